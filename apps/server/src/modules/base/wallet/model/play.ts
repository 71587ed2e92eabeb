import { type Act, operationsIn } from './act.ts';
import { createNames, type Names } from './names.ts';
import { createPlainWallet, type Expected, type PlainWallet } from './plain-wallet.ts';
import { expirePlainly, playPlainly } from './plain-verbs.ts';
import { createSlots } from './slots.ts';
import type { Stage } from './stage.ts';
import { countActs, type Tally } from './tally.ts';
import { createTrial } from './try-act.ts';
import { createTurns } from './turns.ts';

export type Difference = { readonly act: Act | null; readonly says: string };

export type Play = {
  readonly alone: boolean;
  readonly plain: PlainWallet;
  readonly names: Names;
  readonly heard: Stage['heard'];
  readonly tally: Tally;
  readonly differences: readonly Difference[];
  /** An error that no act caused. */
  fail(says: string): void;
  /** Plays the act when its turn comes; resolves when there is room for the next. */
  play(act: Act): Promise<void>;
  /** Resolves when everything is done. */
  settle(): Promise<void>;
};

/** Its name, and whether it has the ledger to itself: holds of other runs expire with its own. */
export type RunOf = { readonly run: string; readonly alone: boolean };

/** Plays acts in the wallet and in the plain one, and compares each answer. */
export function createPlay(stage: Stage, { run, alone }: RunOf): Play {
  const plain = createPlainWallet();
  const names = createNames(run, stage.clock.now);
  const turns = createTurns((purse) => plain.purses.has(purse));
  const room = createSlots(stage.inFlight);
  const differences: Difference[] = [];
  const tally = countActs();
  const open = new Set<Promise<void>>();
  const report = (act: Act | null, says: string) => void differences.push({ act, says });
  const trial = createTrial(stage, names, report);

  function begin(act: Act): () => Promise<void> {
    if (act.do === 'expire') {
      const expected = expirePlainly(plain, act.minutes);
      tally.expired(expected);
      // Holds of other runs on the ledger expire with it.
      return () => trial.expire(act, alone ? expected : null);
    }
    const expected = playPlainly(plain, act);
    tally.count(act, expected);
    return act.do === 'post'
      ? () => trial.post(act, expected[0] as Expected)
      : () => trial.story(act, expected);
  }

  return {
    alone,
    plain,
    names,
    heard: stage.heard,
    tally,
    differences,
    fail: (says) => report(null, says),
    async play(act) {
      const size = operationsIn(act);
      await room.enter(size);
      const work = begin(act);
      const done = turns
        .take(act, () => work().catch((err: Error) => report(act, `it fails: ${err.message}`)))
        .finally(() => {
          room.leave(size);
          open.delete(done);
        });
      open.add(done);
    },
    async settle() {
      await Promise.all(open);
    },
  };
}
