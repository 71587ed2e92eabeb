import { useLingui } from '@lingui/react';
import type { Language } from '@nokshi/contract/fields.ts';
import type { MessageId } from '../locales/en/index.ts';
import { refusalWordsAfterSwitch } from './language.ts';
import { RefusalError } from './refusal.ts';

type Values = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: Values) => string;

type Words = {
  readonly t: Translate;
  readonly language: Language;
  /** What the server stores in both languages. */
  readonly local: (text: Readonly<Record<Language, string>>) => string;
  /** Words for whatever a call threw. */
  readonly why: (error: unknown) => string;
};

/** The words of the page; the component is drawn anew when the language changes. */
export function useWords(): Words {
  const { i18n } = useLingui();
  const language: Language = i18n.locale === 'bn' ? 'BN' : 'EN';
  const t: Translate = (id, values) => i18n._(id, values);
  return {
    t,
    language,
    local: (text) => text[language],
    why: (error) => {
      if (!(error instanceof RefusalError)) return t('app.line-broken');
      return refusalWordsAfterSwitch()?.(error.code, language, error.value) ?? error.message;
    },
  };
}
