import type { FieldSetting } from '@nokshi/contract/console/site-settings.ts';
import { ALWAYS_ASKED, type RegistrationField } from '@nokshi/contract/registration/fields.ts';
import { registrationBn } from '@nokshi/contract/words/registration-bn.ts';
import { registrationEn } from '@nokshi/contract/words/registration-en.ts';
import { Check, Chips, Field } from '@nokshi/ui';
import { LANGUAGE_NAMES, language } from '@nokshi/web/language.ts';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import own from './registration.module.css';

type Props = { readonly fields: readonly FieldSetting[]; readonly minimumAge: number };

const WORDS = { EN: registrationEn, BN: registrationBn } as const;
const WAYS = ['username', 'mobile'] as const;
type Way = (typeof WAYS)[number];
/** What the form by mobile number has in a way of its own: the number, its code, the password. */
const NOT_BY_MOBILE: ReadonlySet<RegistrationField> = new Set([
  'username',
  'mobileNum',
  'verificationCode',
]);

/** The form as a visitor will see it by these rules, in either language and by either way. */
export function RegistrationPreview({ fields, minimumAge }: Props) {
  const { t } = useWords();
  const [lang, setLang] = useState(language);
  const [way, setWay] = useState<Way>('username');
  const shown = fields.filter(
    ({ field, enabled }) => enabled && (way === 'username' || !NOT_BY_MOBILE.has(field)),
  );
  return (
    <section className={own.preview} aria-label={t('status.preview')}>
      <h2>{t('status.preview')}</h2>
      <div className={styles.tools}>
        <Chips
          label={t('registration.preview-language')}
          chips={(['EN', 'BN'] as const).map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
          selected={lang}
          onSelect={setLang}
        />
        <Chips
          label={t('registration.preview-way')}
          chips={WAYS.map((id) => ({ id, label: t(`registration.by-${id}`) }))}
          selected={way}
          onSelect={setWay}
        />
      </div>
      <div className={own.form} lang={lang.toLowerCase()} inert>
        {way === 'mobile' && (
          <>
            <Field label={WORDS[lang]['field.mobileNum']} />
            <Field label={WORDS[lang]['field.verificationCode']} />
          </>
        )}
        {shown.map((rule) => (
          <Field key={rule.field} {...looks(rule, WORDS[lang])} />
        ))}
        <Check>{fill(WORDS[lang]['field.agree'], { age: minimumAge })}</Check>
      </div>
    </section>
  );
}

/** As the player site draws it: its name, whether it may stay empty, how long it is. */
function looks(rule: FieldSetting, words: (typeof WORDS)['EN' | 'BN']) {
  const { field, required, minLength: min, maxLength: max } = rule;
  const name = words[`field.${field}`];
  const label = required ? name : fill(words['field.optional'], { label: name });
  if (field === 'paymentPassword') return { label, hint: fill(words['field.digits'], { min }) };
  const length = fill(words[min === max ? 'field.exact' : 'field.range'], { min, max });
  const told = ALWAYS_ASKED.has(field) && field !== 'confirmPassword';
  return told ? { label, hint: length } : { label };
}

const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
