import { type Act, laneOf, memberOf, type PlainLeg, type PlainPosting, type Post } from './act.ts';
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
  purse(): Purse;
};

/** A few members have a good part of the traffic, so that their postings meet in batches. */
const HOT = 32;

/** Acts without end that follow from the seed; each is chosen knowing what the last led to. */
export function generateActs(plain: PlainWallet, random: Random, extent: Extent): () => Act {
  let keys = 0;
  let members = 0;
  let acts = 0;
  const choice: Choice = {
    plain,
    random,
    extent,
    memory: createMemory(random),
    purses: [],
    newKey: () => (keys += 1),
    newMember: () => (members += 1),
    purse() {
      const some = random.chance(0.2) ? Math.min(HOT, choice.purses.length) : choice.purses.length;
      return choice.purses[random.below(some)] as Purse;
    },
  };
  const stories = createStories(choice);
  return () => {
    acts += 1;
    if (members < extent.members) return stories.opening();
    if (acts % extent.actsApart === 0)
      return { do: 'expire', minutes: 1 + random.below(2 * extent.minutesApart) };
    return random.chance(0.12) ? stories.next() : post(choice);
  };
}

function post(choice: Choice): Post {
  const { random, memory } = choice;
  const dice = random.next();
  if (dice < 0.06) {
    const before = memory.posting();
    if (before) return { ...before, do: 'post' };
  } else if (dice < 0.08) {
    const before = memory.posting();
    if (before) return { ...before, do: 'post', input: before.input + 1 };
  } else if (dice < 0.09) {
    const other = otherInLane(choice);
    if (other) return other;
  }
  const fresh = { ...freshPosting(choice), do: 'post' } as const;
  memory.keep(fresh);
  return fresh;
}

/** A key of another member, of the same lane or not, with the input under which it was posted. */
function otherInLane(choice: Choice): Post | null {
  const before = choice.memory.posting();
  const purse = choice.purse();
  if (!before || memberOf(purse) === memberOf(before.purse)) return null;
  const lane = laneOf(purse);
  if (choice.plain.taken(lane, before.key)?.input === 'tombstone') return null;
  return { ...before, do: 'post', purse };
}

/** A new key (sometimes one that a rollback took already), an amount the member has or has not. */
export function freshPosting(choice: Choice): PlainPosting {
  const { random, plain, memory } = choice;
  const dead = random.chance(0.01) ? memory.tombstone() : undefined;
  const stranger = random.chance(0.002) ? 2 * (choice.extent.members * 4 + random.below(50)) : null;
  const purse = dead?.purse ?? stranger ?? choice.purse();
  const dice = random.next();
  const ride = dice < 0.25 ? 'yes' : dice < 0.253 ? 'no' : 'none';
  const legs = legsFor(random, plain.purses.get(purse)?.cash ?? 100);
  return { purse, key: dead?.key ?? choice.newKey(), input: random.below(3), legs, ride };
}

function legsFor(random: Random, cash: number): PlainLeg[] {
  const dice = random.next();
  if (dice < 0.12) return [['deposit', 1 + random.below(4_000)]];
  if (dice < 0.15) return [['refund', 1 + random.below(500)]];
  if (dice < 0.18) return [['withdrawal', -1 - random.below(2 * cash + 10)]];
  if (dice < 0.19) return [['adjustment', random.below(200) - 100]];
  const legs: PlainLeg[] = [];
  const most = 1 + random.below(4);
  while (legs.length < most) {
    const stake = 1 + random.below(Math.min(cash / 6, 3_000) + 12);
    legs.push(['stake', -stake]);
    if (legs.length < most && random.chance(0.8))
      legs.push(['win', random.chance(0.55) ? random.below(stake * 3) : 0]);
  }
  return legs;
}

export const cashOf = (plain: PlainWallet, purse: Purse): number =>
  (plain.purses.get(purse) as PlainPurse | undefined)?.cash ?? 0;
