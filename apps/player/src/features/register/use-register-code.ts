import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { type Code, useCode } from '../../lib/use-code.ts';
import { useWords } from '../../lib/words.ts';
import type { Way } from './register.ts';

type Options = {
  readonly way: Way;
  readonly mobileNum: string;
  /** Shows what is wrong with the number at its field. */
  readonly onWrong: (words: string) => void;
};

/** The code that proves the number of a new member. */
export function useRegisterCode({ way, mobileNum, onWrong }: Options): Code {
  const { t, why } = useWords();
  const route = way === 'username' ? codesRoutes.askToRegister : codesRoutes.askToRegisterMobile;
  return useCode({
    name: 'register',
    request: (answers) => call(route, { mobileNo: mobileNum, ...answers }),
    ready() {
      const given = mobileNum.trim() !== '';
      if (!given) onWrong(t('code.mobile-missing'));
      return given;
    },
    wrong(error) {
      const atNumber = error instanceof RefusalError && error.field === 'mobileNo';
      if (atNumber) onWrong(why(error));
      return atNumber;
    },
  });
}
