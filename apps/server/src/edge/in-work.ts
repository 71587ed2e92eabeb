import { refuse } from '../kernel/refusal.ts';
import { TookTooLong } from '../kernel/within.ts';

/** The calls that are being answered: a bounded number, each for a bounded time. */
export type InWork = {
  /** How many there are, those included whose caller was told that it took too long. */
  count(): number;
  full(): boolean;
  /**
   * Tells `caller` what the act answers or throws, or TookTooLong after the limit; then the act goes on
   * and counts until it ends. Fails with edge.busy when there are too many already.
   */
  run<T>(what: string, act: () => Promise<T>, caller: Told<T>): void;
};

/** Who hears of the end of a call, once; neither throws. */
export type Told<T> = { answer(value: T): void; fail(err: unknown): void };

/** Limits are kept to this part of themselves, so that one timer serves all calls. */
const PARTS = 8;

/** One call, between the one begun before it and the one begun after it. */
type Call = {
  readonly what: string;
  readonly endsAt: number;
  /** Null once told. */
  caller: Told<never> | null;
  before: Call | null;
  after: Call | null;
};

/**
 * At most `most` acts at once, each answered within `ms` and an eighth. They are linked to each
 * other and not in a Set, whose tables would keep what has ended alive (see kernel/recent.ts).
 */
export function createInWork({ most, ms }: { most: number; ms: number }): InWork {
  let [first, last]: [Call | null, Call | null] = [null, null];
  let count = 0;
  let beats = 0;
  let timer: NodeJS.Timeout | null = null;

  const begin = (call: Call) => {
    count += 1;
    if (last) last.after = call;
    else first = call;
    last = call;
  };
  const end = (call: Call) => {
    count -= 1;
    if (call.before) call.before.after = call.after;
    else first = call.after;
    if (call.after) call.after.before = call.before;
    else last = call.before;
    call.before = null;
    call.after = null;
    const { caller } = call;
    call.caller = null;
    return caller;
  };
  const beat = () => {
    beats += 1;
    for (let call = first; call && call.endsAt <= beats; call = call.after) {
      call.caller?.fail(new TookTooLong(`${call.what} took longer than ${ms} ms`));
      call.caller = null;
    }
    if (count > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };

  return {
    count: () => count,
    full: () => count >= most,
    run<T>(what: string, act: () => Promise<T>, caller: Told<T>): void {
      if (count >= most) return caller.fail(refuse('edge.busy'));
      timer ??= setInterval(beat, ms / PARTS).unref();
      const endsAt = beats + PARTS + 1;
      const call: Call = { what, endsAt, caller, before: last, after: null };
      begin(call);
      const fail = (err: unknown) => end(call)?.fail(err);
      try {
        act().then((value) => end(call)?.answer(value as never), fail);
      } catch (err) {
        fail(err);
      }
    },
  };
}
