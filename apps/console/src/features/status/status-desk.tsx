import { consoleSiteRoutes } from '@nokshi/contract/console/site.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, ErrorState, Field, Icon, Lotus, Note, Skeleton, ask, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';

type Setting = Output<typeof consoleSiteRoutes.status>;
const KEY = ['status'];
const STATUSES = [
  { status: 'normal', label: 'status.normal', words: 'status.normal-words' },
  { status: 'maintenance', label: 'status.maintenance', words: 'status.maintenance-words' },
  { status: 'region-block', label: 'status.region-block', words: 'status.region-words' },
] as const;

/** Opens and closes the site. Every open page follows within a second. */
export default function StatusDesk() {
  const { t, why } = useWords();
  const setting = useQuery({
    queryKey: KEY,
    queryFn: () => call(consoleSiteRoutes.status, {}),
    refetchOnWindowFocus: false,
  });
  if (setting.isError)
    return (
      <ErrorState
        title={t('app.error')}
        words={why(setting.error)}
        retryLabel={t('app.retry')}
        onRetry={() => void setting.refetch()}
      />
    );
  return (
    <>
      <div className={styles.head}>
        <h1>{t('status.title')}</h1>
        {setting.data && (
          <span className={styles.quiet}>
            {t('status.open-pages', { count: setting.data.openPages })}
          </span>
        )}
      </div>
      {setting.data ? (
        <StatusForm key={setting.data.version} setting={setting.data} />
      ) : (
        <Skeleton height="420px" />
      )}
    </>
  );
}

const codesOf = (text: string) =>
  text
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((code) => code.length === 2);

function StatusForm({ setting }: { readonly setting: Setting }) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const may = useMay('site.status');
  const [form, setForm] = useState({
    status: setting.status,
    EN: setting.message.EN,
    BN: setting.message.BN,
    countries: setting.blockedCountries.join(', '),
  });
  const apply = useMutation({
    mutationFn: () =>
      call(consoleSiteRoutes.setStatus, {
        status: form.status,
        message: { EN: form.EN, BN: form.BN },
        blockedCountries: codesOf(form.countries),
        version: setting.version,
      }),
    onSuccess: async (now) => {
      tell(t('status.applied', { status: t(`status.${now.status}`) }));
      await queries.invalidateQueries({ queryKey: KEY });
    },
  });
  const submit = async () => {
    const answer = await ask({
      title: t('status.apply-title', { status: t(`status.${form.status}`) }),
      icon: 'wrench',
      content: t('status.apply-words', { count: setting.openPages }),
      buttons: [
        {
          id: 'apply',
          label: t('status.apply'),
          kind: form.status === 'normal' ? 'plain' : 'danger',
        },
        { id: 'cancel', label: t('app.cancel'), kind: 'quiet' },
      ],
    });
    if (answer === 'apply') apply.mutate();
  };
  const field = apply.error instanceof RefusalError ? apply.error.field : undefined;
  return (
    <form
      className={styles.cards}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={`${styles.card} ${styles.stack}`}>
        <fieldset className={styles.stack} disabled={!may}>
          <legend>
            <h2>{t('status.choose')}</h2>
          </legend>
          {STATUSES.map((row) => (
            <label key={row.status} className={styles.option}>
              <input
                type="radio"
                name="status"
                checked={form.status === row.status}
                onChange={() => setForm({ ...form, status: row.status })}
              />
              <span>
                <strong>{t(row.label)}</strong>
                <span className={styles.quiet}>{t(row.words)}</span>
              </span>
            </label>
          ))}
          {form.status !== 'normal' &&
            (['EN', 'BN'] as const).map((language) => (
              <label key={language} className={styles.text}>
                {t(language === 'EN' ? 'status.message-en' : 'status.message-bn')}
                <textarea
                  lang={language.toLowerCase()}
                  maxLength={280}
                  value={form[language]}
                  aria-invalid={field === `message.${language}` || undefined}
                  onChange={(event) => setForm({ ...form, [language]: event.target.value })}
                />
              </label>
            ))}
          {form.status === 'region-block' && (
            <Field
              label={t('status.countries')}
              hint={t('status.countries-hint')}
              value={form.countries}
              onChange={(event) => setForm({ ...form, countries: event.target.value })}
            />
          )}
        </fieldset>
        {apply.error && <Note kind="wrong">{why(apply.error)}</Note>}
        {may && (
          <Button type="submit" busy={apply.isPending}>
            {t('status.apply')}
          </Button>
        )}
        {setting.changedAt && (
          <p className={styles.quiet}>
            {t('status.changed', { at: timeText(setting.changedAt), by: setting.changedBy ?? '' })}
          </p>
        )}
      </div>
      {form.status !== 'normal' && (
        <section className={styles.card} aria-label={t('status.preview')}>
          <h2>{t('status.preview')}</h2>
          <div className={styles.stack}>
            {(['EN', 'BN'] as const).map((language) => (
              <div key={language} className={styles.preview} lang={language.toLowerCase()}>
                <Lotus size={48} />
                <Icon name={form.status === 'maintenance' ? 'wrench' : 'pin'} size={28} />
                <p>{form[language] || '…'}</p>
              </div>
            ))}
          </div>
        </section>
      )}
    </form>
  );
}
