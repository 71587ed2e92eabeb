import { EXCLUSION_MONTHS, limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { Button, Chips, Field } from '@nokshi/ui';
import { useState } from 'react';
import { refreshMember } from '../../data/session.ts';
import { call } from '@nokshi/web/call.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { keepProtection } from '../../data/protection.ts';

type Months = (typeof EXCLUSION_MONTHS)[number];

/** Cannot be taken back, so the member types a word to show that it is meant. */
export function SelfExclusion({ offered }: { readonly offered: readonly number[] }) {
  const { t } = useWords();
  const [months, setMonths] = useState<Months>(6);
  const word = t('breaks.exclude-word');
  const isMeant = (typed: string) => typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  const form = useForm({
    start: { word: '' },
    check: (typed) => (isMeant(typed.word) ? {} : { word: t('breaks.exclude-type', { word }) }),
    async send() {
      keepProtection(await call(limitsRoutes.excludeSelf, { months }));
      await refreshMember();
    },
  });
  return (
    <section className={styles.break}>
      <h4>{t('breaks.exclude')}</h4>
      <p>{t('breaks.exclude-words')}</p>
      <Chips
        label={t('breaks.how-long')}
        chips={EXCLUSION_MONTHS.filter((each) => offered.includes(each)).map((each) => ({
          id: String(each),
          label: t('breaks.months', { months: each }),
        }))}
        selected={String(months)}
        onSelect={(id) => setMonths(EXCLUSION_MONTHS.find((each) => String(each) === id) ?? 6)}
      />
      <form className={styles.exclude} noValidate onSubmit={form.submit}>
        <Field
          {...form.field('word')}
          label={t('breaks.exclude-type', { word })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Refused error={form.refused} />
        <Button type="submit" kind="danger" busy={form.busy}>
          {t('breaks.exclude-do', { months })}
        </Button>
      </form>
    </section>
  );
}
