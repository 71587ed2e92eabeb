import { plainCode } from '@nokshi/contract/typed-code.ts';
import { CONTACT_PROOFS, type ContactProof } from '@nokshi/contract/player/contacts.ts';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { askCode, type CodeBond } from './ask-code.ts';
import { countShare, giveBack } from './tries.ts';
import { checkCode } from './check-code.ts';
import { rememberPlace, settledBefore } from './devices.ts';
import { factorIsRight } from './factors.ts';
import { askerOf, passkeysPossible, passkeyToAsk } from './passkeys.ts';
import { checkPaymentPassword } from './payment-password.ts';
import type { Internals } from './room.ts';
import { countsUntil, type HeldProof, thereBy } from './rules/older-proofs.ts';
import { type PasskeyRow, passkeysOf } from './store/passkeys.ts';
import { heldFactors } from './store/proofs.ts';

/** What a member shows besides the log-in password, and the field that its code was typed into. */
export type ShownProof = {
  readonly proof: ContactProof | undefined;
  readonly code: string;
  readonly passkey: Record<string, unknown> | undefined;
  readonly field: string;
};
type Answer = ShownProof['passkey'];

async function proofsOf(room: Internals, tx: Tx, memberId: MemberId): Promise<HeldProof[]> {
  const contacts = await room.contacts.of(tx, memberId);
  return [
    ...(await heldFactors(tx, memberId)),
    ...contacts.flatMap(({ kind, verifiedAt, resetAt }) =>
      verifiedAt ? [{ proof: kind, since: verifiedAt, resetAt }] : [],
    ),
  ];
}

/** Whether the member has anything to show, though it may be too young to count. */
export const hasProofs = async (room: Internals, tx: Tx, memberId: MemberId): Promise<boolean> =>
  (await proofsOf(room, tx, memberId)).length > 0;

/**
 * What proves that it is the owner. Proofs of the last three days do not count, since an intruder
 * could have made them; when nothing is older, the member's first proof counts.
 */
export async function olderProofs(
  room: Internals,
  tx: Tx,
  memberId: MemberId,
): Promise<ContactProof[]> {
  const held = await proofsOf(room, tx, memberId);
  const settled = settledBefore(room);
  return offered(room, thereBy(held, { until: countsUntil(held, settled), settled }));
}

/** Proofs that existed before any browser of the last three days logged in. */
export async function proofsBefore(
  room: Internals,
  tx: Tx,
  memberId: MemberId,
): Promise<ContactProof[]> {
  const settled = settledBefore(room);
  return offered(room, thereBy(await proofsOf(room, tx, memberId), { until: settled, settled }));
}

/** Whether this factor, or this one of several passkeys, is an older proof. */
export async function isOld(
  room: Internals,
  tx: Tx,
  { proof, memberId, passkey }: { proof: ContactProof; memberId: MemberId; passkey?: Answer },
): Promise<boolean> {
  if (!(await proofsBefore(room, tx, memberId)).includes(proof)) return false;
  return (
    proof !== 'passkey' || isOneOf(passkey, await passkeysBy(tx, memberId, settledBefore(room)))
  );
}

/** What a passkey is to sign, for this session. Refuses: identity.proof-needed. */
export async function askOwnPasskey(room: Internals, tx: Tx, caller: Caller) {
  const { memberId } = playerOf(caller);
  const known = passkeysPossible(room) ? await olderPasskeys(room, tx, memberId) : [];
  if (known.length === 0) throw refuse('identity.proof-needed');
  return passkeyToAsk(room, tx, { asker: askerOf(caller), known });
}

/** Refuses: identity.proof-needed, and what countRequest refuses. */
export async function askProofCode(
  room: Internals,
  tx: Tx,
  { proof, caller }: { proof: 'sms' | 'mail'; caller: Caller },
): Promise<{ expiredMinutes: number }> {
  const { memberId } = playerOf(caller);
  if (!(await olderProofs(room, tx, memberId)).includes(proof))
    throw refuse('identity.proof-needed', { field: 'proof' });
  return askCode(room, tx, { bond: await bondTo(room, tx, { kind: proof, memberId }), caller });
}

/**
 * Requires one of `olderProofs`, since the password alone is not enough. The place where it was
 * shown settles, unless the proof is too young for that or is the payment password. Refuses:
 * identity.proof-needed, identity.second-factor-wrong, identity.payment-password-wrong,
 * identity.code-missing, identity.code-expired, identity.code-wrong, identity.too-many-attempts.
 */
export async function showProof(room: Internals, shown: ShownProof, caller: Caller): Promise<void> {
  const { proof, passkey } = shown;
  const { memberId } = playerOf(caller);
  const settles =
    proof !== undefined &&
    proof !== 'pin' &&
    (await room.db.read((tx) => isOld(room, tx, { proof, memberId, passkey })));
  await checkProof(room, shown, caller);
  if (settles)
    await room.db.tx((tx) => rememberPlace(room, tx, { memberId, caller, proven: true }));
}

async function checkProof(
  room: Internals,
  { proof, code, passkey, field }: ShownProof,
  caller: Caller,
): Promise<void> {
  const { memberId } = playerOf(caller);
  const older = await room.db.read((tx) => olderProofs(room, tx, memberId));
  if (proof === undefined || !older.includes(proof))
    throw refuse('identity.proof-needed', { field: 'proof' });
  if (proof === 'pin') return checkPaymentPassword(room, { memberId, pin: plainCode(code), field });
  if (proof === 'sms' || proof === 'mail') {
    const bond = await room.db.read((tx) => bondTo(room, tx, { kind: proof, memberId }));
    return checkCode(room, { bond, code, caller, field });
  }
  const share = { kind: 'factor', parts: [memberId], known: true } as const;
  const taken = await countShare(room, share);
  const shown = { kind: proof, memberId, asker: askerOf(caller), code, passkey };
  const right = await room.db.tx(
    async (tx) =>
      (proof !== 'passkey' || isOneOf(passkey, await olderPasskeys(room, tx, memberId))) &&
      (await factorIsRight(room, tx, shown)),
  );
  if (!right) throw refuse('identity.second-factor-wrong', { field });
  await room.db.tx((tx) => giveBack(room, tx, taken));
}

const offered = (room: Internals, proofs: readonly HeldProof['proof'][]): ContactProof[] =>
  CONTACT_PROOFS.filter(
    (proof) => proofs.includes(proof) && (proof !== 'passkey' || passkeysPossible(room)),
  );

const passkeysBy = async (tx: Tx, memberId: MemberId, until: Date) =>
  (await passkeysOf(tx, memberId)).filter(({ madeAt }) => madeAt <= until);

/** A young one among several passkeys may be an intruder's. */
const olderPasskeys = async (room: Internals, tx: Tx, memberId: MemberId) =>
  passkeysBy(tx, memberId, countsUntil(await proofsOf(room, tx, memberId), settledBefore(room)));

const isOneOf = (answer: Answer, known: readonly PasskeyRow[]): boolean =>
  known.some(({ credentialId }) => credentialId === answer?.id);

/** To the member's own verified contact, and valid for this member alone. */
async function bondTo(
  room: Internals,
  tx: Tx,
  { kind, memberId }: { kind: 'sms' | 'mail'; memberId: MemberId },
): Promise<CodeBond> {
  const contacts = await room.contacts.of(tx, memberId);
  const contact = contacts.find((each) => each.kind === kind && each.verifiedAt);
  if (!contact) throw refuse('identity.proof-needed', { field: 'proof' });
  return { purpose: 'step-up', kind, to: contact.address, about: memberId };
}
