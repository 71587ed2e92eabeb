import { useEffect } from 'react';

/** Says that what is new up to `last` was seen: what stands in a window that is looked at. */
export function useSeen(unread: number, last: number | undefined, say: (last: number) => void) {
  useEffect(() => {
    if (unread === 0 || last === undefined) return;
    const see = () => {
      if (document.visibilityState === 'visible') say(last);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [unread, last]);
}
