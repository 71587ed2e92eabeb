import { FAMILIES, isFamily } from './families.ts';
import { isOneWinner, mostHits } from './most-hits.ts';
import { outcomesOf } from './outcomes.ts';
import type { Play, Selection } from './play.ts';

/** The most that one draw can pay, in minor units: exactly, or at most so much. */
export type Largest = { readonly payout: bigint; readonly isExact: boolean };

/** `each`: what a winning unit pays, by prize. */
export function largestPrize(
  bet: { readonly family: string; readonly play: Play; readonly selection: Selection },
  each: readonly bigint[],
): Largest {
  const { family, play, selection } = bet;
  const units = play.units(selection);
  if (isOneWinner(play))
    return { payout: largestOf(each.filter((_, at) => (units[at] ?? 0) > 0)), isExact: true };
  const shape = isFamily(family) ? FAMILIES[family].shape : null;
  const most = shape && mostHits({ play, selection, shape, each });
  if (most) return { payout: largestOf(most.map((hits) => worth(hits, each))), isExact: true };
  const outcomes = outcomesOf(family, play, selection);
  if (outcomes) {
    const payouts = outcomes.map(({ numbers }) => worth(play.hits(selection, numbers), each));
    return { payout: largestOf(payouts), isExact: true };
  }
  // A unit is hit at most once by each number of a draw.
  return { payout: BigInt(shape?.count ?? 1) * worth(units, each), isExact: false };
}

const worth = (hits: readonly number[], each: readonly bigint[]): bigint =>
  hits.reduce((all, count, at) => all + BigInt(count) * (each[at] ?? 0n), 0n);
const largestOf = (values: readonly bigint[]): bigint =>
  values.reduce((most, value) => (value > most ? value : most), 0n);
