import type { TeamTransfer } from '@nokshi/contract/player/team-transfers.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId, type TeamTransferId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { otherSide, personFor } from './line.ts';
import type { AgentsRoom } from './room.ts';
import type { TransferRow } from './store/transfers.ts';

type Names = ReadonlyMap<MemberId, string>;

export const namesOf = (room: AgentsRoom, tx: Tx, rows: readonly TransferRow[]): Promise<Names> =>
  room.identity.usernames(tx, [...new Set(rows.flatMap(({ fromId, toId }) => [fromId, toId]))]);

/** A transfer as one of its two ends sees it. */
export function wireOne(row: TransferRow, memberId: MemberId, names: Names): TeamTransfer {
  const out = row.fromId === memberId;
  const other = out ? row.toId : row.fromId;
  const side = out ? row.side : otherSide(row.side);
  return {
    id: toWire('ttr', row.transferId),
    way: out ? 'out' : 'in',
    with: personFor(side, other, names.get(other) ?? ''),
    side,
    amount: toDecimal(row.amount),
    madeAt: row.madeAt.toISOString(),
  };
}

export const wireTransfer = async (
  room: AgentsRoom,
  tx: Tx,
  { row, memberId }: { row: TransferRow; memberId: MemberId },
): Promise<TeamTransfer> => wireOne(row, memberId, await namesOf(room, tx, [row]));

type Paged<R> = { readonly rows: readonly R[]; readonly next: string | null };

/** A page of transfers, newest first; the cursor is the last id read. */
export async function pageOf(
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
  read: (page: { before: TeamTransferId | null; limit: number }) => Promise<TransferRow[]>,
): Promise<Paged<TransferRow>> {
  const before = cursor === undefined ? null : fromWire('ttr', cursor);
  if (cursor !== undefined && !before) throw refuse('edge.invalid-input', { field: 'cursor' });
  const found = await read({ before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: found.length > pageSize && last ? toWire('ttr', last.transferId) : null };
}
