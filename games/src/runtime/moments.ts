/** Where no frame comes in this time, none is waited for. */
const LONGEST_FRAME_MS = 100;

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * A frame begins that has time of its own: whatever goes on now and the frame it leads to are over. To show one
 * word anew takes a slow phone most of a frame.
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
 * Writes in turn, each place in a frame of its own; of what is told for a place before its turn comes, the last.
 * `over` resolves when all of it is written.
 */
export function createTurns<Place extends string>(): Turns<Place> {
  const waiting = new Map<Place, () => void>();
  let over = Promise.resolve();
  const takeTurns = async () => {
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
      if (isIdle) over = takeTurns();
    },
    over: () => over,
  };
}
