import type { Input, Output } from '@nokshi/contract';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { toDecimal } from '@nokshi/money';
import { dayStart } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { AgentsRoom } from '../room.ts';
import {
  linesOfRebate,
  type LinePlace,
  type LineRow,
  rebateOf,
  type RebateRow,
} from '../store/rebates.ts';

type Route = typeof agentTeamRoutes.rebate;
type Asked = Input<Route> & { readonly memberId: MemberId };
type Paged = { readonly cursor?: string | undefined; readonly pageSize: number };

/** The rebate of one of the agent's own days. Refuses: agents.rebate-unknown, edge.invalid-input. */
export async function ownRebate(
  room: AgentsRoom,
  tx: Tx,
  { memberId: agentId, day, ...paged }: Asked,
): Promise<Output<Route>> {
  const rebate = await knownRebate(tx, { agentId, day });
  const { rows, names, next } = await linePage(room, tx, { rebate, ...paged });
  return {
    rebate: wireRebate(rebate),
    rows: rows.map((line) => ({
      member: { id: toWire('mbr', line.branchId), name: names.get(line.branchId) ?? '' },
      ...wireLine(line),
    })),
    next,
  };
}

/** Refuses: agents.rebate-unknown. */
export async function knownRebate(
  tx: Tx,
  of: { readonly agentId: MemberId; readonly day: string },
): Promise<RebateRow> {
  const rebate = dayStart(of.day) && (await rebateOf(tx, of));
  if (!rebate) throw refuse('agents.rebate-unknown');
  return rebate;
}

/** What branches add, with the names of these; the cursor is the last place read. */
export async function linePage(
  room: Pick<AgentsRoom, 'identity'>,
  tx: Tx,
  { rebate, cursor, pageSize }: Paged & { readonly rebate: RebateRow },
) {
  const after = cursor === undefined ? null : readPlace(cursor);
  const { rebateId } = rebate;
  const found = await linesOfRebate(tx, { rebateId, after, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const ids = [...new Set(rows.map(({ branchId }) => branchId))];
  return {
    rows,
    names: await room.identity.usernames(tx, ids),
    next: found.length > pageSize && last ? writePlace(last) : null,
  };
}

const writePlace = ({ stake, branchId, baseBelow }: LinePlace): string =>
  `${stake}.${toWire('mbr', branchId)}.${baseBelow}`;

function readPlace(cursor: string): LinePlace {
  const [, stake = '', id = '', base] =
    /^(-?\d{1,18})\.(mbr_[0-9a-f]{32})\.(\d{1,4})$/.exec(cursor) ?? [];
  const branchId = fromWire('mbr', id);
  if (!branchId) throw refuse('edge.invalid-input', { field: 'cursor' });
  return { stake: BigInt(stake), branchId, baseBelow: Number(base) };
}

export const wireLine = (line: LineRow) => ({
  stake: toDecimal(line.stake),
  baseAbove: line.baseAbove,
  baseBelow: line.baseBelow,
  amount: toDecimal(line.amount),
});

export const wireRebate = (rebate: RebateRow) => ({
  day: rebate.day,
  stake: toDecimal(rebate.stake),
  earned: toDecimal(rebate.earned),
  carryIn: toDecimal(rebate.carryIn),
  amount: toDecimal(rebate.amount),
  carryOut: toDecimal(rebate.carryOut),
  state: rebate.state,
  paidAt: rebate.paidAt?.toISOString() ?? null,
});
