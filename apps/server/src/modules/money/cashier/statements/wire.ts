import type { StatementLine, WaitingDeposit } from '@nokshi/contract/console/statements.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import type { CashierRoom } from '../room.ts';
import type { LineRow } from '../store/statements.ts';
import { transfersOf, type WaitingRow } from '../store/transfers.ts';

/** Deposits as the statement desk shows them. */
export async function wireWaiting(
  room: CashierRoom,
  tx: Tx,
  rows: readonly WaitingRow[],
): Promise<WaitingDeposit[]> {
  const members = [...new Set(rows.map(({ memberId }): MemberId => memberId))];
  const names = await room.identity.usernames(tx, members);
  return rows.map((row) => ({
    depositId: toWire('dep', row.depositId),
    memberId: toWire('mbr', row.memberId),
    username: names.get(row.memberId) ?? '',
    asked: toDecimal(row.amount),
    code: row.code,
    told: row.toldReference,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function wireLines(
  room: CashierRoom,
  tx: Tx,
  rows: readonly LineRow[],
): Promise<StatementLine[]> {
  const ids = rows.flatMap(({ depositId }) => depositId ?? []);
  const deposits = await wireWaiting(room, tx, await transfersOf(tx, ids));
  const byId = new Map(deposits.map((deposit) => [deposit.depositId, deposit]));
  return rows.map(({ lineId, depositId, amount, uploadedAt, ...row }) => ({
    ...row,
    id: toWire('lin', lineId),
    amount: toDecimal(amount),
    uploadedAt: uploadedAt.toISOString(),
    deposit: depositId === null ? null : (byId.get(toWire('dep', depositId)) ?? null),
  }));
}
