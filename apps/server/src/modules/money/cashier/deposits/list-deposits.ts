import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, MemberId } from '../../../../kernel/ids.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import type { DepositRow } from '../store/deposits.ts';
import { listDeposits as readDeposits } from '../store/deposits.ts';
import { wireDeposits } from './wire-deposit.ts';

type Page<Row> = { rows: Row[]; next: string | null };
type Asked = { cursor?: string | undefined; pageSize: number };

/** A member's deposits, newest first. The cursor is the last id read. */
export async function listDeposits(
  room: CashierRoom,
  tx: Tx,
  asked: Asked & { memberId: MemberId },
): Promise<Page<Deposit>> {
  const page = await readPage(tx, asked);
  return { rows: await wireDeposits(room, tx, page.deposits), next: page.next };
}

/** Everyone's deposits for operators, newest first. */
export async function listAllDeposits(
  room: CashierRoom,
  tx: Tx,
  asked: Asked & { state?: string | undefined },
): Promise<Page<Deposit & { memberId: string; username: string }>> {
  const { deposits, next } = await readPage(tx, asked);
  const names = await room.identity.usernames(tx, [...new Set(deposits.map((d) => d.memberId))]);
  const wired = await wireDeposits(room, tx, deposits);
  const owner = ({ memberId }: DepositRow) => ({
    memberId: toWire('mbr', memberId),
    username: names.get(memberId) ?? '',
  });
  return { rows: deposits.map((row, at) => ({ ...wired[at]!, ...owner(row) })), next };
}

type Filter = Asked & { memberId?: MemberId; state?: string | undefined };

async function readPage(tx: Tx, { memberId, state, cursor, pageSize }: Filter) {
  const before = cursor === undefined ? undefined : startOf(cursor);
  const read = await readDeposits(tx, {
    ...(memberId && { memberId }),
    ...(state && { state }),
    ...(before && { before }),
    limit: pageSize + 1,
  });
  const deposits = read.slice(0, pageSize);
  const last = deposits.at(-1);
  return { deposits, next: read.length > pageSize && last ? toWire('dep', last.depositId) : null };
}

function startOf(cursor: string): DepositId {
  const id = fromWire('dep', cursor);
  if (!id) throw refuse('edge.invalid-input', { field: 'cursor' });
  return id;
}
