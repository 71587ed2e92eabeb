import { type Fraction, fraction, minus, multiply, sumOf, WHOLE } from '../fraction.ts';
import type { Random } from '../fairness/random.ts';

/** What was drawn, in the order in which it is shown: cards, dice, the pocket of a wheel. */
export type Shown = readonly number[];

/** One way in which a spot pays. */
export type Pay = {
  readonly code: string;
  /** What a stake of one brings back, itself included: 2 pays one to one, 1 is a push, 1/2 half the stake. */
  readonly back: Fraction;
  /** Exact over all results, each counted as often as it comes; tests enumerate it. */
  readonly chance: Fraction;
};

/** A place of the layout where chips lie. Its code is in tickets and proofs and never changes. */
export type Spot = {
  readonly code: string;
  readonly pays: readonly Pay[];
  /** Which of its pays a result brings, by its place among them; null where the stake is lost. */
  readonly hit: (shown: Shown) => number | null;
};

/** A round of a game as its bets see it: the spots, and the one draw that they all share. */
export type Table = {
  readonly spots: readonly Spot[];
  /** Mapping version 1 of fairness/random.ts. */
  readonly draw: (random: Random) => Shown;
  /** Spots of which one always wins, or all push: what is staked on each of them is no valid turnover. */
  readonly opposites: readonly (readonly string[])[];
  /** Spots that are on the same as one in `opposites`. */
  readonly standsFor?: Readonly<Record<string, string>>;
};

/** A game: how a round of it comes about. */
export type TableGame = {
  /** Which rules a table may have; the first one is what most have. */
  readonly rules: readonly string[];
  /** What lies open before the first bet, from the link of the draw before: a joker, a line. */
  readonly opening?: (random: Random) => Shown;
  /** Throws for rules that it does not have. */
  readonly tableOf: (of: { readonly rules: string; readonly opening: Shown }) => Table;
};

/** One of the game's own, else a fault. */
export function byRules<T>(tables: Readonly<Record<string, T>>, rules: string): T {
  const table = Object.hasOwn(tables, rules) ? tables[rules] : undefined;
  if (table === undefined) throw new Error(`there are no rules ${rules}`);
  return table;
}

/** What the spot returns of a stake of one on average. */
export const returnOf = ({ pays }: Pick<Spot, 'pays'>): Fraction =>
  sumOf(pays.map(({ chance, back }) => multiply(chance, back)));

/** What the house keeps of a stake of one on average: the edge that is printed on the spot. */
export const edgeOf = (spot: Pick<Spot, 'pays'>): Fraction => minus(WHOLE, returnOf(spot));

/** What a chip on the spot brings back, itself included, in minor units; truncated once. */
export function payoutOf(spot: Spot, stake: bigint, shown: Shown): bigint {
  const hit = spot.hit(shown);
  const pay = hit === null ? undefined : spot.pays[hit];
  return pay ? (stake * pay.back.n) / pay.back.d : 0n;
}

export const spotOf = ({ spots }: Table, code: string): Spot | undefined =>
  spots.find((spot) => spot.code === code);

/** `n` to `d`, as tables print it: 8 to 1 brings back nine, 95 to 100 brings back 1.95. */
export const toOne = (n: bigint, d = 1n): Fraction => fraction(n + d, d);

/** A push. */
export const STAKE_BACK: Fraction = WHOLE;

/** A spot that pays in one way only. */
export const simple = (
  code: string,
  { back, chance, wins }: Omit<Pay, 'code'> & { readonly wins: (shown: Shown) => boolean },
): Spot => ({
  code,
  pays: [{ code: 'win', back, chance }],
  hit: (shown) => (wins(shown) ? 0 : null),
});

/**
 * What one member may have on a spot, in minor units: as much as the table takes, and less where it pays so much that
 * it alone would win more than `win` over its stake.
 */
export const mostOn = (
  { pays }: Pick<Spot, 'pays'>,
  { most, win }: { readonly most: bigint; readonly win: bigint },
): bigint =>
  pays.reduce((least, { back: { n, d } }) => {
    const byWin = n > d ? (win * d) / (n - d) : most;
    return byWin < least ? byWin : least;
  }, most);
