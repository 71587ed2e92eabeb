import { clockText, Icon, MoneyText, useTick } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { BalanceFigure } from '../../shell/balance-strip.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './game.module.css';
import { netOf, type Sitting } from '../../lib/sitting.ts';
import { useLeave } from './use-leave.ts';

type Props = {
  readonly sitting: Sitting | null;
  /** What is won and lost where a vendor keeps the money is known when it comes back. */
  readonly withoutNet?: boolean;
  /** Whether the game has the whole window: then the way back and the balance are here. */
  readonly stage: boolean;
  /** The menu, or the check of the last round where the house can do it. */
  readonly children?: ReactNode;
};

/** How long the game is open, and what the member is up or down since the play began. */
export function PlayBar({ sitting, withoutNet = false, stage, children }: Props) {
  const { t } = useWords();
  const leave = useLeave();
  useTick(sitting ? 1_000 : null);
  const seconds = sitting ? (Date.now() - sitting.startedAtMs) / 1000 : 0;
  return (
    <div className={stage ? styles.slim : styles.bar}>
      {stage && (
        <button type="button" className={styles.round} aria-label={t('game.back')} onClick={leave}>
          <Icon name="left" />
        </button>
      )}
      <dl className={styles.figures}>
        {stage && (
          <div>
            <dt>{t('shell.balance')}</dt>
            <dd>
              <BalanceFigure />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('game.clock')}</dt>
          <dd data-testid="sitting-clock">{clockText(seconds)}</dd>
        </div>
        {!withoutNet && (
          <div>
            <dt>{t('game.session')}</dt>
            <dd data-testid="sitting-net">
              <MoneyText amount={sitting ? netOf(sitting) : '0.00'} signed />
            </dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}
