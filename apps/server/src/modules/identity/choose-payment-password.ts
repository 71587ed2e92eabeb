import type { Input } from '@nokshi/contract';
import type {
  paymentPasswordRoutes,
  ResetProof,
} from '@nokshi/contract/player/payment-password.ts';
import { type Caller, playerOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MemberId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askCode, type CodeBond } from './ask-code.ts';
import { attemptKey, takeOneTry } from './attempts.ts';
import { checkCode } from './check-code.ts';
import { confirmPassword } from './confirm-password.ts';
import { factorIsRight, factorsOf } from './factors.ts';
import { checkNewPin, checkPaymentPassword, writePin } from './payment-password.ts';
import type { Insides } from './room.ts';
import { giveTryBack } from './store/attempts.ts';
import { contactsOf } from './store/contacts.ts';
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
    if (known !== null) await showProof(room, wish, caller);
  }
  await writePin(room, { memberId, pin });
}

/** What a forgotten one can be set anew with. */
export async function resetProofs(
  room: Insides,
  tx: Tx,
  memberId: MemberId,
): Promise<ResetProof[]> {
  const factors = (await factorsOf(room, tx, memberId)).filter((kind) => kind !== 'passkey');
  const contacts = (await contactsOf(tx, memberId)).filter(({ verifiedAt }) => verifiedAt);
  return [...factors, ...contacts.map(({ kind }) => kind)];
}

/** Refuses: identity.proof-needed, and what countRequest refuses. */
export async function askResetCode(
  room: Insides,
  tx: Tx,
  { proof, caller }: { proof: 'sms' | 'mail'; caller: Caller },
): Promise<{ expiredMinutes: number }> {
  return askCode(room, tx, { bond: await bondTo(tx, proof, playerOf(caller).memberId), caller });
}

/**
 * Refuses: identity.proof-needed, identity.second-factor-wrong, identity.code-missing,
 * identity.code-expired,
 * identity.code-wrong, identity.too-many-attempts.
 */
async function showProof(room: Insides, wish: Wish, caller: Caller): Promise<void> {
  const { memberId, sessionId } = playerOf(caller);
  const { proof, verificationCode: code = '' } = wish;
  if (proof === undefined) throw refuse('identity.proof-needed', { field: 'proof' });
  if (proof === 'sms' || proof === 'mail') {
    const bond = await room.db.read((tx) => bondTo(tx, proof, memberId));
    return checkCode(room, { bond, code, caller });
  }
  const key = attemptKey(room, 'factor', memberId);
  await room.db.tx((tx) => takeOneTry(room, tx, { key, kind: 'factor' }));
  const shown = { kind: proof, memberId, asker: sessionId, code };
  const right = await room.db.tx((tx) => factorIsRight(room, tx, shown));
  if (!right) throw refuse('identity.second-factor-wrong', { field: 'verificationCode' });
  await room.db.tx((tx) => giveTryBack(tx, key, room.attemptLimits.factor));
}

/** To the member's own verified contact, and good for this member alone. */
async function bondTo(tx: Tx, kind: 'sms' | 'mail', memberId: MemberId): Promise<CodeBond> {
  const contacts = await contactsOf(tx, memberId);
  const contact = contacts.find((each) => each.kind === kind && each.verifiedAt);
  if (!contact) throw refuse('identity.proof-needed', { field: 'proof' });
  return { purpose: 'step-up', kind, to: contact.address, about: memberId };
}
