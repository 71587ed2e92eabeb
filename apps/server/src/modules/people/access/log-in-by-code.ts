import type { Input } from '@nokshi/contract';
import type { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readPhone } from '../identity/index.ts';
import { checkCode } from './check-code.ts';
import { answerLogin, continueLogin, type LoginAnswer } from './complete-login.ts';
import type { Internals } from './room.ts';
import { memberBehind } from './send-code.ts';

/**
 * Logs in the member whose number the code was sent to. No password is checked, so none is found
 * weak or old here (checklist S-017). Refuses: identity.code-login-closed, what `readPhone` and
 * `checkCode` refuse, identity.second-factor-needed with its ticket.
 */
export async function logInByCode(
  room: Internals,
  input: Input<typeof identityRoutes.login>,
  caller: Caller,
): Promise<LoginAnswer> {
  if (!room.site.flag('MOBILEVERCODELOGIN3')) throw refuse('identity.code-login-closed');
  const { mobileNum: number, countryDialingCode: dialingCode, verificationCode: code } = input;
  const to = readPhone(room, { number, dialingCode, field: 'mobileNum' });
  await checkCode(room, { bond: { purpose: 'login', kind: 'sms', to }, code, caller });
  const entry = await room.db.tx(async (tx) => {
    const member = await memberBehind(room, tx, { kind: 'sms', to });
    // The member has changed the number since the code was sent.
    if (!member) throw refuse('identity.code-expired', { field: 'verificationCode' });
    return continueLogin(room, tx, { member, caller, remember: false, proven: 'sms' });
  });
  return answerLogin(caller, entry);
}
