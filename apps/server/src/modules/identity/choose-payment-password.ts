import type { Input } from '@nokshi/contract';
import type { paymentPasswordRoutes } from '@nokshi/contract/player/payment-password.ts';
import { type Caller, playerOf } from '../../kernel/caller.ts';
import { refuse } from '../../kernel/refusal.ts';
import { confirmPassword } from './confirm-password.ts';
import { showProof } from './older-proof.ts';
import { checkNewPin, checkPaymentPassword, writePin } from './payment-password.ts';
import type { Insides } from './room.ts';
import { paymentHashOf } from './store/registration.ts';

type Wish = Input<typeof paymentPasswordRoutes.set>;

/**
 * Sets the member's payment password: the first with the log-in password, the next with the one
 * before; and where that is forgotten with the log-in password and a second proof, since whoever
 * has only one of them is not to reach the money. V-021.
 * Refuses: the codes of a new payment password, identity.passwords-differ,
 * identity.payment-password-wrong, identity.password-wrong, and what `showProof` refuses.
 */
export async function choosePaymentPassword(
  room: Insides,
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
    await confirmPassword(room, caller, { password });
    if (known !== null) {
      const { proof, verificationCode: code = '', passkey } = wish;
      await showProof(room, { proof, code, passkey, field: 'verificationCode' }, caller);
    }
  }
  await writePin(room, { memberId, pin });
}
