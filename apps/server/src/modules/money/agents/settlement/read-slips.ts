import type { Input, Output } from '@nokshi/contract';
import type { agentSlipsRoutes } from '@nokshi/contract/player/agent-slips.ts';
import { toDecimal } from '@nokshi/money';
import { daysSpan, type Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, type SlipId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { checkKindOn } from '../contracts/kind-on.ts';
import type { AgentsRoom } from '../room.ts';
import { changesPaidWith, type ShownChange } from '../store/changes.ts';
import { listSlips, slipById, sumSlips } from '../store/slip-lists.ts';
import type { NamedSlip } from '../store/slips.ts';
import { paySlip, slipStates } from './pay-slip.ts';
import { percentOf, wireSlip } from './wire-slip.ts';

type Routes = typeof agentSlipsRoutes;
type By = { readonly memberId: MemberId };

const DAY_MS = 86_400_000;
/** The longest range of days of a list. */
const MOST_DAYS = 92;
const MOST_CHANGES = 500;

/** The days of a list. Refuses: records.range. */
export function askedSpan({ from, to }: { readonly from: string; readonly to: string }): Span {
  const span = daysSpan(from, to);
  if (!span || span.end.getTime() - span.start.getTime() > MOST_DAYS * DAY_MS)
    throw refuse('records.range', { field: 'from', value: { days: MOST_DAYS } });
  return span;
}

type Paged = { readonly cursor?: string | undefined; readonly pageSize: number };

/** A page of slips, newest first; the cursor is the last id read. Refuses: edge.invalid-input. */
export async function slipPage(
  { cursor, pageSize }: Paged,
  read: (page: { before: SlipId | null; limit: number }) => Promise<NamedSlip[]>,
) {
  const before = cursor === undefined ? null : fromWire('slp', cursor);
  if (cursor !== undefined && !before) throw refuse('edge.invalid-input', { field: 'cursor' });
  const found = await read({ before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: found.length > pageSize && last ? toWire('slp', last.slipId) : null };
}

/** Slips of one kind that the agent receives by, or owes. Refuses: agents.kind-off, records.range. */
export async function ownSlips(
  room: AgentsRoom,
  tx: Tx,
  { memberId, side, from, to, cursor, pageSize, ...asked }: Input<Routes['slips']> & By,
): Promise<Output<Routes['slips']>> {
  checkKindOn(room, asked.kind);
  const of = side === 'own' ? { downlineId: memberId } : { uplineId: memberId };
  const filter = { ...asked, ...of, span: askedSpan({ from, to }) };
  const { rows, next } = await slipPage({ cursor, pageSize }, (page) =>
    listSlips(tx, { ...filter, ...page }),
  );
  const { slips, valid, amount, paid } = await sumSlips(tx, filter);
  return {
    rows: rows.map((row) => wireSlip(row, memberId)),
    next,
    totals: {
      slips,
      valid: toDecimal(valid),
      amount: toDecimal(amount),
      paid: toDecimal(paid),
    },
  };
}

/** A slip of one of its two sides. Refuses: agents.slip-unknown. */
export async function slipOf(
  tx: Tx,
  { slipId: id, memberId }: { readonly slipId: string } & By,
): Promise<NamedSlip> {
  const slipId = fromWire('slp', id);
  const slip = slipId && (await slipById(tx, slipId));
  if (!slip || (slip.downlineId !== memberId && slip.uplineId !== memberId))
    throw refuse('agents.slip-unknown');
  return slip;
}

/** With its terms, and the bets that changed later and were paid with it. */
export async function showSlip(
  room: AgentsRoom,
  tx: Tx,
  asked: Input<Routes['slip']> & By,
): Promise<Output<Routes['slip']>> {
  const slip = await slipOf(tx, asked);
  const changes = await changesPaidWith(tx, { slipId: slip.slipId, limit: MOST_CHANGES });
  const names = await room.identity.usernames(tx, [...new Set(changes.map((one) => one.memberId))]);
  return {
    ...wireSlip(slip, asked.memberId),
    terms: slip.terms,
    changed: changes.map((change) => wireChange(change, names.get(change.memberId) ?? '')),
  };
}

const wireChange = (g: ShownChange, name: string) => ({
  wagerId: toWire('wgr', g.wagerId),
  member: { id: toWire('mbr', g.memberId), name },
  from: g.startsAt.toISOString(),
  to: g.endsAt.toISOString(),
  before: { base: toDecimal(g.baseBefore), rate: percentOf(g.rateBefore) },
  after: { base: toDecimal(g.base), rate: percentOf(g.rate) },
  amount: toDecimal(g.amount),
});

/**
 * Who owes it pays what is overdue now: the agent above, or the one below what is taken back. Refuses:
 * agents.slip-unknown (also the other side), agents.slip-state, wallet.insufficient.
 */
export async function payOwn(
  room: AgentsRoom,
  tx: Tx,
  asked: Input<Routes['paySlip']> & By,
): Promise<Output<Routes['paySlip']>> {
  const owed = await slipOf(tx, asked);
  if (payerOf(owed) !== asked.memberId) throw refuse('agents.slip-unknown');
  if (slipStates.isEnd(owed.state)) throw refuse('agents.slip-state');
  const slip = await paySlip(room, tx, owed.slipId);
  if (slip?.state === 'OVERDUE') throw refuse('wallet.insufficient');
  if (!slip) throw refuse('agents.slip-unknown');
  return wireSlip(slip, asked.memberId);
}

/** Null: the house. */
const payerOf = ({ payable, payMode, uplineId, downlineId }: NamedSlip): MemberId | null => {
  if (payable < 0n) return downlineId;
  return payMode === 'upline' ? uplineId : null;
};
