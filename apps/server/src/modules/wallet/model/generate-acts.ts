import { type Act, type PlainLeg, type PlainPosting, type Post } from './act.ts';
import type { Purse } from './act.ts';
import { createMemory } from './memory.ts';
import type { PlainPurse, PlainWallet } from './plain-wallet.ts';
import type { Random } from './random.ts';
import { createStories } from './generate-stories.ts';

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
};

/**
 * Trouble comes in storms: most of the time nearly all is well, as it is in life, and the fast way
 * carries it; in a storm every batch has some that cannot be done, and the exact way has its turn.
 */
const WEATHER = { lasts: 2_000, storms: 0.12, calm: 0.02 };

/** How many of the acts are stories. */
const STORIES = 0.05;

/** A few members have a good part of the traffic, so that their postings meet in batches. */
const HOT = 32;

/** Acts without end that follow from the seed; each is chosen knowing what the last led to. */
export function generateActs(plain: PlainWallet, random: Random, extent: Extent): () => Act {
  let keys = 0;
  let members = 0;
  let acts = 0;
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
      return closed && !choice.trouble(0.5) ? choice.purse() : purse;
    },
  };
  const stories = createStories(choice);
  return () => {
    acts += 1;
    if (acts % WEATHER.lasts === 0) storm = random.chance(WEATHER.storms);
    if (members < extent.members) return stories.opening();
    if (acts % extent.actsApart === 0)
      return { do: 'expire', minutes: 1 + random.below(2 * extent.minutesApart) };
    return random.chance(STORIES) ? stories.next() : post(choice);
  };
}

function post(choice: Choice): Post {
  const { memory, trouble } = choice;
  if (trouble(0.12)) {
    const before = memory.posting();
    const dice = choice.random.next();
    if (before && dice < 0.6) return { ...before, do: 'post' };
    if (before && dice < 0.85) return { ...before, do: 'post', input: before.input + 1 };
    if (before) return { ...before, do: 'post', purse: otherPurse(choice, before.purse) };
  }
  const fresh = { ...freshPosting(choice), do: 'post' } as const;
  memory.keep(fresh);
  return fresh;
}

/** Another member's, of the same lane or not, or the other asset of the same member. */
const otherPurse = (choice: Choice, purse: Purse): Purse =>
  choice.random.chance(0.3) ? purse ^ 1 : choice.purse();

/** A new key (sometimes one that a rollback took already), an amount the member has or has not. */
export function freshPosting(choice: Choice, of?: Purse): PlainPosting {
  const { random, plain, memory, trouble, extent } = choice;
  const dead = of === undefined && trouble(0.02) ? memory.tombstone() : undefined;
  const stranger = trouble(0.005) ? 2 * (extent.members * 4 + random.below(50)) : null;
  const purse = of ?? dead?.purse ?? stranger ?? choice.purse();
  const ride = trouble(0.01) ? 'no' : random.chance(0.25) ? 'yes' : 'none';
  const legs = legsFor(choice, cashOf(plain, purse));
  return { purse, key: dead?.key ?? choice.newKey(), input: random.below(3), legs, ride };
}

/** What a member with this cash does; in trouble it is more than there is. */
function legsFor({ random, trouble }: Choice, cash: number): PlainLeg[] {
  if (trouble(0.08)) return [['withdrawal', -cash - 1 - random.below(100)]];
  const dice = random.next();
  if (dice < 0.12 || cash < 100) return [['deposit', 1 + random.below(4_000)]];
  if (dice < 0.15) return [['refund', 1 + random.below(500)]];
  if (dice < 0.18) return [['withdrawal', -1 - random.below(cash / 4)]];
  if (dice < 0.19) return [['adjustment', random.below(100)]];
  const legs: PlainLeg[] = [];
  const most = 1 + random.below(4);
  while (legs.length < most) {
    const stake = 1 + random.below(Math.min(cash / (trouble(0.1) ? 1 : 12), 3_000));
    legs.push(['stake', -stake]);
    if (legs.length < most && random.chance(0.8))
      legs.push(['win', random.chance(0.55) ? random.below(stake * 3) : 0]);
  }
  return legs;
}

export const cashOf = (plain: PlainWallet, purse: Purse): number =>
  (plain.purses.get(purse) as PlainPurse | undefined)?.cash ?? 0;
