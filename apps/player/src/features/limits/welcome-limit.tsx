import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { Button, Icon, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useEffect, useState } from 'react';
import { useProtection } from '../../data/protection.ts';
import { useWords } from '../../lib/words.ts';
import { FirstLimit } from './first-limit.tsx';
import styles from './limits.module.css';

/**
 * Asks a new member for a deposit limit. To have been asked is enough: it is not asked again at the
 * first deposit. RTS 12.
 */
export function WelcomeLimit() {
  const { t } = useWords();
  const limits = useProtection().data?.limits ?? [];
  const [later, setLater] = useState(false);
  const { run: noteAsked } = useAct(() => call(limitsRoutes.answerPrompt, { prompt: 'welcome' }));
  useEffect(() => void noteAsked(), []);
  const set = limits.find(({ kind, amount }) => kind === 'deposit' && amount !== null);
  if (set?.amount) {
    return (
      <p className={styles.done}>
        <Icon name="check" size={20} />
        <span>
          {t('welcome.limit-set', { period: t(`prompt.${set.period}`) })}{' '}
          <MoneyText amount={set.amount} />
        </span>
      </p>
    );
  }
  if (later) return <p className={styles.used}>{t('welcome.limit-later')}</p>;
  return (
    <section className={styles.welcome} aria-labelledby="welcome-limit">
      <h3 id="welcome-limit">{t('prompt.welcome')}</h3>
      <Button small kind="quiet" onClick={() => setLater(true)}>
        {t('prompt.later')}
      </Button>
      <p>{t('welcome.limit-words')}</p>
      <FirstLimit />
    </section>
  );
}
