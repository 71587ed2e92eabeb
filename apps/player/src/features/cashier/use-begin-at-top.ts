import { type RefObject, useEffect, useRef } from 'react';

/** Who comes from the end of a long form reads what follows from its beginning. */
export function useBeginAtTop<Part extends HTMLElement>(): RefObject<Part | null> {
  const top = useRef<Part>(null);
  useEffect(() => {
    // Newer browsers give a promise, which is nothing for React to end the effect with.
    void top.current?.scrollIntoView({ block: 'start' });
  }, []);
  return top;
}
