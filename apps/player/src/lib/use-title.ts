import { useEffect } from 'react';

/** The page's own name in the browser's title. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · Nokshi` : 'Nokshi';
  }, [title]);
}
