import { type Input, playerRoutes } from '@nokshi/contract';
import type { codesRoutes } from '@nokshi/contract/player/codes.ts';
import type { Caller, Serve, Story } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readPhone } from '../identity/index.ts';
import { askCode, type CodeBond } from './ask-code.ts';
import { type ChallengeAnswers, requireChallenge } from './challenges.ts';
import { askFirebase } from './check-firebase.ts';
import { registerMobile } from './register-mobile.ts';
import { bondOf, resetPassword } from './reset-password.ts';
import type { Internals } from './room.ts';

/** One-time codes, and the entries that need them. */
export function codeRoutes(room: Internals, serve: Serve): void {
  const { codes } = playerRoutes;
  serve.prepared(codes.askWithoutLogin, ({ purpose, ...asked }, caller) => {
    if (purpose === 'login' && !room.site.flag('MOBILEVERCODELOGIN3'))
      throw refuse('identity.code-login-closed');
    return askAsVisitor(room, {
      bond: { ...bondOf(room, asked), purpose },
      answers: asked,
      caller,
    });
  });
  serve.prepared(codes.askToRegister, (asked, caller) =>
    askToRegister(room, { asked, caller, flag: 'USERNAMEREG3' }),
  );
  serve.prepared(codes.askToRegisterMobile, (asked, caller) =>
    askToRegister(room, { asked, caller, flag: 'MOBILENUMREG3' }),
  );
  serve.prepared(codes.forgotByMail, (asked, caller) =>
    askAsVisitor(room, { bond: bondOf(room, asked), answers: asked, caller }),
  );
  serve.direct(codes.resetPassword, (input, caller) => resetPassword(room, input, caller));
  serve.direct(codes.registerMobile, (form, caller) => registerMobile(room, form, caller));
}

/** Both forms prove a number with the same code. */
async function askToRegister(
  room: Internals,
  from: { asked: Input<typeof codesRoutes.askToRegisterMobile>; caller: Caller; flag: string },
): Promise<Story<{ expiredMinutes: number }>> {
  const { asked, caller, flag } = from;
  if (!room.site.flag(flag)) throw refuse('identity.registration-closed');
  const { mobileNo: number, countryDialingCode: dialingCode } = asked;
  const to = readPhone(room, { number, dialingCode, field: 'mobileNo' });
  const bond = { purpose: 'register', kind: 'sms', to } as const;
  const ask = asked.firebaseChannel ? askFirebase : askAsVisitor;
  return ask(room, { bond, answers: asked, caller });
}

type Asked = {
  readonly bond: CodeBond;
  readonly answers: ChallengeAnswers;
  readonly caller: Caller;
};

/**
 * Requests a code for a visitor who is not logged in, behind the challenge of the site's setting,
 * so that programs cannot trigger messages (checklist C-015, X-002). Refuses: what requireChallenge
 * and countRequest refuse.
 */
async function askAsVisitor(
  room: Internals,
  { bond, answers, caller }: Asked,
): Promise<Story<{ expiredMinutes: number }>> {
  await requireChallenge(room, { kind: room.site.challenge().codes, answers, caller });
  return (tx) => askCode(room, tx, { bond, caller });
}
