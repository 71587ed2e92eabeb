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
