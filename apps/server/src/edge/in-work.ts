import { refuse } from '../kernel/refusal.ts';
import { within } from '../kernel/within.ts';

/** The calls in progress: a limited number, each for a limited time. */
export type InWork = {
  /** How many there are, including those whose caller was answered that they took too long. */
  count(): number;
  full(): boolean;
  /**
   * The result of `act`, or TookTooLong after the limit; the act then runs on and counts until it
   * ends. Refuses edge.busy when there are too many already.
   */
  run<T>(what: string, act: () => Promise<T>): Promise<T>;
};

/** At most `most` acts at once, each answered within `ms`. */
export function createInWork({ most, ms }: { most: number; ms: number }): InWork {
  let count = 0;
  const counted = async <T>(act: () => Promise<T>): Promise<T> => {
    count += 1;
    try {
      return await act();
    } finally {
      count -= 1;
    }
  };
  return {
    count: () => count,
    full: () => count >= most,
    async run(what, act) {
      if (count >= most) throw refuse('edge.busy');
      return within(ms, what, counted(act));
    },
  };
}
