import { useEffect, useRef } from 'react';

/**
 * A page that is gone to is read from its top. Back and forward are the browser's, which knows
 * where the reader stood; an anchor has a place of its own, and a reload is no new page.
 */
export function useTopOfPage(path: string, id: string | null): void {
  const last = useRef({ path, id });
  const stepped = useRef<string | null>(null);
  useEffect(() => {
    const note = () => {
      stepped.current = location.pathname;
    };
    addEventListener('popstate', note, { capture: true });
    return () => removeEventListener('popstate', note, { capture: true });
  }, []);
  useEffect(() => {
    if (last.current.path === path && last.current.id === id) return;
    last.current = { path, id };
    const byStep = stepped.current === path;
    stepped.current = null;
    if (!byStep && !location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [path, id]);
}
