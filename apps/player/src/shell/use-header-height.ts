import { type RefObject, useEffect } from 'react';

/**
 * Tells the style sheets how tall the header is (`--header`), so that what stays below it, and what
 * the page scrolls to, is never under it.
 */
export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element || !('ResizeObserver' in window)) return;
    const tell = () =>
      document.documentElement.style.setProperty('--header', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [header]);
}
