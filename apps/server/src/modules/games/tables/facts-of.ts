import { type Fraction, numberOf, percentOf, sumOf } from '@nokshi/house-math/fraction.ts';
import { returnOf, type Spot, type Table } from '@nokshi/house-math/tables/table.ts';
import { tableOf } from './ticket-of.ts';

/** What the catalogue says of a table: of the spot that returns most, and of those the one that wins most often. */
export type Facts = {
  /** Per cent with two decimals. */
  readonly rtp: string;
  readonly hitRate: string;
  /** Times the stake, whole: on any spot. */
  readonly maxWin: string;
};

/** Something that may lie open before the bets. */
const SAMPLE_OPENING: Readonly<Record<string, readonly number[]>> = {
  'andar-bahar': [0],
  'robo-rumble': [0],
};

export function factsOf({ game, rules }: { readonly game: string; readonly rules: string }): Facts {
  const { spots }: Table = tableOf({ game, rules, opening: SAMPLE_OPENING[game] ?? [] });
  const main = spots.reduce((best, spot) => (isBetter(spot, best) ? spot : best));
  const most = Math.max(...spots.flatMap(({ pays }) => pays.map(({ back }) => numberOf(back))));
  return {
    rtp: percentOf(returnOf(main)),
    hitRate: percentOf(winsOf(main)),
    maxWin: String(Math.floor(most)),
  };
}

const isMore = (one: Fraction, other: Fraction): boolean => one.n * other.d > other.n * one.d;

/** It returns more, or as much and wins more often. */
function isBetter(spot: Spot, best: Spot): boolean {
  const [one, other] = [returnOf(spot), returnOf(best)];
  return isMore(one, other) || (!isMore(other, one) && isMore(winsOf(spot), winsOf(best)));
}

/** How often the spot brings back more than its stake. */
const winsOf = ({ pays }: Spot): Fraction =>
  sumOf(pays.filter(({ back }) => back.n > back.d).map(({ chance }) => chance));
