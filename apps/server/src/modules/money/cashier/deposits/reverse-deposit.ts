import type { Tx } from '../../../../kernel/db.ts';
import type { CashierRoom } from '../room.ts';
import { openDebt } from '../debts/money.ts';
import { takenBackWords } from '../rules/credited-words.ts';
import type { DepositRow } from '../store/deposits.ts';
import { transition } from './transition.ts';

/**
 * Handles a payment that its provider took back. A deposit in review is no longer credited; a
 * credited one becomes a debt that the member's cash pays as far as it goes, and an operator works
 * on the rest. A balance never falls below zero. Source: domain.md 11.
 */
export async function reverseDeposit(
  room: CashierRoom,
  tx: Tx,
  deposit: DepositRow,
): Promise<DepositRow> {
  const { memberId, paid, credited } = deposit;
  if (paid === null || credited === null)
    return transition(room, tx, { deposit, to: 'RETURNED', note: 'taken-back' });
  await room.turnover.release(tx, { memberId, id: deposit.depositId });
  const { owed, at } = await openDebt(room, tx, { deposit, paid, credited });
  const reversed = await transition(room, tx, { deposit, to: 'REVERSED', note: 'taken-back', at });
  await room.messaging.tell(tx, { memberId, ...takenBackWords(credited, owed) });
  return reversed;
}
