import { Check, Field } from '@nokshi/ui';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { useWords } from '../../lib/words.ts';

export const LANGUAGES = ['EN', 'BN'] as const;
type Language = (typeof LANGUAGES)[number];
type Name = Readonly<Record<Language, string>>;

type NameProps = { readonly name: Name; readonly onChange: (name: Name) => void };

/** What something is called, in each language. */
export function NameFields({ name, onChange }: NameProps) {
  const { t } = useWords();
  return LANGUAGES.map((language) => (
    <Field
      key={language}
      label={t(language === 'EN' ? 'settings.name-en' : 'settings.name-bn')}
      lang={language.toLowerCase()}
      required
      maxLength={60}
      value={name[language]}
      onChange={(event) => onChange({ ...name, [language]: event.target.value })}
    />
  ));
}

type ChecksProps = {
  readonly languages: readonly Language[];
  readonly onChange: (languages: Language[]) => void;
};

/** Which languages, always in the same order. */
export function LanguageChecks({ languages, onChange }: ChecksProps) {
  return LANGUAGES.map((language) => (
    <Check
      key={language}
      checked={languages.includes(language)}
      onChange={(event) =>
        onChange(
          LANGUAGES.filter((each) =>
            each === language ? event.target.checked : languages.includes(each),
          ),
        )
      }
    >
      {LANGUAGE_NAMES[language]}
    </Check>
  ));
}
