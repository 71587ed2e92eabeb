import type { Input } from '@nokshi/contract';
import { fitsAccount, plainAccount } from '@nokshi/contract/payee-account.ts';
import type { Payee, withdrawalsRoutes } from '@nokshi/contract/player/withdrawals.ts';
import { type Caller, playerOf, type Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, type PayeeId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { maskedAccount } from '../rules/masked-account.ts';
import { withdrawalWords } from '../rules/withdrawal-words.ts';
import { hadPayee, insertPayee, type PayeeRow, payeesOf, removePayeeRow } from '../store/payees.ts';
import { methodOf, wirePayee } from './wire.ts';

type Wish = Input<typeof withdrawalsRoutes.addPayee>;

/**
 * Adds a payee, behind the payment password and, where the caller's place has not settled, a proof.
 * A member's first payee can be paid at once. A later one rests first, and so does the first of a
 * member who has no proof to show there: someone who stole the passwords cannot withdraw before the
 * owner has read the letter about it. Refuses: cashier.method-unknown, cashier.payee-account,
 * identity.payment-password-*, identity.too-many-attempts, what provePlace refuses,
 * cashier.too-many-payees, cashier.payee-known.
 */
export async function addPayee(
  room: CashierRoom,
  { caller, wish }: { caller: Caller; wish: Wish },
): Promise<Story<Payee>> {
  const { memberId } = playerOf(caller);
  const { method: code, holder } = wish;
  const method = methodOf(room, code);
  if (!method) throw refuse('cashier.method-unknown', { field: 'method' });
  const account = plainAccount(wish.account, method.account);
  if (!fitsAccount(account, method.account))
    throw refuse('cashier.payee-account', { field: 'account' });
  await room.access.checkPaymentPassword({ memberId, pin: wish.paymentPassword });
  const proven = await room.access.provePlace(wish, caller);

  const { payeesAtMost, restHours } = room.withdrawalPolicy;
  return async (tx) => {
    await room.turnover.lockMemberFunds(tx, memberId);
    if ((await payeesOf(tx, memberId)).length >= payeesAtMost)
      throw refuse('cashier.too-many-payees', { value: { atMost: payeesAtMost } });
    const addedAt = room.clock.now();
    const rests = !proven || (await hadPayee(tx, memberId));
    const row: PayeeRow = {
      payeeId: room.ids.next<PayeeId>(),
      memberId,
      method: code,
      holder,
      account,
      addedAt,
      usableFrom: new Date(addedAt.getTime() + (rests ? restHours * 3_600_000 : 0)),
      verifiedAt: null,
    };
    if ((await insertPayee(tx, row)) === 0)
      throw refuse('cashier.payee-known', { field: 'account' });
    await room.identity.knowAgain(tx, memberId);
    const words = withdrawalWords.payeeAdded(maskedAccount(account));
    await room.messaging.tell(tx, { memberId, ...words });
    return wirePayee(room, row);
  };
}

/** Refuses: cashier.payee-unknown, also for another member's payee. */
export async function removePayee(
  room: CashierRoom,
  tx: Tx,
  { memberId, id }: { memberId: MemberId; id: string },
): Promise<Record<string, never>> {
  const payeeId = fromWire('pye', id);
  const removed = payeeId
    ? await removePayeeRow(tx, { memberId, payeeId, at: room.clock.now() })
    : 0;
  if (removed === 0) throw refuse('cashier.payee-unknown');
  return {};
}
