import type { Chip } from '@nokshi/contract/player/tables.ts';
import { mostOn, type Spot, type Table } from '@nokshi/house-math/tables/table.ts';
import type { Layout } from '@nokshi/house-math/tables/ticket.ts';
import { parseAmount, toDecimal } from '@nokshi/money';
import { refuse } from '../../../kernel/refusal.ts';
import type { Limits } from './rules/limits.ts';

/** A chip with what its spot takes at most of one member in the round, in minor units. */
export type ReadChip = Layout[number] & { readonly most: bigint };

/**
 * Chips as they were asked for, each spot once and in the order of the table. Refuses:
 * tables.spot-unknown, tables.below-least { least }, tables.over-limit { most } for what one bet alone is
 * too much of; the commit asks the limits of the round.
 */
export function readChips(
  chips: readonly Chip[],
  { table, limits }: { readonly table: Table; readonly limits: Limits },
): readonly ReadChip[] {
  const spots = new Map(table.spots.map((spot, at) => [spot.code, { spot, at }]));
  const stakes = new Map<string, bigint>();
  for (const [at, { spot, stake }] of chips.entries()) {
    if (!spots.has(spot)) throw refuse('tables.spot-unknown', { field: `layout.${at}.spot` });
    stakes.set(spot, (stakes.get(spot) ?? 0n) + (parseAmount(stake) ?? 0n));
  }
  const read = [...stakes]
    .map(([code, stake]) => {
      const { spot, at } = spots.get(code) as { spot: Spot; at: number };
      return { spot: code, stake, most: mostOn(spot, limits), at };
    })
    .toSorted((one, other) => one.at - other.at);
  for (const { stake, most } of read) {
    if (stake < limits.least)
      throw refuse('tables.below-least', { value: { least: toDecimal(limits.least) } });
    if (stake > most) throw refuse('tables.over-limit', { value: { most: toDecimal(most) } });
  }
  const staked = read.reduce((sum, { stake }) => sum + stake, 0n);
  if (staked > limits.round)
    throw refuse('tables.over-limit', { value: { most: toDecimal(limits.round) } });
  return read.map(({ spot, stake, most }) => ({ spot, stake, most }));
}
