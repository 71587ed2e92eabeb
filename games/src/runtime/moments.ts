/** The longest wait for a frame. */
const LONGEST_FRAME_MS = 100;

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Resolves at the start of a frame of its own, after the current work and the frame it leads to. A slow phone needs
 * most of a frame to show one changed word.
 */
export const frame = (): Promise<void> =>
  new Promise((resolve) => {
    // Nothing is shown of a page that nobody looks at.
    const late = setTimeout(resolve, LONGEST_FRAME_MS);
    const begin = () => {
      clearTimeout(late);
      resolve();
    };
    requestAnimationFrame(() => requestAnimationFrame(begin));
  });

export type Turns<Place extends string> = {
  readonly write: (place: Place, write: () => void) => void;
  readonly over: () => Promise<void>;
};

/**
 * Writes each place in a frame of its own, one after another; of several words for one place, only the last.
 * `over` resolves when all are written.
 */
export function createTurns<Place extends string>(): Turns<Place> {
  const waiting = new Map<Place, () => void>();
  let over = Promise.resolve();
  const writeWaiting = async () => {
    for (const [place] of waiting) {
      await frame();
      waiting.get(place)?.();
      waiting.delete(place);
    }
  };
  return {
    write(place, write) {
      const isIdle = waiting.size === 0;
      waiting.set(place, write);
      if (isIdle) over = writeWaiting();
    },
    over: () => over,
  };
}
