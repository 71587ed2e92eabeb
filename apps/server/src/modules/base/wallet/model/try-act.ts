import { type Act, type Expire, namedBy, type Post, type Story } from './act.ts';
import { type Got, judge } from './judge.ts';
import type { Names } from './names.ts';
import { perform, postingOf } from './perform.ts';
import type { Expected } from './plain-wallet.ts';
import { createSlots } from './slots.ts';
import type { Server, Stage } from './stage.ts';

/** Reports a difference, and in which act. */
export type Report = (act: Act, says: string) => void;

/** Runs acts in the wallet, and reports each answer that is not the expected one. */
export type Trial = {
  post(act: Post, expected: Expected): Promise<void>;
  story(act: Story, expected: readonly Expected[]): Promise<void>;
  /** Null: the number is unknown. */
  expire(act: Expire, expected: number | null): Promise<void>;
};

const ROLL_BACK = new Error('the story ends otherwise');

export function createTrial(
  { clock, servers, ...stage }: Stage,
  names: Names,
  report: Report,
): Trial {
  const began = clock.now();
  const stories = createSlots(stage.stories);

  const compare = (act: Act, expected: Expected, got: Got) => {
    const says = judge(expected, got);
    if (says) report(act, says);
  };

  /** A member has one server, on which the member's posts keep their order. */
  const serverOf = (act: Act): Server => {
    const [lead = 0] = namedBy(act);
    return servers[(lead >> 4) % servers.length] as Server;
  };

  return {
    async post(act, expected) {
      const { wallet } = serverOf(act);
      const got = await wallet.post(postingOf(names, act)).catch((err: Error) => err);
      compare(act, expected, got);
    },
    async story(act, expected) {
      await stories.enter();
      const { wallet, db } = serverOf(act);
      const place = { wallet, names, began };
      const work = db.tx(async (tx) => {
        for (const [i, step] of act.steps.entries()) {
          const got = await perform(place, tx, step).catch((err: Error) => err);
          compare(act, expected[i] as Expected, got);
        }
        if (act.ends === 'rolls back') throw ROLL_BACK;
      });
      await work
        .catch((err: Error) => {
          if (err !== ROLL_BACK) throw err;
        })
        .finally(() => stories.leave());
    },
    async expire(act, expected) {
      const { wallet } = serverOf(act);
      clock.advance(act.minutes * 60_000);
      let expired = 0;
      for (let some = -1; some !== 0; expired += some) {
        some = await wallet.expireHolds(clock.now());
      }
      if (expected !== null && expired !== expected)
        report(act, `expected ${expected} holds to expire, not ${expired}`);
    },
  };
}
