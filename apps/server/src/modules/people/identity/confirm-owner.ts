import type { OwnerShown } from '@nokshi/contract/player/contacts.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { confirmPassword } from './confirm-password.ts';
import { hasProofs, showProof } from './older-proof.ts';
import type { Insides } from './room.ts';
import type { MemberRow } from './store/members.ts';

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
  if (await room.db.read((tx) => hasProofs(tx, member.memberId)))
    await showProof(room, { proof, code, passkey, field }, caller);
  return member;
}
