import { type RefObject, useEffect, useRef, useState } from 'react';

/** What comes into view soon counts as seen, so that it is current when it is there. */
const MARGIN = '200px';

/** Whether an element is in view, or nearly. */
export function useInView<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [element, isInView];
}
