import type { DeskClaim } from '@nokshi/contract/console/claims.ts';
import type { Claim } from '@nokshi/contract/player/claims.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import type { CashierRoom } from '../room.ts';
import { type About, amountsAbout, type ClaimRow } from '../store/claims.ts';
import { countPictures } from '../store/transfers.ts';

export async function wireClaim(tx: Tx, row: ClaimRow): Promise<Claim> {
  return {
    id: toWire('clm', row.claimId),
    kind: row.depositId === null ? 'withdrawal' : 'deposit',
    about: wireAbout(row),
    state: row.state,
    reference: row.reference,
    words: row.words,
    pictures: await countPictures(tx, row.claimId),
    filedAt: row.filedAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answer: row.answer,
    amount: row.amount === null ? null : toDecimal(row.amount),
  };
}

/** The id on the wire of the deposit or withdrawal that a claim is about. */
export function wireAbout({ depositId, withdrawalId }: About): string {
  if (depositId) return toWire('dep', depositId);
  if (withdrawalId) return toWire('wdr', withdrawalId);
  throw new Error('a claim is about nothing');
}

/** Claims as the desk shows them; at most one page. */
export async function wireForDesk(
  room: CashierRoom,
  tx: Tx,
  rows: readonly ClaimRow[],
): Promise<DeskClaim[]> {
  const names = await room.identity.usernames(tx, [...new Set(rows.map((row) => row.memberId))]);
  const amounts = new Map<string, bigint>(
    (await amountsAbout(tx, rows)).map(({ id, amount }) => [id, amount]),
  );
  const wired: DeskClaim[] = [];
  for (const row of rows)
    wired.push({
      ...(await wireClaim(tx, row)),
      memberId: toWire('mbr', row.memberId),
      username: names.get(row.memberId) ?? '',
      answeredBy: row.answeredBy,
      asked: toDecimal(amounts.get(row.depositId ?? row.withdrawalId ?? '') ?? 0n),
    });
  return wired;
}
