import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import own from './letters.module.css';
import type { Draft } from './draft.ts';

const LANGUAGES = ['EN', 'BN'] as const;

/** The letter as a member reads it, in each language. */
export function LetterPreview({ title, text }: Pick<Draft, 'title' | 'text'>) {
  const { t } = useWords();
  return (
    <section className={own.preview} aria-label={t('letters.preview')}>
      {LANGUAGES.map((language) => (
        <article key={language} lang={language.toLowerCase()} className={own.letter}>
          <small className={styles.quiet}>{LANGUAGE_NAMES[language]}</small>
          <strong className={styles.words}>{title[language] || '…'}</strong>
          <p className={styles.words}>{text[language] || '…'}</p>
        </article>
      ))}
    </section>
  );
}
