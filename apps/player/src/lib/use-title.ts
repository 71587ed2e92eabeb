import { useEffect } from 'react';

/** The page's own name in the browser's title, and what it is about where that is known. */
export function useTitle(title: string, about?: string): void {
  useEffect(() => {
    document.title = `${title} · Nokshi`;
    const place = document.querySelector('meta[name="description"]');
    if (about && place) place.setAttribute('content', about);
  }, [title, about]);
}
