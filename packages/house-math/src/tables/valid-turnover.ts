import { cutsOf } from '../netting.ts';
import type { Shown, Table } from './table.ts';
import { type Layout, payoutOfLayout, stakeOfLayout } from './ticket.ts';

/**
 * Valid turnover of one member's bets in one round, each by itself, in minor units: of stakes on opposite spots only
 * the difference was at risk, and stakes that came back were not. Source: domain.md 9.
 */
export function validOfLayouts(
  table: Table,
  layouts: readonly Layout[],
  shown: Shown,
): readonly bigint[] {
  const valid = layouts.map(
    (layout) => stakeOfLayout(layout) - payoutOfLayout(table, layout, shown).returned,
  );
  const sided = layouts.flatMap((layout, at) =>
    layout.map(({ spot, stake }) => ({ at, answers: [spot], each: stake })),
  );
  for (const opposites of table.opposites)
    for (const { at, cut } of cutsOf(opposites, sided)) {
      const left = (valid[at] ?? 0n) - cut;
      valid[at] = left > 0n ? left : 0n;
    }
  return valid;
}
