import { type Caller, playerOf } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { beginGuess, guessAt, guessedRight, guessedWrong } from './attempts.ts';
import type { Insides } from './room.ts';
import { lockMember } from './standing.ts';
import type { MemberRow } from './store/members.ts';

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
    return lockMember(tx, memberId);
  });
  if (!(await room.hasher.verify(member.passwordHash, password))) {
    await room.db.tx((tx) => guessedWrong(room, tx, guess));
    throw refuse('identity.password-wrong', { field });
  }
  await room.db.tx((tx) => guessedRight(room, tx, guess));
  return member;
}
