/** When the next round may begin, on the clock of this page; the server decides in the end. */
export type Pace = {
  /** A round has begun, or was refused for being too early. */
  restFor(ms: number): void;
  /** Milliseconds until the next round may begin, 0 when it may. */
  left(): number;
  /** On the clock that it was made with. */
  until(): number;
  /** The share of the rest that is over, 0 to 1. */
  done(): number;
};

export function createPace(now: () => number): Pace {
  let until = 0;
  let whole = 1;
  const left = () => Math.max(0, until - now());
  return {
    restFor(ms) {
      until = now() + ms;
      whole = Math.max(1, ms);
    },
    left,
    until: () => until,
    done: () => 1 - left() / whole,
  };
}
