import { type Input, playerRoutes } from '@nokshi/contract';
import type { codesRoutes } from '@nokshi/contract/player/codes.ts';
import type { Caller, Serve } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askCode } from './ask-code.ts';
import { readPhone } from './read-phone.ts';
import { registerMobile } from './register-mobile.ts';
import { bondOf, resetPassword } from './reset-password.ts';
import type { Insides } from './room.ts';

/** One-time codes, and the ways in that need them. */
export function codeRoutes(room: Insides, serve: Serve): void {
  const { codes } = playerRoutes;
  serve.story(codes.askWithoutLogin, (tx, { purpose, ...asked }, caller) => {
    if (purpose === 'login' && !room.site.flag('MOBILEVERCODELOGIN3'))
      throw refuse('identity.code-login-closed');
    return askCode(room, tx, { bond: { ...bondOf(room, asked), purpose }, caller });
  });
  serve.story(codes.askToRegister, (tx, asked, caller) => {
    return askToRegister(room, tx, { asked, caller, flag: 'USERNAMEREG3' });
  });
  serve.story(codes.askToRegisterMobile, (tx, asked, caller) => {
    return askToRegister(room, tx, { asked, caller, flag: 'MOBILENUMREG3' });
  });
  serve.story(codes.forgotByMail, (tx, asked, caller) =>
    askCode(room, tx, { bond: bondOf(room, asked), caller }),
  );
  serve.direct(codes.resetPassword, (input, caller) => resetPassword(room, input, caller));
  serve.direct(codes.registerMobile, (form, caller) => registerMobile(room, form, caller));
}

/** Both forms prove a number with the same code. */
async function askToRegister(
  room: Insides,
  tx: Tx,
  from: { asked: Input<typeof codesRoutes.askToRegister>; caller: Caller; flag: string },
): Promise<{ expiredMinutes: number }> {
  const { asked, caller, flag } = from;
  if (!room.site.flag(flag)) throw refuse('identity.registration-closed');
  const { mobileNo: number, countryDialingCode: dialingCode } = asked;
  const to = readPhone(room, { number, dialingCode, field: 'mobileNo' });
  return askCode(room, tx, { bond: { purpose: 'register', kind: 'sms', to }, caller });
}
