import type { DrawResult } from '@nokshi/contract/player/lottery.ts';
import { Icon } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import { Countdown } from '../countdown.tsx';
import { DrawnNumbers } from '../numbers.tsx';
import { DrawClock } from './draw-clock.tsx';
import { GameSwitch } from './game-switch.tsx';
import styles from './head.module.css';
import { LastFive } from './last-five.tsx';
import type { Table } from './table.ts';
import { useStage } from '../stage.ts';

/** More than these would take two lines of a phone. */
const MOST_USUAL = 7;

type Props = {
  readonly table: Table;
  /** The last draws that may be shown: one that is being revealed is not among them yet. */
  readonly draws: readonly DrawResult[];
};

/** Which issue takes bets and for how long, and what was drawn last. */
export function Head({ table, draws }: Props) {
  const { t } = useWords();
  const { now, game } = table;
  const stage = useStage(now);
  const [last] = draws;
  return (
    <section className={styles.head} aria-label={t('lottery.bet-head')}>
      <div className={styles.issue}>
        <GameSwitch game={game} />
        <p className={styles.number}>
          <span className={styles.name}>{t('lottery.bet-issue')}</span> {now?.issue ?? '–'}
        </p>
        <p className={styles.state} data-stage={stage} role="status">
          <Icon name={stage === 'open' ? 'check' : 'clock'} size={16} />
          {t(`lottery.bet-stage-${stage}`)}
        </p>
      </div>
      {now && (
        <dl className={styles.clocks}>
          <div>
            <dt>{t('lottery.bet-closes')}</dt>
            <dd>
              <Countdown from={now.opensAt} to={now.closesAt} />
            </dd>
          </div>
          <div>
            <dt>{t('lottery.bet-draws')}</dt>
            <dd>
              <DrawClock to={now.drawsAt} />
            </dd>
          </div>
        </dl>
      )}
      {last && (
        <div className={styles.last}>
          <p className={styles.name}>
            {t('lottery.bet-last')} <span className={styles.small}>{last.issue}</span>
          </p>
          {last.numbers ? (
            <DrawnNumbers
              family={game.family}
              numbers={last.numbers}
              size={last.numbers.length > MOST_USUAL ? 'small' : 'usual'}
            />
          ) : (
            <p className={styles.void}>{t('lottery.bet-stage-void')}</p>
          )}
          <LastFive table={table} draws={draws} />
        </div>
      )}
    </section>
  );
}
