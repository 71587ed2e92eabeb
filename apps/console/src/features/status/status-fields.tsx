import { Field, Icon, Lotus, TextArea } from '@nokshi/ui';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import styles from '../../lib/desk.module.css';
import option from '../../lib/option.module.css';
import type { Form } from '../../lib/form.ts';
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
  readonly form: Form<StatusDraft>;
  readonly locked: boolean;
};

export function StatusFields({ form, locked }: Props) {
  const { t } = useWords();
  const { status } = form.values;
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
            checked={status === row.status}
            onChange={() => form.set('status', row.status)}
          />
          <span>
            <strong>{t(row.label)}</strong>
            <span className={styles.quiet}>{t(row.words)}</span>
          </span>
        </label>
      ))}
      {status !== 'normal' &&
        LANGUAGES.map((language) => (
          <TextArea
            key={language}
            {...form.field(language)}
            label={t(language === 'EN' ? 'status.message-en' : 'status.message-bn')}
            lang={language.toLowerCase()}
            maxLength={280}
          />
        ))}
      {status !== 'normal' && (
        <div className={styles.pairs}>
          <Field
            label={t('status.from')}
            hint={t('status.from-hint')}
            type="datetime-local"
            {...form.field('from')}
          />
          <Field
            label={t('status.until')}
            hint={t('status.until-hint')}
            type="datetime-local"
            {...form.field('until')}
            error={form.error('until') && t('status.until-wrong')}
          />
        </div>
      )}
      {status === 'region-block' && (
        <Field
          label={t('status.countries')}
          hint={t('status.countries-hint')}
          {...form.field('countries')}
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
