import { limitsRoutes, TIME_OUT_HOURS } from '@nokshi/contract/player/limits.ts';
import { ask, Button, Chips } from '@nokshi/ui';
import { useState } from 'react';
import { refreshMember } from '../../data/session.ts';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { keepProtection } from '../../data/protection.ts';

type Hours = (typeof TIME_OUT_HOURS)[number];

/** Stops play and deposits for some hours, after one clear question. */
export function TimeOut({ offered }: { readonly offered: readonly number[] }) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<Hours>(24);
  const { busy, error, run } = useAct(async () => {
    keepProtection(await call(limitsRoutes.takeTimeOut, { hours: chosen }));
    await refreshMember();
  });
  const hoursOn = TIME_OUT_HOURS.filter((hours) => offered.includes(hours));
  const length = (hours: Hours) => t('breaks.days', { days: hours / 24 });
  const take = async () => {
    const answer = await ask({
      title: t('breaks.time-out'),
      icon: 'clock',
      content: t('breaks.time-out-sure', { length: length(chosen) }),
      buttons: [
        { id: 'yes', label: t('breaks.time-out-do') },
        { id: 'no', label: t('app.cancel'), kind: 'quiet' },
      ],
    });
    if (answer === 'yes') await run();
  };
  return (
    <section className={styles.break}>
      <h4>{t('breaks.time-out')}</h4>
      <p>{t('breaks.time-out-words')}</p>
      <Chips
        label={t('breaks.how-long')}
        chips={hoursOn.map((hours) => ({ id: String(hours), label: length(hours) }))}
        selected={String(chosen)}
        onSelect={(id) => setChosen(TIME_OUT_HOURS.find((hours) => String(hours) === id) ?? 24)}
      />
      <Refused error={error} />
      <Button busy={busy} onClick={() => void take()}>
        {t('breaks.time-out-do')}
      </Button>
    </section>
  );
}
