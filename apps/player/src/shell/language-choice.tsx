import type { Language } from '@nokshi/contract/fields.ts';
import { Icon } from '@nokshi/ui';
import { queries } from '../data/queries.ts';
import { tellLanguage } from '../data/session.ts';
import { LANGUAGE_NAMES, speak } from '@nokshi/web/language.ts';
import { useWords } from '../lib/words.ts';
import styles from './language-choice.module.css';

const LANGUAGES: readonly Language[] = ['EN', 'BN'];

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language, true);
  await queries.invalidateQueries({ queryKey: ['games'] });
  await tellLanguage(language);
}

/** The language dropdown of the top bar. */
export function LanguageChoice() {
  const { t, language } = useWords();
  return (
    <label className={styles.choice}>
      <span aria-hidden="true">{language === 'EN' ? 'EN' : 'বাং'}</span>
      <Icon name="down" size={16} />
      <select
        className="own-name"
        aria-label={t('shell.language')}
        value={language}
        onChange={(event) => void chooseLanguage(event.target.value as Language)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each.toLowerCase()}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
