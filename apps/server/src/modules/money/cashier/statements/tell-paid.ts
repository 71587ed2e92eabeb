import type { Input } from '@nokshi/contract';
import type { checkoutRoutes, Payment } from '@nokshi/contract/player/checkout.ts';
import type { Story } from '../../../../kernel/caller.ts';
import { type ForWhom, forMember } from '../../../../kernel/for-whom.ts';
import { fromWire, type MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { announce, announceTill } from '../announce.ts';
import { readPayment } from '../deposits/read-payment.ts';
import { drawProofs } from '../draw-proofs.ts';
import type { CashierRoom } from '../room.ts';
import { depositStates } from '../rules/deposit-states.ts';
import { findDeposit, lockDeposit } from '../store/deposits.ts';
import { addPictures, writeTold } from '../store/transfers.ts';

type Wish = Input<typeof checkoutRoutes.tell>;
type Asked = { readonly memberId: MemberId; readonly wish: Wish; readonly who?: ForWhom };

/**
 * A member reports that a transfer was made. No money moves: the bank's statement credits it.
 * Refuses: media.*, cashier.deposit-unknown, cashier.told-already. Checklist V-061 to V-064.
 */
export async function tellPaid(
  room: CashierRoom,
  { memberId, wish, who = forMember(memberId) }: Asked,
): Promise<Story<Payment>> {
  const id = fromWire('dep', wish.id);
  const asked = id && (await room.db.read((tx) => findDeposit(tx, id)));
  if (asked?.memberId !== memberId) throw refuse('cashier.deposit-unknown');
  if (!depositStates.mayBecome(asked.state, 'PAID')) throw refuse('cashier.told-already');
  const pictures = await drawProofs(room, { who, proofs: wish.proofs });
  const at = room.clock.now();
  return async (tx) => {
    const depositId = fromWire('dep', wish.id);
    const deposit = depositId && (await lockDeposit(tx, depositId));
    if (deposit?.memberId !== memberId) throw refuse('cashier.deposit-unknown');
    const told = { depositId: deposit.depositId, reference: wish.reference, at };
    if (!depositStates.mayBecome(deposit.state, 'PAID') || !(await writeTold(tx, told)))
      throw refuse('cashier.told-already');
    await addPictures(tx, { subject: deposit.depositId, at, pictures });
    announce(room, tx, deposit);
    announceTill(room, tx);
    return readPayment(tx, { memberId, id: wish.id });
  };
}
