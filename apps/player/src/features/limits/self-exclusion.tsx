import { EXCLUSION_MONTHS, limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { Button, Chips, Field, Note } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import { refreshMember } from '../../data/session.ts';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { keepProtection } from './protection.ts';

type Months = (typeof EXCLUSION_MONTHS)[number];

/** Cannot be taken back, so the member types a word to show that it is meant. */
export function SelfExclusion({ offered }: { readonly offered: readonly number[] }) {
  const { t, why } = useWords();
  const [months, setMonths] = useState<Months>(6);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const { busy, error, run } = useAct();
  const word = t('breaks.exclude-word');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const meant = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
    setWrong(!meant);
    if (!meant) return;
    void run(async () => {
      keepProtection(await call(limitsRoutes.excludeSelf, { months }));
      await refreshMember();
    });
  };
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
      <form className={styles.exclude} noValidate onSubmit={submit}>
        <Field
          label={t('breaks.exclude-type', { word })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={wrong ? t('breaks.exclude-type', { word }) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error !== null && <Note kind="wrong">{why(error)}</Note>}
        <Button type="submit" kind="danger" busy={busy}>
          {t('breaks.exclude-do', { months })}
        </Button>
      </form>
    </section>
  );
}
