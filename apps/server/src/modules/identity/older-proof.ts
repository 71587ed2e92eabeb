import type { ResetProof } from '@nokshi/contract/player/payment-password.ts';
import { type Caller, playerOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MemberId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askCode, type CodeBond } from './ask-code.ts';
import { attemptKey, takeOneTry } from './attempts.ts';
import { checkCode } from './check-code.ts';
import { factorIsRight, factorsOf } from './factors.ts';
import { askerOf } from './member-factors.ts';
import { passkeysPossible, passkeyToAsk } from './passkeys.ts';
import { checkPaymentPassword } from './payment-password.ts';
import type { ShownProof } from './face.ts';
import type { Insides } from './room.ts';
import { giveTryBack } from './store/attempts.ts';
import { contactsOf } from './store/contacts.ts';
import { passkeysOf } from './store/passkeys.ts';

/** What a member can show beside the log-in password, other than the payment password. */
export async function olderProofs(
  room: Insides,
  tx: Tx,
  memberId: MemberId,
): Promise<ResetProof[]> {
  const factors = await factorsOf(room, tx, { memberId });
  const shown = (['passkey', 'totp', 'recovery'] as const).filter((kind) => factors.includes(kind));
  const contacts = (await contactsOf(tx, memberId)).filter(({ verifiedAt }) => verifiedAt);
  return [...shown, ...contacts.map(({ kind }) => kind)];
}

/** What a passkey is to sign, for the session that asks. Refuses: identity.proof-needed. */
export async function askOwnPasskey(room: Insides, tx: Tx, caller: Caller) {
  const { memberId } = playerOf(caller);
  const known = passkeysPossible(room) ? await passkeysOf(tx, memberId) : [];
  if (known.length === 0) throw refuse('identity.proof-needed');
  return passkeyToAsk(room, tx, { asker: askerOf(caller), known });
}

/** Refuses: identity.proof-needed, and what countRequest refuses. */
export async function askProofCode(
  room: Insides,
  tx: Tx,
  { proof, caller }: { proof: 'sms' | 'mail'; caller: Caller },
): Promise<{ expiredMinutes: number }> {
  return askCode(room, tx, { bond: await bondTo(tx, proof, playerOf(caller).memberId), caller });
}

/**
 * Something that the owner had before, since whoever has only the password is not to go further.
 * Refuses: identity.proof-needed, identity.second-factor-wrong, identity.payment-password-wrong,
 * identity.payment-password-unset, identity.code-missing, identity.code-expired,
 * identity.code-wrong, identity.too-many-attempts.
 */
export async function showProof(
  room: Insides,
  { proof, code, passkey, field }: ShownProof,
  caller: Caller,
): Promise<void> {
  const { memberId } = playerOf(caller);
  if (proof === undefined) throw refuse('identity.proof-needed', { field: 'proof' });
  if (proof === 'pin') return checkPaymentPassword(room, { memberId, pin: code, field });
  if (proof === 'sms' || proof === 'mail') {
    const bond = await room.db.read((tx) => bondTo(tx, proof, memberId));
    return checkCode(room, { bond, code, caller, field });
  }
  const key = attemptKey(room, 'factor', memberId);
  await room.db.tx((tx) => takeOneTry(room, tx, { key, kind: 'factor' }));
  const shown = { kind: proof, memberId, asker: askerOf(caller), code, passkey };
  const right = await room.db.tx((tx) => factorIsRight(room, tx, shown));
  if (!right) throw refuse('identity.second-factor-wrong', { field });
  await room.db.tx((tx) => giveTryBack(tx, key, room.attemptLimits.factor));
}

/** To the member's own verified contact, and good for this member alone. */
async function bondTo(tx: Tx, kind: 'sms' | 'mail', memberId: MemberId): Promise<CodeBond> {
  const contacts = await contactsOf(tx, memberId);
  const contact = contacts.find((each) => each.kind === kind && each.verifiedAt);
  if (!contact) throw refuse('identity.proof-needed', { field: 'proof' });
  return { purpose: 'step-up', kind, to: contact.address, about: memberId };
}
