import type { Input } from '@nokshi/contract';
import type { codesRoutes } from '@nokshi/contract/player/codes.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readMail, readPhone } from '../identity/index.ts';
import type { CodeBond } from './ask-code.ts';
import { checkCode } from './check-code.ts';
import { checkNewPassword } from './check-new-password.ts';
import { forgetOtherPlaces } from './devices.ts';
import { answerLogin, continueLogin, type LoginAnswer } from './complete-login.ts';
import type { Internals } from './room.ts';
import { memberBehind } from './send-code.ts';
import { forgetRemembered } from './store/devices.ts';

/**
 * Sets a new password with a code that was sent to a member's number or email address. Every
 * previous session ends, the member is notified at every contact and logged in here, with the
 * second factor if there is one and this browser is not known (checklist S-028). For three days the
 * contact is not an older proof. The password is checked before the code, so that a refused one
 * spends no code. Refuses: what `readPhone` and `checkCode` refuse, identity.mail-wrong,
 * identity.password-length, identity.password-pattern, identity.password-common,
 * identity.second-factor-needed with its ticket, after the password was set.
 */
export async function resetPassword(
  room: Internals,
  input: Input<typeof codesRoutes.resetPassword>,
  caller: Caller,
): Promise<LoginAnswer> {
  const bond = bondOf(room, input);
  const { newPassword: password, verificationCode: code } = input;
  const username = bond.about ?? bond.to.slice(1);
  checkNewPassword(room, { password, username, field: 'newPassword' });
  await checkCode(room, { bond, code, caller });
  const passwordHash = await room.hasher.hash(password, forWhom(caller));
  const entry = await room.db.tx(async (tx) => {
    const found = await memberBehind(room, tx, { ...bond, username: bond.about });
    // The member has changed the number or address since the code was sent.
    if (!found) throw refuse('identity.code-expired', { field: 'verificationCode' });
    const member = await room.accounts.lock(tx, found.memberId);
    const { memberId } = member;
    await room.accounts.writePassword(tx, memberId, passwordHash);
    await room.contacts.markReset(tx, { memberId, kind: bond.kind, now: room.clock.now() });
    await forgetRemembered(tx, memberId);
    await forgetOtherPlaces(room, tx, { memberId, caller });
    const because = 'password-reset';
    const generation = await room.accounts.endSessions(tx, { member, because });
    await room.accounts.notify(tx, { memberId, change: 'password-reset' });
    const proven = bond.kind;
    return continueLogin(room, tx, {
      member: { ...member, generation },
      caller,
      remember: false,
      proven,
    });
  });
  return answerLogin(caller, entry);
}

/** What the code of a recovery is bound to. */
export function bondOf(
  room: Internals,
  asked:
    | { mobileNum: string; countryDialingCode?: string | undefined }
    | { username: string; email: string },
): CodeBond {
  const purpose = 'recover';
  if ('email' in asked) {
    const to = readMail(asked.email, 'email');
    return { purpose, kind: 'mail', to, about: asked.username.trim().toLowerCase() };
  }
  const { mobileNum: number, countryDialingCode: dialingCode } = asked;
  return { purpose, kind: 'sms', to: readPhone(room, { number, dialingCode, field: 'mobileNum' }) };
}
