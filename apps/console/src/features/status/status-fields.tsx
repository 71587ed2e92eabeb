import { Field, Icon, Lotus } from '@nokshi/ui';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import styles from '../../lib/desk.module.css';
import option from '../../lib/option.module.css';
import { useWords } from '../../lib/words.ts';

export type StatusDraft = {
  readonly status: 'normal' | 'maintenance' | 'region-block';
  readonly EN: string;
  readonly BN: string;
  readonly countries: string;
  /** As `datetime-local` fields have it, in Dhaka time; empty: at once, until switched. */
  readonly from: string;
  readonly until: string;
};

const STATUSES = [
  { status: 'normal', label: 'status.normal', words: 'status.normal-words' },
  { status: 'maintenance', label: 'status.maintenance', words: 'status.maintenance-words' },
  { status: 'region-block', label: 'status.region-block', words: 'status.region-words' },
] as const;

const LANGUAGES = ['EN', 'BN'] as const;

type Props = {
  readonly draft: StatusDraft;
  readonly locked: boolean;
  readonly wrongField: string | undefined;
  readonly onChange: (change: Partial<StatusDraft>) => void;
};

export function StatusFields({ draft, locked, wrongField, onChange }: Props) {
  const { t } = useWords();
  return (
    <fieldset className={styles.stack} disabled={locked}>
      <legend>
        <h2>{t('status.choose')}</h2>
      </legend>
      {STATUSES.map((row) => (
        <label key={row.status} className={option.option}>
          <input
            type="radio"
            name="status"
            checked={draft.status === row.status}
            onChange={() => onChange({ status: row.status })}
          />
          <span>
            <strong>{t(row.label)}</strong>
            <span className={styles.quiet}>{t(row.words)}</span>
          </span>
        </label>
      ))}
      {draft.status !== 'normal' &&
        LANGUAGES.map((language) => (
          <label key={language} className={styles.text}>
            <span>{t(language === 'EN' ? 'status.message-en' : 'status.message-bn')}</span>
            <textarea
              lang={language.toLowerCase()}
              maxLength={280}
              value={draft[language]}
              aria-invalid={wrongField === `message.${language}` || undefined}
              onChange={(event) => onChange({ [language]: event.target.value })}
            />
          </label>
        ))}
      {draft.status !== 'normal' && (
        <div className={styles.pairs}>
          <Field
            label={t('status.from')}
            hint={t('status.from-hint')}
            type="datetime-local"
            value={draft.from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
          <Field
            label={t('status.until')}
            hint={t('status.until-hint')}
            type="datetime-local"
            value={draft.until}
            error={wrongField === 'until' ? t('status.until-wrong') : undefined}
            onChange={(event) => onChange({ until: event.target.value })}
          />
        </div>
      )}
      {draft.status === 'region-block' && (
        <Field
          label={t('status.countries')}
          hint={t('status.countries-hint')}
          value={draft.countries}
          onChange={(event) => onChange({ countries: event.target.value })}
        />
      )}
    </fieldset>
  );
}

/** The notice as people will see it, in both languages. */
export function StatusPreview({ draft }: { readonly draft: StatusDraft }) {
  const { t } = useWords();
  return (
    <section className={styles.card} aria-label={t('status.preview')}>
      <h2>{t('status.preview')}</h2>
      <div className={styles.stack}>
        {LANGUAGES.map((language) => (
          <div key={language} className={styles.preview} lang={language.toLowerCase()}>
            <small className={styles.quiet}>{LANGUAGE_NAMES[language]}</small>
            <Lotus size={48} />
            <Icon name={draft.status === 'maintenance' ? 'wrench' : 'shield'} size={28} />
            <p>{draft[language] || t('status.own-words')}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
