import type { Purse } from './act.ts';
import { createMemory } from './memory.ts';
import type { PlainWallet } from './plain-wallet.ts';
import type { Random } from './random.ts';

export type Extent = {
  readonly members: number;
  /** Acts between two moments at which holds expire, and the minutes that pass in between. */
  readonly actsApart: number;
  readonly minutesApart: number;
};

/** The state from which acts are chosen: the plain wallet as it is after all acts before. */
export type Choice = {
  readonly plain: PlainWallet;
  readonly random: Random;
  readonly extent: Extent;
  readonly memory: ReturnType<typeof createMemory>;
  /** Purses that were opened, and those of them that were closed. */
  readonly purses: Purse[];
  newKey(): number;
  newMember(): number;
  /** Whether something out of the ordinary happens that would, in a storm, so often. */
  trouble(probability: number): boolean;
  purse(): Purse;
  /** Once an act: the weather may turn. */
  turn(act: number): void;
};

/**
 * Trouble comes in storms: most of the time nearly all is well, as it is in life, and the fast way
 * carries it; in a storm every batch has some that cannot be done, and the exact way has its turn.
 */
const WEATHER = { lasts: 2_000, storms: 0.12, calm: 0.02 };

/** A few members have a good part of the traffic, so that their postings meet in batches. */
const HOT = 32;

export function createChoice(plain: PlainWallet, random: Random, extent: Extent): Choice {
  let keys = 0;
  let members = 0;
  let storm = true;
  const choice: Choice = {
    plain,
    random,
    extent,
    memory: createMemory(random),
    purses: [],
    newKey: () => (keys += 1),
    newMember: () => (members += 1),
    trouble: (probability) => random.chance(storm ? probability : probability * WEATHER.calm),
    purse() {
      const some = random.chance(0.2) ? Math.min(HOT, choice.purses.length) : choice.purses.length;
      const purse = choice.purses[random.below(some)] as Purse;
      const closed = plain.purses.get(purse)?.open === false;
      return closed && !choice.trouble(0.2) ? choice.purse() : purse;
    },
    turn(act) {
      if (act % WEATHER.lasts === 0) storm = random.chance(WEATHER.storms);
    },
  };
  return choice;
}

export const cashOf = (plain: PlainWallet, purse: Purse): number =>
  plain.purses.get(purse)?.cash ?? 0;
