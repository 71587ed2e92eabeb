import type { Input } from '@nokshi/contract';
import type { securityRoutes } from '@nokshi/contract/player/security.ts';
import { type Caller, playerOf, type Story } from '../../../kernel/caller.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { checkNewPassword } from './check-new-password.ts';
import { confirmPassword } from './confirm-owner.ts';
import { forgetOtherPlaces } from './devices.ts';
import type { Internals } from './room.ts';
import { forgetRemembered } from './store/devices.ts';

/**
 * Changes a member's own password. Every other session ends, and other browsers become unknown and
 * remember nothing. Checklist X-009, S-017. Refuses: identity.password-length,
 * identity.password-pattern, identity.password-common, identity.passwords-differ,
 * identity.password-same, identity.too-many-attempts, identity.password-wrong, identity.terms-needed
 * (of an account that an agent opened, at its first log-in).
 */
export async function changePassword(
  room: Internals,
  input: Input<typeof securityRoutes.changePassword>,
  caller: Caller,
): Promise<Story<Record<string, never>>> {
  const { memberId, username, sessionId } = playerOf(caller);
  const { oldPassword, newPassword: password } = input;
  checkNewPassword(room, { password, username, field: 'newPassword' });
  if (password !== input.confirmNewPassword)
    throw refuse('identity.passwords-differ', { field: 'confirmNewPassword' });
  if (password === oldPassword) throw refuse('identity.password-same', { field: 'newPassword' });
  await confirmPassword(room, caller, { password: oldPassword, field: 'oldPassword' });
  const passwordHash = await room.hasher.hash(password, forWhom(caller));
  return async (tx) => {
    const member = await room.accounts.lock(tx, memberId);
    if (member.ageAgreed === 0) await confirmAgreement(room, tx, { memberId, agree: input.agree });
    await room.accounts.writePassword(tx, memberId, passwordHash);
    await forgetRemembered(tx, memberId);
    await forgetOtherPlaces(room, tx, { memberId, caller });
    const because = 'password-changed';
    await room.accounts.endSessions(tx, { member, because, keep: sessionId });
    await room.accounts.notify(tx, { memberId, change: 'password-changed' });
    caller.keep('remembered', null);
    return {};
  };
}

/** Refuses: identity.terms-needed. */
async function confirmAgreement(
  room: Internals,
  tx: Tx,
  { memberId, agree }: { memberId: MemberId; agree: boolean | undefined },
): Promise<void> {
  const { minimumAge } = room.site.brand();
  if (!agree) throw refuse('identity.terms-needed', { field: 'agree', value: { minimumAge } });
  await room.accounts.confirmAgreement(tx, memberId);
}
