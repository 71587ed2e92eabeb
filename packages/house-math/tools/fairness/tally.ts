import type { Finding } from '../../src/fairness/battery.ts';
import { chiSquare } from '../../src/fairness/chi-square.ts';
import { type Fraction, minus, numberOf, sumOf, WHOLE } from '../../src/fraction.ts';

/** One of some thousand findings of a run: past 5 by chance alone one strays in thousands of runs. */
export const LIMIT = 5;
/** A choice that is met more rarely than this on average says nothing by itself. */
const LEAST_EACH = 20;

/** How often each choice of one question came, against how often it should: the chances sum to one. */
export type Counted = {
  readonly test: string;
  readonly chances: readonly number[];
  readonly seen: number[];
};

/** What is counted, each question once under its name; the same chances may be asked for again. */
export class Tally {
  readonly #counted = new Map<string, Counted>();

  /** Choices that do not have the chances given are another question of the same name. */
  question(test: string, chances: readonly number[]): Counted {
    const key = `${test} ${chances.join(' ')}`;
    const known = this.#counted.get(key);
    if (known) return known;
    const counted = { test, chances, seen: chances.map(() => 0) };
    this.#counted.set(key, counted);
    return counted;
  }

  /** Of questions that were met often enough to say something. */
  findings(): readonly Finding[] {
    return [...this.#counted.values()].flatMap((counted) => findingOf(counted) ?? []);
  }
}

/** Chances of ways that exclude each other, and of none of them last. */
export const withRest = (ways: readonly Fraction[]): readonly number[] =>
  [...ways, minus(WHOLE, sumOf(ways))].map(numberOf);

export const evenly = (choices: number): readonly number[] =>
  Array.from({ length: choices }, () => 1 / choices);

export function note({ test, chances, seen }: Counted, choice: number): void {
  if ((chances[choice] ?? 0) <= 0) throw new Error(`${test} came to ${choice}, which cannot be`);
  seen[choice] = (seen[choice] ?? 0) + 1;
}

/** Choices too rare to say anything are counted with the most frequent one; null where one is left. */
function findingOf({ test, chances, seen }: Counted): Finding | null {
  const total = seen.reduce((sum, count) => sum + count, 0);
  const most = chances.indexOf(Math.max(...chances));
  const expected: number[] = [];
  const counts: number[] = [];
  let [rareExpected, rareSeen] = [0, 0];
  chances.forEach((chance, at) => {
    if (at !== most && chance * total < LEAST_EACH) {
      rareExpected += chance * total;
      rareSeen += seen[at] ?? 0;
      return;
    }
    expected.push(chance * total);
    counts.push(seen[at] ?? 0);
  });
  const place = chances.slice(0, most).filter((chance) => chance * total >= LEAST_EACH).length;
  expected[place] = (expected[place] ?? 0) + rareExpected;
  counts[place] = (counts[place] ?? 0) + rareSeen;
  if (counts.length < 2 || total === 0) return null;
  return { test, off: chiSquare(counts, expected), limit: LIMIT };
}
