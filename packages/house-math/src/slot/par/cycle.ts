/**
 * Visits every combination of stops of a set of reels; `-1` stands for a reel that is held.
 * `visit` must not keep the array.
 */
export function everyStop(
  lengths: readonly number[],
  held: number,
  visit: (stops: Int32Array) => void,
): void {
  const stops = new Int32Array(lengths.length);
  const turn = (reel: number): void => {
    const length = lengths[reel];
    if (length === undefined) return visit(stops);
    if (held & (1 << reel)) {
      stops[reel] = -1;
      return turn(reel + 1);
    }
    for (let stop = 0; stop < length; stop++) {
      stops[reel] = stop;
      turn(reel + 1);
    }
  };
  turn(0);
}

/** How many combinations that are. */
export const cycleOf = (lengths: readonly number[], held = 0): number =>
  lengths.reduce((cycle, length, reel) => (held & (1 << reel) ? cycle : cycle * length), 1);
