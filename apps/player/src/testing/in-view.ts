import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Heard = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

/** Stands in for the browser's `IntersectionObserver`: the test says what is in view. */
export function stubInView() {
  const watched = new Map<Element, Heard>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly heard: Heard;
      constructor(heard: Heard) {
        this.heard = heard;
      }
      observe(element: Element): void {
        watched.set(element, this.heard);
      }
      disconnect(): void {
        for (const [element, heard] of watched) if (heard === this.heard) watched.delete(element);
      }
    },
  );
  return {
    /** The watched element around this one is in view, or no longer. */
    show: (inside: Element, isIntersecting: boolean) =>
      act(async () => {
        for (const [element, heard] of watched)
          if (element.contains(inside)) heard([{ isIntersecting }]);
      }),
  };
}
