import type { Input, Output } from '@nokshi/contract';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { askedSpan, slipPage } from '../settlement/read-slips.ts';
import { wireSlip } from '../settlement/wire-slip.ts';
import { listSlips } from '../store/slip-lists.ts';
import { incomeByKind } from '../store/team-flows.ts';

type Route = typeof agentTeamRoutes.income;
type Asked = Input<Route> & { readonly memberId: MemberId };

/**
 * Slips of the agent's own contracts, of all kinds: also of those that are switched off now. Refuses:
 * records.range. Checklist AC-008.
 */
export async function ownIncome(
  tx: Tx,
  { memberId, kind, from, to, cursor, pageSize }: Asked,
): Promise<Output<Route>> {
  const span = askedSpan({ from, to });
  const { rows, next } = await slipPage({ cursor, pageSize }, (page) =>
    listSlips(tx, { downlineId: memberId, kind, span, ...page }),
  );
  const totals = await incomeByKind(tx, { memberId, span, kind });
  return {
    rows: rows.map((row) => {
      const slip = wireSlip(row, memberId);
      return {
        slipId: slip.id,
        kind: slip.kind,
        from: slip.from,
        to: slip.to,
        payer: slip.upline,
        base: slip.loss ?? slip.valid,
        rate: slip.rate,
        amount: slip.amount,
        paidDown: slip.paidDown,
        state: slip.state,
        at: slip.paidAt ?? slip.dueAt,
      };
    }),
    next,
    totals: totals.map((row) => ({
      kind: row.kind,
      amount: toDecimal(row.amount),
      paidDown: toDecimal(row.paidDown),
    })),
  };
}
