import type { MessageId } from '../../lib/words.ts';

const words = (name: MessageId, what: MessageId) => ({ name, what });

/** What each flag is called and what it does; checklist A-036..A-042. */
export const FLAG_WORDS: Readonly<Record<string, { name: MessageId; what: MessageId }>> = {
  USERNAMEREG3: words('flag.USERNAMEREG3', 'flag.USERNAMEREG3-what'),
  MOBILENUMREG3: words('flag.MOBILENUMREG3', 'flag.MOBILENUMREG3-what'),
  REGMOBVERF3: words('flag.REGMOBVERF3', 'flag.REGMOBVERF3-what'),
  MOBILENUMPASSREG3: words('flag.MOBILENUMPASSREG3', 'flag.MOBILENUMPASSREG3-what'),
  MOBILEVERCODELOGIN3: words('flag.MOBILEVERCODELOGIN3', 'flag.MOBILEVERCODELOGIN3-what'),
  FREEPLAY3: words('flag.FREEPLAY3', 'flag.FREEPLAY3-what'),
  PWDEXPFORCECHANGE3: words('flag.PWDEXPFORCECHANGE3', 'flag.PWDEXPFORCECHANGE3-what'),
};
