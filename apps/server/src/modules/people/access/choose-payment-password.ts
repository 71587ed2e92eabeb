import type { Input } from '@nokshi/contract';
import type { paymentPasswordRoutes } from '@nokshi/contract/player/payment-password.ts';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { confirmOwner } from './confirm-owner.ts';
import { checkNewPin, checkPaymentPassword, writePin } from './payment-password.ts';
import type { Internals } from './room.ts';
import { paymentHashOf } from './store/payment-passwords.ts';

type Wish = Input<typeof paymentPasswordRoutes.set>;

/**
 * Sets the member's payment password. A change needs the previous one; the first one, and one that
 * replaces a forgotten one, need what confirmOwner asks for, since the log-in password alone must
 * not reach the money. V-021. Refuses: the codes of a new payment password,
 * identity.passwords-differ, identity.payment-password-wrong, and what `confirmOwner` refuses.
 */
export async function choosePaymentPassword(
  room: Internals,
  wish: Wish,
  caller: Caller,
): Promise<void> {
  const { memberId } = playerOf(caller);
  const { paymentPassword: pin, oldPaymentPassword: old, password = '' } = wish;
  checkNewPin(pin);
  if (pin !== wish.confirmPaymentPassword)
    throw refuse('identity.passwords-differ', { field: 'confirmPaymentPassword' });
  const known = await room.db.read((tx) => paymentHashOf(tx, memberId));
  if (known !== null && old !== undefined)
    await checkPaymentPassword(room, { memberId, pin: old, field: 'oldPaymentPassword' });
  else {
    const { proof, verificationCode: proofCode, passkey } = wish;
    const shown = { password, proof, proofCode, passkey };
    await confirmOwner(room, caller, { ...shown, field: 'verificationCode' });
  }
  await writePin(room, { memberId, pin });
}
