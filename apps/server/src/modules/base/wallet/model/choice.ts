import type { Purse } from './act.ts';
import { createMemory } from './memory.ts';
import type { PlainWallet } from './plain-wallet.ts';
import type { Random } from './random.ts';

export type Extent = {
  readonly members: number;
  /** Acts between two moments at which holds expire, and the minutes between them. */
  readonly actsApart: number;
  readonly minutesApart: number;
};

/** The state from which acts are chosen: the plain wallet after all previous acts. */
export type Choice = {
  readonly plain: PlainWallet;
  readonly random: Random;
  readonly extent: Extent;
  readonly memory: ReturnType<typeof createMemory>;
  /** Purses that were opened, and those of them that were closed. */
  readonly purses: Purse[];
  newKey(): number;
  newMember(): number;
  /** Whether something unusual happens, given how often it would in a storm. */
  trouble(probability: number): boolean;
  purse(): Purse;
  /** Called once an act: a storm may begin or end. */
  turn(act: number): void;
};

/**
 * Trouble comes in storms. Most of the time nearly everything is valid and the fast path carries
 * it; in a storm every batch has refusals and takes the exact path.
 */
const STORMS = { lasts: 2_000, storms: 0.12, calm: 0.02 };

/** A few members have much of the traffic, so that their postings share batches. */
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
    trouble: (probability) => random.chance(storm ? probability : probability * STORMS.calm),
    purse() {
      const some = random.chance(0.2) ? Math.min(HOT, choice.purses.length) : choice.purses.length;
      const purse = choice.purses[random.below(some)] as Purse;
      const closed = plain.purses.get(purse)?.open === false;
      return closed && !choice.trouble(0.2) ? choice.purse() : purse;
    },
    turn(act) {
      if (act % STORMS.lasts === 0) storm = random.chance(STORMS.storms);
    },
  };
  return choice;
}

export const cashOf = (plain: PlainWallet, purse: Purse): number =>
  plain.purses.get(purse)?.cash ?? 0;
