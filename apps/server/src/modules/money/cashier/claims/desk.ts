import type { Output } from '@nokshi/contract';
import type {
  ClaimQueue,
  consoleClaimRoutes,
  LineBeside,
} from '@nokshi/contract/console/claims.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { type DepositId, fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { callbacksOf } from '../store/callbacks.ts';
import { answeredClaims, findClaim, openClaims } from '../store/claims.ts';
import { findDeposit } from '../store/deposits.ts';
import { likelyLines, type LineRow } from '../store/statements.ts';
import { findTransfer, picturesOf } from '../store/transfers.ts';
import { findWithdrawal } from '../store/withdrawals.ts';
import { wireDeposit } from '../deposits/wire-deposit.ts';
import { wireWithdrawal } from '../withdrawals/wire.ts';
import { wireForDesk } from './wire.ts';

const MOST_BESIDE = 10;

type Asked = { queue: ClaimQueue; cursor?: string | undefined; pageSize: number };

/** A queue of claims: open ones by the time their answer is due, the others newest first. */
export async function deskClaims(
  room: CashierRoom,
  tx: Tx,
  { queue, cursor, pageSize }: Asked,
): Promise<Output<typeof consoleClaimRoutes.list>> {
  const after = cursor === undefined ? null : fromWire('clm', cursor);
  if (cursor !== undefined && !after) throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = queue === 'open' ? openClaims : answeredClaims;
  const found = await read(tx, { after, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    rows: await wireForDesk(room, tx, rows),
    next: found.length > pageSize && last ? toWire('clm', last.claimId) : null,
  };
}

/** One claim with everything an operator decides by. Refuses: cashier.claim-unknown. */
export async function deskClaim(
  room: CashierRoom,
  tx: Tx,
  id: string,
): Promise<Output<typeof consoleClaimRoutes.one>> {
  const claimId = fromWire('clm', id);
  const row = claimId && (await findClaim(tx, claimId));
  if (!row) throw refuse('cashier.claim-unknown');
  const [claim] = await wireForDesk(room, tx, [row]);
  if (!claim) throw new Error(`claim ${row.claimId} is not shown`);
  const { depositId, withdrawalId, reference } = row;
  const withdrawal = withdrawalId && (await findWithdrawal(tx, withdrawalId));
  const proofs = await picturesOf(tx, row.claimId);
  return {
    claim,
    proofs: proofs.map(({ picture }) => picture.toString('base64')),
    withdrawal: withdrawal ? await wireWithdrawal(room, tx, withdrawal) : null,
    ...(depositId ? await ofDeposit(room, tx, { depositId, reference }) : NOTHING),
  };
}

const NOTHING = { deposit: null, byLine: false, callbacks: [], lines: [] };

/** The deposit, the messages about it, and lines that may be its payment. */
async function ofDeposit(
  room: CashierRoom,
  tx: Tx,
  { depositId, reference }: { depositId: DepositId; reference: string },
) {
  const deposit = await findDeposit(tx, depositId);
  if (!deposit) throw refuse('cashier.claim-unknown');
  const byLine = (await findTransfer(tx, depositId)) !== undefined;
  const { amount } = deposit;
  const lines = byLine ? await likelyLines(tx, { reference, amount }, MOST_BESIDE) : [];
  const callbacks = await callbacksOf(tx, depositId, MOST_BESIDE);
  return {
    deposit: await wireDeposit(room, tx, deposit),
    byLine,
    callbacks: callbacks.map((one) => ({
      reference: one.reference,
      outcome: one.outcome,
      amount: one.amount === null ? null : toDecimal(one.amount),
      effect: one.effect,
      receivedAt: one.receivedAt.toISOString(),
    })),
    lines: lines.map(beside),
  };
}

const beside = ({ lineId, bookedOn, amount, reference, sender, state }: LineRow): LineBeside => ({
  id: toWire('lin', lineId),
  amount: toDecimal(amount),
  bookedOn,
  reference,
  sender,
  state,
});
