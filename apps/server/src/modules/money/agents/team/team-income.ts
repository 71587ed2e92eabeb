import type { Input, Output } from '@nokshi/contract';
import type { IncomeRow } from '@nokshi/contract/player/agent-income.ts';
import type { SlipState } from '@nokshi/contract/player/agent-slips.ts';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { toDecimal } from '@nokshi/money';
import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, type SlipId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { askedSpan } from '../settlement/read-slips.ts';
import { wireSlip } from '../settlement/wire-slip.ts';
import { ownRebates, type RebateRow, sumOwnRebates } from '../store/rebates.ts';
import { listSlips } from '../store/slip-lists.ts';
import type { NamedSlip } from '../store/slips.ts';
import { incomeByKind } from '../store/team-flows.ts';
import { spanOfDays } from './looked-at.ts';

type Route = typeof agentTeamRoutes.income;
type Asked = Input<Route> & { readonly memberId: MemberId };

/**
 * Slips of the agent's own contracts, of all kinds: also of those that are switched off now; and the
 * rebates of the line. The cursor is the last id read. Refuses: records.range, edge.invalid-input.
 * Checklist AC-008.
 */
export async function ownIncome(
  tx: Tx,
  { memberId, kind, state, from, to, cursor, pageSize }: Asked,
): Promise<Output<Route>> {
  const span = askedSpan({ from, to });
  const before = cursor === undefined ? null : readCursor(cursor);
  const of: Of = { memberId, span, days: { from, to }, state };
  const page = { before, limit: pageSize + 1 };
  const found = [
    ...(kind === 'rebate' ? [] : await slipsOf(tx, { ...of, ...page, kind })),
    ...(kind === undefined || kind === 'rebate' ? await rebatesOf(tx, { ...of, ...page }) : []),
  ].sort((one, other) => (one.id > other.id ? -1 : 1));
  const rows = found.slice(0, pageSize);
  return {
    rows: rows.map(({ row }) => row),
    next: found.length > pageSize ? (rows.at(-1)?.cursor ?? null) : null,
    totals: await totalsOf(tx, { ...of, kind }),
  };
}

type Of = {
  readonly memberId: MemberId;
  readonly span: Span;
  readonly days: { readonly from: Day; readonly to: Day };
  readonly state: SlipState | undefined;
};
type Page = { readonly before: SlipId | null; readonly limit: number };
/** Ids of slips and rebates grow with the time. */
type Found = { readonly id: string; readonly cursor: string; readonly row: IncomeRow };

/** The id of a slip or a rebate, which have one order. */
function readCursor(cursor: string): SlipId {
  const id = fromWire('slp', cursor.replace(/^rbt_/, 'slp_'));
  if (!id) throw refuse('edge.invalid-input', { field: 'cursor' });
  return id;
}

async function slipsOf(
  tx: Tx,
  { memberId, span, state, before, limit, kind }: Of & Page & { kind: ContractKind | undefined },
): Promise<Found[]> {
  const slips = await listSlips(tx, { downlineId: memberId, kind, span, state, before, limit });
  return slips.map((slip) => ({
    id: slip.slipId,
    cursor: toWire('slp', slip.slipId),
    row: rowOfSlip(slip, memberId),
  }));
}

async function rebatesOf(
  tx: Tx,
  { memberId, days, state, before, limit }: Of & Page,
): Promise<Found[]> {
  const rebates = await ownRebates(tx, { agentId: memberId, ...days, state, before, limit });
  return rebates.map((rebate) => ({
    id: rebate.rebateId,
    cursor: toWire('rbt', rebate.rebateId),
    row: rowOfRebate(rebate),
  }));
}

function rowOfSlip(named: NamedSlip, memberId: MemberId): IncomeRow {
  const slip = wireSlip(named, memberId);
  return {
    slipId: slip.id,
    day: null,
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
}

function rowOfRebate({ day, stake, amount, state, paidAt }: RebateRow): IncomeRow {
  const { start, end } = spanOfDays({ from: day, to: day });
  return {
    slipId: null,
    day,
    kind: 'rebate',
    from: start.toISOString(),
    to: end.toISOString(),
    payer: null,
    base: toDecimal(stake),
    rate: null,
    amount: toDecimal(amount),
    paidDown: toDecimal(0n),
    state,
    at: (paidAt ?? end).toISOString(),
  };
}

async function totalsOf(
  tx: Tx,
  { memberId, span, days, kind, state }: Of & { readonly kind: IncomeRow['kind'] | undefined },
): Promise<Output<Route>['totals']> {
  const slips = kind === 'rebate' ? [] : await incomeByKind(tx, { memberId, span, kind, state });
  const rebates =
    kind === undefined || kind === 'rebate'
      ? await sumOwnRebates(tx, { agentId: memberId, ...days, state })
      : null;
  const zero = toDecimal(0n);
  return [
    ...slips.map((row) => ({
      kind: row.kind,
      amount: toDecimal(row.amount),
      paidDown: toDecimal(row.paidDown),
    })),
    ...(rebates === null
      ? []
      : [{ kind: 'rebate' as const, amount: toDecimal(rebates), paidDown: zero }]),
  ];
}
