import { Button, clockText, Icon, MoneyText, useTick } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import styles from './game.module.css';
import { netOf, type Sitting } from './sitting.ts';

type Props = {
  readonly sitting: Sitting | null;
  readonly lastRound: string | null;
  readonly onCheck: (roundId: string) => void;
};

/** How long and with what result this sitting goes, and the check of the last round. */
export function PlayBar({ sitting, lastRound, onCheck }: Props) {
  const { t } = useWords();
  useTick(sitting ? 1_000 : null);
  const seconds = sitting ? (Date.now() - sitting.startedAtMs) / 1000 : 0;
  return (
    <div className={styles.bar}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('game.clock')}</dt>
          <dd data-testid="sitting-clock">{clockText(seconds)}</dd>
        </div>
        <div>
          <dt>{t('game.net')}</dt>
          <dd data-testid="sitting-net">
            <MoneyText amount={sitting ? netOf(sitting) : '0.00'} signed />
          </dd>
        </div>
      </dl>
      <Button
        small
        disabled={lastRound === null}
        onClick={() => lastRound !== null && onCheck(lastRound)}
      >
        <Icon name="seal" size={18} />
        {t('game.check')}
      </Button>
    </div>
  );
}
