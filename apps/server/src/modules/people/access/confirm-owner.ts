import type { OwnerShown } from '@nokshi/contract/player/contacts.ts';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { MemberRow } from '../identity/index.ts';
import { hasProofs, showProof } from './older-proof.ts';
import type { Insides } from './room.ts';
import { beginGuess, guessAt, guessedRight, guessedWrong } from './tries.ts';

/**
 * The member's own password once more, before what an open session alone must not do. Counts as a
 * guess at the account. Refuses: identity.password-wrong, identity.too-many-attempts.
 */
export async function confirmPassword(
  room: Insides,
  caller: Caller,
  { password, field = 'password' }: { password: string; field?: string },
): Promise<MemberRow> {
  const { memberId, username } = playerOf(caller);
  const guess = guessAt(room, { kind: 'account', username, ip: caller.ip });
  const member = await room.db.tx(async (tx) => {
    await beginGuess(room, tx, guess);
    return room.accounts.lock(tx, memberId);
  });
  if (!(await room.hasher.verify(member.passwordHash, password))) {
    await room.db.tx((tx) => guessedWrong(room, tx, { guess, exists: true }));
    throw refuse('identity.password-wrong', { field });
  }
  await room.db.tx((tx) => guessedRight(room, tx, guess));
  return member;
}

/**
 * Before anything that opens the account or the way to its money is added, changed or taken off: the
 * log-in password and, as soon as the account has any, an older proof. So whoever got hold of a
 * session and the password makes nothing that would serve as a proof, and takes none away.
 * Refuses: identity.password-wrong, identity.too-many-attempts, and what showProof refuses.
 */
export async function confirmOwner(
  room: Insides,
  caller: Caller,
  { field = 'proofCode', ...shown }: OwnerShown & { field?: string },
): Promise<MemberRow> {
  const { password, proof, proofCode: code = '', passkey } = shown;
  const member = await confirmPassword(room, caller, { password });
  if (await room.db.read((tx) => hasProofs(room, tx, member.memberId)))
    await showProof(room, { proof, code, passkey, field }, caller);
  return member;
}
