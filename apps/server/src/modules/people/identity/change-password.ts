import type { Input } from '@nokshi/contract';
import type { securityRoutes } from '@nokshi/contract/player/security.ts';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { checkNewPassword } from './check-new-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { knowOnlyHere } from './devices.ts';
import type { Insides } from './room.ts';
import { changeStanding, lockMember } from './standing.ts';
import { forgetRemembered } from './store/devices.ts';
import { writePassword } from './store/members.ts';
import { tellMember } from './tell-member.ts';

/**
 * Changes a member's own password. Every other session ends, and other browsers are unknown and
 * remember nothing. Checklist X-009, S-017.
 * Refuses: identity.password-length, identity.password-pattern, identity.password-common,
 * identity.passwords-differ, identity.password-same, identity.too-many-attempts,
 * identity.password-wrong.
 */
export async function changePassword(
  room: Insides,
  input: Input<typeof securityRoutes.changePassword>,
  caller: Caller,
): Promise<void> {
  const { memberId, username, sessionId } = playerOf(caller);
  const { oldPassword, newPassword: password } = input;
  checkNewPassword(room, { password, username, field: 'newPassword' });
  if (password !== input.confirmNewPassword)
    throw refuse('identity.passwords-differ', { field: 'confirmNewPassword' });
  if (password === oldPassword) throw refuse('identity.password-same', { field: 'newPassword' });
  await confirmPassword(room, caller, { password: oldPassword, field: 'oldPassword' });
  const passwordHash = await room.hasher.hash(password);
  await room.db.tx(async (tx) => {
    const member = await lockMember(tx, memberId);
    await writePassword(tx, { memberId, passwordHash, now: room.clock.now() });
    await forgetRemembered(tx, memberId);
    await knowOnlyHere(room, tx, { memberId, caller });
    const end = { because: 'password-changed', keep: sessionId };
    await changeStanding(room, tx, { member, end });
    await tellMember(room, tx, { memberId, change: 'password-changed' });
  });
  caller.keep('remembered', null);
}
