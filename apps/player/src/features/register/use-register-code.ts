import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { call } from '@nokshi/web/call.ts';
import { type Code, useCode } from '../../lib/use-code.ts';
import type { Way } from './register.ts';
import type { Registration } from './use-registration.ts';

/** The code that proves the number of a new member. */
export function useRegisterCode(way: Way, form: Registration): Code {
  const { mobileNum } = form.values;
  const route = way === 'username' ? codesRoutes.askToRegister : codesRoutes.askToRegisterMobile;
  return useCode({
    name: 'register',
    request: (answers) => call(route, { mobileNo: mobileNum, ...answers }),
    ready: () => form.has('mobileNum'),
    wrong: form.wrong,
  });
}
