import { cutsOf } from '../netting.ts';
import type { Shown, Table } from './table.ts';
import { type Layout, payoutOfLayout, stakeOfLayout } from './ticket.ts';

/** A bet with the table that it was made at. */
export type Placed = { readonly table: Table; readonly layout: Layout };

/**
 * Valid turnover of one member's bets in one round or deal, each by itself, in minor units: of stakes on opposite
 * spots only the difference was at risk, and stakes that came back were not. Source: domain.md 9.
 */
export function validOfBets(bets: readonly Placed[], shown: Shown): readonly bigint[] {
  const valid = bets.map(
    ({ table, layout }) => stakeOfLayout(layout) - payoutOfLayout(table, layout, shown).returned,
  );
  const sided = bets.flatMap(({ table, layout }, at) =>
    layout.map(({ spot, stake }) => ({
      at,
      answers: [table.standsFor?.[spot] ?? spot],
      each: stake,
    })),
  );
  for (const opposites of bets[0]?.table.opposites ?? [])
    for (const { at, cut } of cutsOf(opposites, sided)) {
      const left = (valid[at] ?? 0n) - cut;
      valid[at] = left > 0n ? left : 0n;
    }
  return valid;
}

/** The same of bets at one table. */
export const validOfLayouts = (
  table: Table,
  layouts: readonly Layout[],
  shown: Shown,
): readonly bigint[] =>
  validOfBets(
    layouts.map((layout) => ({ table, layout })),
    shown,
  );
