import type { DrawResult } from '@nokshi/contract/player/lottery.ts';
import { Icon } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import { ClockText, Countdown } from '../../../lib/countdown.tsx';
import { DrawMoment } from './draw-moment.tsx';
import { GameSwitch } from './game-switch.tsx';
import styles from './head.module.css';
import { LastDraw } from './last-draw.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import type { Table } from './table.ts';
import { useStage } from '../stage.ts';

type Props = {
  readonly table: Table;
  /** The last draws that may be shown: one that is being revealed is not among them yet. */
  readonly draws: readonly DrawResult[];
  /** The draw that is being revealed; it takes the place of the last one. */
  readonly revealing: DrawResult | null;
  readonly onRevealed: () => void;
};

/** Which issue takes bets and for how long, and what was drawn last. */
export function Head({ table, draws, revealing, onRevealed }: Props) {
  const { t } = useWords();
  const { now, game } = table;
  const stage = useStage(now);
  return (
    <section className={styles.head} aria-label={t('lottery.bet-head')}>
      <div className={styles.issue}>
        <GameSwitch game={game} />
        <p className={styles.number}>
          <span className={styles.name}>{t('lottery.bet-issue')}</span> {now?.issue ?? '–'}
        </p>
        <div className={styles.standing}>
          <p className={styles.state} data-stage={stage} role="status">
            <Icon name={stage === 'open' ? 'check' : 'clock'} size={16} />
            {t(`lottery.bet-stage-${stage}`)}
          </p>
          <SoundSwitch />
        </div>
      </div>
      {now && (
        <dl className={styles.clocks}>
          <div>
            <dt>{t('lottery.bet-closes')}</dt>
            <dd>
              <Countdown says="lottery.closes-in" from={now.opensAt} to={now.closesAt} />
            </dd>
          </div>
          <div>
            <dt>{t('lottery.bet-draws')}</dt>
            <dd>
              <ClockText to={now.drawsAt} />
            </dd>
          </div>
        </dl>
      )}
      {(revealing || draws.length > 0) && (
        <div className={styles.last}>
          {revealing?.numbers ? (
            <DrawMoment
              key={revealing.issue}
              family={game.family}
              draw={{ ...revealing, numbers: revealing.numbers }}
              onDone={onRevealed}
            />
          ) : (
            <LastDraw table={table} draws={draws} />
          )}
        </div>
      )}
    </section>
  );
}
