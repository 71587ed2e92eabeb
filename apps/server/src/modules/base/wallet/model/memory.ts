import type { PlainPosting, Post, Purse, Step } from './act.ts';
import type { Random } from './random.ts';

type Keyed = Post | Extract<Step, { key: number }>;
type Posting = PlainPosting & { readonly do: 'post' | 'transfer' };

/** A uniform sample of all keys so far, and the newest besides. */
const SAMPLE = 40_000;
const NEWEST = 256;

/** Earlier acts that can be repeated: old ones, and some still in flight. */
export function createMemory(random: Random) {
  const postings = createSample<Posting>(random);
  const steps = createSample<Keyed>(random);
  const tombstones = createSample<{ purse: Purse; key: number }>(random);
  const holds = new Map<number, number[]>();
  return {
    keep(act: Keyed) {
      if (act.do === 'post' || act.do === 'transfer') postings.add(act);
      if (act.do === 'tombstone') tombstones.add(act);
      if (act.do !== 'ask') steps.add(act);
    },
    posting: postings.pick,
    /** Anything that has a key. */
    keyed: steps.pick,
    tombstone: tombstones.pick,
    keepHold(purse: Purse, hold: number) {
      const mine = holds.get(purse);
      if (mine) mine.push(hold);
      else holds.set(purse, [hold]);
      if (mine && mine.length > 12) mine.shift();
    },
    holdOf(purse: Purse): number | undefined {
      const mine = holds.get(purse);
      return mine && random.pick(mine);
    },
  };
}

function createSample<T>(random: Random) {
  const kept: T[] = [];
  const newest: T[] = [];
  let count = 0;
  return {
    add(one: T) {
      newest[count % NEWEST] = one;
      count += 1;
      if (kept.length < SAMPLE) kept.push(one);
      else {
        const place = random.below(count);
        if (place < SAMPLE) kept[place] = one;
      }
    },
    pick: (): T | undefined => random.pick(random.chance(0.4) ? newest : kept),
  };
}
