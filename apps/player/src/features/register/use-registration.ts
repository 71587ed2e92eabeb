import { REGISTRATION_FIELDS } from '@nokshi/contract/registration/fields.ts';
import { FieldError } from '@nokshi/web/refusal.ts';
import { wantsImage } from '../../data/work.ts';
import { useAddress } from '../../lib/address.ts';
import { afterRegistration } from '../../lib/after-entry.ts';
import type { Captcha } from '../../lib/captcha-field.tsx';
import { useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import {
  affiliateKnown,
  type DrawnRule,
  faultsOf,
  register,
  type Values,
  type Way,
} from './register.ts';

type Filled = {
  readonly way: Way;
  readonly drawn: readonly DrawnRule[];
  readonly captcha: Captcha;
};

const EMPTY = {
  ...(Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, ''])) as Values),
  agree: false,
};

/** What is typed, each field by its rule; the account once it is sent. */
export function useRegistration({ way, drawn, captcha }: Filled) {
  const { t } = useWords();
  const { params, go } = useAddress();
  const referralCode = params.get('referralCode') ?? '';
  const affiliateCode = params.get('affiliateCode') ?? '';
  return useForm({
    start: { ...EMPTY, referralCode, affiliateCode },
    optional: 'all',
    called: { mobileNo: 'mobileNum' },
    check: ({ agree, ...typed }) =>
      faultsOf({ rules: drawn, values: { ...typed, captcha: captcha.text }, agree, t }),
    async send(values) {
      try {
        const asked = drawn.some(({ field }) => field === 'affiliateCode');
        if (asked && !(await affiliateKnown(values.affiliateCode)))
          throw new FieldError('affiliateCode', t('register.invitation'));
        await register({ way, rules: drawn, values, captcha: captcha.text });
        go(afterRegistration(params.toString()), true);
      } catch (thrown) {
        if (captcha.shown || wantsImage(thrown)) captcha.show();
        throw thrown;
      }
    },
  });
}

export type Registration = ReturnType<typeof useRegistration>;
