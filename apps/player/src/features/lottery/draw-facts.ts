/** What players read off a draw at a glance. */
export type DrawFacts = {
  readonly sum: number | null;
  readonly size: 'big' | 'small' | 'tie';
  readonly parity: 'odd' | 'even';
  /** The first place against the last one. */
  readonly duel: 'dragon' | 'tiger' | 'tie' | null;
};

type Rule = {
  /** What is added up; all numbers without. */
  readonly of?: (numbers: readonly number[]) => readonly number[];
  /** The least sum that is big. */
  readonly bigFrom: number;
  /** Neither big nor small. */
  readonly tie?: number;
  readonly hasDuel?: true;
};

/** Where the sum of a draw becomes big: the plays of the family say the same. */
const RULES: Readonly<Record<string, Rule>> = {
  ssc: { bigFrom: 23, hasDuel: true },
  p5: { bigFrom: 23, hasDuel: true },
  '3d': { bigFrom: 14, hasDuel: true },
  p3: { bigFrom: 14, hasDuel: true },
  '11x5': { bigFrom: 31, tie: 30, hasDuel: true },
  pk10: { of: (numbers) => numbers.slice(0, 2), bigFrom: 12, hasDuel: true },
  k3: { bigFrom: 11 },
  lhc: { bigFrom: 175 },
  wingo: { bigFrom: 5 },
};

const duelOf = (numbers: readonly number[]): DrawFacts['duel'] => {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  return first > last ? 'dragon' : first < last ? 'tiger' : 'tie';
};

/** Null for draws of several prizes, which have no sum. */
export function factsOf(family: string, numbers: readonly number[]): DrawFacts | null {
  const rule = RULES[family];
  if (!rule) return null;
  const sum = (rule.of?.(numbers) ?? numbers).reduce((all, each) => all + each, 0);
  return {
    sum: numbers.length > 1 ? sum : null,
    size: sum === rule.tie ? 'tie' : sum >= rule.bigFrom ? 'big' : 'small',
    parity: sum % 2 === 1 ? 'odd' : 'even',
    duel: rule.hasDuel ? duelOf(numbers) : null,
  };
}
