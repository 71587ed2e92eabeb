import { useLingui } from '@lingui/react';
import type { Language } from '@nokshi/contract/fields.ts';
import { refusalWordsAfterSwitch } from './language.ts';
import { FieldError, RefusalError } from './refusal.ts';
import { wholeDates } from './whole-dates.ts';

type Values = Readonly<Record<string, string | number>>;

export type Words<MessageId extends string> = {
  readonly t: (id: MessageId, values?: Values) => string;
  readonly language: Language;
  /** What the server stores in both languages. */
  readonly local: (text: Readonly<Record<Language, string>>) => string;
  /** Words for whatever a call threw. */
  readonly why: (error: unknown) => string;
};

/** The hook for an app's words; a component that uses it is rendered again in the other language. */
export const wordsOf =
  <MessageId extends string>(lineBroken: MessageId) =>
  (): Words<MessageId> => {
    const { i18n } = useLingui();
    const language: Language = i18n.locale === 'bn' ? 'BN' : 'EN';
    return {
      t: (id, values) => wholeDates(i18n._(id, values)),
      language,
      local: (text) => text[language],
      why: (error) => {
        if (error instanceof FieldError) return error.message;
        if (!(error instanceof RefusalError)) return i18n._(lineBroken);
        const said = refusalWordsAfterSwitch()?.(error.code, language, error.value);
        return said ? wholeDates(said) : error.message;
      },
    };
  };
