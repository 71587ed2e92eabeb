import type { OwnerShown } from '@nokshi/contract/player/contacts.ts';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { MemberRow } from '../identity/index.ts';
import { hasProofs, showProof } from './older-proof.ts';
import type { Internals } from './room.ts';
import { beginGuess, guessAt, guessedRight, guessedWrong } from './tries.ts';

/**
 * Asks for the member's own password again, before actions that an open session alone must not do.
 * Counts as a guess at the account. Refuses: identity.password-wrong, identity.too-many-attempts.
 */
export async function confirmPassword(
  room: Internals,
  caller: Caller,
  { password, field = 'password' }: { password: string; field?: string },
): Promise<MemberRow> {
  const { memberId, username } = playerOf(caller);
  const guess = guessAt(room, { kind: 'account', username, ip: caller.ip });
  const { begun, member } = await room.db.tx(async (tx) => ({
    // Who is logged in does not wait for strangers.
    begun: await beginGuess(room, tx, { guess, known: true }),
    member: await room.accounts.lock(tx, memberId),
  }));
  if (!(await room.hasher.verify(member.passwordHash, password, forWhom(caller)))) {
    await room.db.tx((tx) => guessedWrong(room, tx, { guess, exists: true }));
    throw refuse('identity.password-wrong', { field });
  }
  await room.db.tx((tx) => guessedRight(room, tx, begun));
  return member;
}

/**
 * Required before anything that opens the account or the way to its money is added, changed or
 * removed: the log-in password and, once the account has any, an older proof. So an intruder with a
 * session and the password can neither create a proof nor remove one. Refuses:
 * identity.password-wrong, identity.too-many-attempts, and what showProof refuses.
 */
export async function confirmOwner(
  room: Internals,
  caller: Caller,
  { field = 'proofCode', ...shown }: OwnerShown & { field?: string },
): Promise<MemberRow> {
  const { password, proof, proofCode: code = '', passkey } = shown;
  const member = await confirmPassword(room, caller, { password });
  if (await room.db.read((tx) => hasProofs(room, tx, member.memberId)))
    await showProof(room, { proof, code, passkey, field }, caller);
  return member;
}
