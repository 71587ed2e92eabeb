import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { isClaimable, isComplainable } from '../rules/claim-policy.ts';
import type { About } from '../store/claims.ts';
import { type DepositRow, findDeposit, lockDeposit } from '../store/deposits.ts';
import {
  findWithdrawal,
  lockWithdrawal,
  stepsOf,
  type WithdrawalRow,
} from '../store/withdrawals.ts';

/** What a claim is about, and whether it may be claimed now. */
export type Subject = About & { readonly amount: bigint; readonly isOpen: boolean };
type Asked = { readonly memberId: MemberId; readonly id: string; readonly lock?: boolean };

/** A deposit or withdrawal of this member by its id. Refuses: cashier.claim-about-nothing. */
export async function subjectOf(room: CashierRoom, tx: Tx, asked: Asked): Promise<Subject> {
  const { memberId, id, lock = false } = asked;
  const depositId = fromWire('dep', id);
  const withdrawalId = fromWire('wdr', id);
  const deposit = depositId && (await (lock ? lockDeposit : findDeposit)(tx, depositId));
  if (deposit?.memberId === memberId) return ofDeposit(room, deposit);
  const withdrawal =
    withdrawalId && (await (lock ? lockWithdrawal : findWithdrawal)(tx, withdrawalId));
  if (withdrawal?.memberId === memberId) return ofWithdrawal(room, tx, withdrawal);
  throw refuse('cashier.claim-about-nothing', { field: 'about' });
}

function ofDeposit({ channels }: CashierRoom, { depositId, amount, ...row }: DepositRow): Subject {
  const kind = channels.find(({ code }) => code === row.channel)?.kind;
  return { depositId, withdrawalId: null, amount, isOpen: isClaimable(row.state, kind) };
}

async function ofWithdrawal(room: CashierRoom, tx: Tx, row: WithdrawalRow): Promise<Subject> {
  const { withdrawalId, amount, state, requestedAt } = row;
  const endedAt = (await stepsOf(tx, [withdrawalId])).at(-1)?.at ?? requestedAt;
  const isOpen = isComplainable(state, endedAt, room.clock.now());
  return { depositId: null, withdrawalId, amount, isOpen };
}
