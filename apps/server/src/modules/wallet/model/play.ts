import { type Act, type Expire, namedBy, operationsIn, type Post, type Story } from './act.ts';
import { type Got, judge } from './judge.ts';
import { createNames, type Names } from './names.ts';
import { perform, postingOf } from './perform.ts';
import { createPlainWallet, type Expected, type PlainWallet } from './plain-wallet.ts';
import { expirePlainly, playPlainly } from './plain-verbs.ts';
import { createSlots } from './slots.ts';
import { countActs, type Tally } from './tally.ts';
import type { Server, Stage } from './stage.ts';
import { createTurns } from './turns.ts';

export type Difference = { readonly act: Act | null; readonly says: string };

export type Play = {
  readonly alone: boolean;
  readonly plain: PlainWallet;
  readonly names: Names;
  readonly heard: Stage['heard'];
  readonly tally: Tally;
  readonly differences: readonly Difference[];
  /** Something that no act is to blame for. */
  fail(says: string): void;
  /** Plays the act when its turn comes; resolves when there is room for the next. */
  play(act: Act): Promise<void>;
  /** Resolves when all is done. */
  settle(): Promise<void>;
};

/** Its name, and whether it has the ledger for itself: holds of other runs expire with its own. */
export type RunOf = { readonly run: string; readonly alone: boolean };

const ROLL_BACK = new Error('the story ends otherwise');

/** Plays acts in the wallet and in the plain one, and compares each answer. */
export function createPlay(stage: Stage, { run, alone }: RunOf): Play {
  const { clock, servers } = stage;
  const plain = createPlainWallet();
  const names = createNames(run, clock.now);
  const began = clock.now();
  const turns = createTurns((purse) => plain.purses.has(purse));
  const [room, stories] = [createSlots(stage.inFlight), createSlots(stage.stories)];
  const differences: Difference[] = [];
  const tally = countActs();
  const open = new Set<Promise<void>>();

  const compare = (act: Act, expected: Expected, got: Got) => {
    const says = judge(expected, got);
    if (says) differences.push({ act, says });
  };

  const fails = (act: Act, err: Error) =>
    void differences.push({ act, says: `it fails: ${err.message}` });

  /** A member has one server, in which the member's posts keep their order. */
  const serverOf = (act: Act): Server => {
    const [lead = 0] = namedBy(act);
    return servers[(lead >> 4) % servers.length] as Server;
  };

  async function post(act: Post, expected: Expected): Promise<void> {
    const { wallet } = serverOf(act);
    const got = await wallet.post(postingOf(names, act)).catch((err: Error) => err);
    compare(act, expected, got);
  }

  async function story(act: Story, expected: readonly Expected[]): Promise<void> {
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
        if (err !== ROLL_BACK) fails(act, err);
      })
      .finally(() => stories.leave());
  }

  async function expire(act: Expire, expected: number): Promise<void> {
    clock.advance(act.minutes * 60_000);
    let expired = 0;
    for (let some = -1; some !== 0; expired += some)
      some = await serverOf(act).wallet.expireHolds(clock.now());
    if (alone && expired !== expected)
      differences.push({ act, says: `expected ${expected} holds to expire, not ${expired}` });
  }

  function begin(act: Act): () => Promise<void> {
    if (act.do === 'expire') {
      const expected = expirePlainly(plain, act.minutes);
      tally.expired(expected);
      return () => expire(act, expected);
    }
    const expected = playPlainly(plain, act);
    tally.count(act, expected);
    return act.do === 'post'
      ? () => post(act, expected[0] as Expected)
      : () => story(act, expected);
  }

  return {
    alone,
    plain,
    names,
    heard: stage.heard,
    tally,
    differences,
    fail: (says) => void differences.push({ act: null, says }),
    async play(act) {
      const size = operationsIn(act);
      await room.enter(size);
      const work = begin(act);
      const done = turns
        .take(act, () => work().catch((err: Error) => fails(act, err)))
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
