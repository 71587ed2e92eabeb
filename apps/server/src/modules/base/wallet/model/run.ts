import type { Act } from './act.ts';
import { compareEnd } from './compare-end.ts';
import type { Extent } from './choice.ts';
import { generateActs } from './generate-acts.ts';
import { createPlainWallet } from './plain-wallet.ts';
import { expirePlainly, playPlainly } from './plain-verbs.ts';
import { createPlay, type Play } from './play.ts';
import { createRandom } from './random.ts';
import type { Server, Stage } from './stage.ts';
import { shrink, type Suspects, suspectsIn } from './shrink.ts';

export type Seeded = {
  readonly seed: number;
  readonly operations: number;
  readonly extent: Extent;
};

export type Ended = {
  readonly play: Play;
  /** How many acts were played. */
  readonly acts: number;
  /** The differences, answers first; empty when the run is correct. */
  readonly differences: readonly string[];
  readonly suspects: Suspects;
};

/** The tail is proven this often while the run continues. */
const TAILS = 5;

let runs = 0;

/** Plays the acts of the seed until there are enough operations, or a difference. */
export async function playSeed(stage: Stage, { seed, operations, extent }: Seeded): Promise<Ended> {
  const play = newPlay(stage, true);
  const next = generateActs(play.plain, createRandom(seed), extent);
  let acts = 0;
  let proofs = 0;
  for (; play.tally.operations < operations && play.differences.length === 0; acts += 1) {
    await play.play(next());
    if (play.tally.operations < (operations / TAILS) * (proofs + 1)) continue;
    proofs += 1;
    await proveTail(stage, play);
  }
  return end(stage, play, acts);
}

async function proveTail({ servers }: Stage, play: Play): Promise<void> {
  const { differences, examples } = await (servers[0] as Server).wallet.verify('tail');
  if (differences > 0) play.fail(JSON.stringify(examples));
}

/** Plays these acts, on new members. */
export async function playList(stage: Stage, acts: readonly Act[]): Promise<Ended> {
  const play = newPlay(stage, false);
  for (const act of acts) await play.play(act);
  return end(stage, play, acts.length);
}

/** A small list of acts with a difference, from the seed of a run that had one. */
export async function smallCase(stage: Stage, seeded: Seeded, ended: Ended) {
  const fails = async (acts: readonly Act[]) =>
    (await playList(stage, acts)).differences.length > 0;
  return shrink(actsOf(seeded, ended.acts), ended.suspects, fails);
}

const newPlay = (stage: Stage, alone: boolean): Play =>
  createPlay(stage, { run: `run ${(runs += 1)}`, alone });

async function end(stage: Stage, play: Play, acts: number): Promise<Ended> {
  await play.settle();
  const [first] = play.differences;
  if (first) {
    const suspects = first.act ? suspectsIn(first.act) : { members: [], keys: [] };
    const differences = play.differences.map(
      ({ says, act }) => `${says} by ${JSON.stringify(act)}`,
    );
    return { play, acts, suspects, differences };
  }
  const left = await (stage.servers[0] as Server).db.read((tx) => compareEnd(tx, play));
  const members = left.flatMap(({ member }) => member ?? []).slice(0, 1);
  const differences = left.map(({ says }) => says);
  return { play, acts, suspects: { members, keys: [] }, differences };
}

/** The first acts that follow from a seed, without the wallet. */
function actsOf({ seed, extent }: Seeded, count: number): Act[] {
  const plain = createPlainWallet();
  const next = generateActs(plain, createRandom(seed), extent);
  return Array.from({ length: count }, () => {
    const act = next();
    if (act.do === 'expire') expirePlainly(plain, act.minutes);
    else playPlainly(plain, act);
    return act;
  });
}
