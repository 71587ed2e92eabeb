import { type Pool, poolChanges } from '@nokshi/contract/console/jackpots.ts';
import { valueAt } from '@nokshi/house-math/jackpot/growth.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import { classes, Facts, MoneyText, Note, useTick } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import styles from '../../lib/desk.module.css';
import { type Translate, useWords } from '../../lib/words.ts';
import { PoolActs } from './pool-acts.tsx';

const LOOK = {
  growing: styles.good,
  full: styles.warn,
  unfunded: styles.bad,
  paused: styles.warn,
  waiting: styles.quiet,
} as const;

type Props = { readonly pool: Pool; readonly aheadMs: number };

/** One pool as it is now, and what can be done with it. */
export function PoolCard({ pool, aheadMs }: Props) {
  const { t, local } = useWords();
  const { running, terms } = pool;
  const isOver = pool.state === 'ENDED';
  return (
    <section className={`${styles.card} ${styles.stack}`} aria-label={local(terms.name)}>
      <div className={styles.tools}>
        <h2>{local(running?.terms.name ?? terms.name)}</h2>
        <span className={classes(styles.badge, isOver ? styles.quiet : LOOK[pool.phase])}>
          {t(isOver ? 'jackpots.phase-ended' : `jackpots.phase-${pool.phase}`)}
        </span>
      </div>
      <Facts
        facts={[
          { name: t('jackpots.value'), value: <Value pool={pool} aheadMs={aheadMs} /> },
          { name: t('jackpots.cover'), value: <MoneyText amount={pool.cover} /> },
          { name: t('jackpots.given'), value: pool.awards },
          ...(running ? cycleFacts(running, t) : []),
        ]}
      />
      {running && poolChanges(running.terms, terms).length > 0 && (
        <Note>{t('jackpots.changed-next')}</Note>
      )}
      <PoolActs pool={pool} />
    </section>
  );
}

type Running = NonNullable<Pool['running']>;

const cycleFacts = (running: Running, t: Translate) => [
  { name: t('jackpots.began'), value: timeText(running.startedAt) },
  { name: t('jackpots.seed'), value: <MoneyText amount={running.terms.seed} /> },
  { name: t('jackpots.cap'), value: <MoneyText amount={running.terms.cap} /> },
  {
    name: t('jackpots.rate'),
    value: t('jackpots.rate-of', {
      step: running.terms.step,
      seconds: running.terms.stepMs / 1_000,
    }),
  },
  { name: t('jackpots.staked'), value: <MoneyText amount={running.staked} /> },
  { name: t('jackpots.entrants'), value: running.entrants },
  {
    name: t('jackpots.commitment'),
    value: <code className={styles.mono}>{running.commitment}</code>,
  },
];

const minor = (text: string) => parseDecimal(text) ?? 0n;

/** The counter as the players see it. */
function Value({ pool, aheadMs }: Props) {
  const { running } = pool;
  useTick(running ? 1_000 : null);
  if (!running) return '–';
  const growth = {
    value: minor(running.value),
    tick: running.tick,
    step: minor(running.terms.step),
    stepMs: running.terms.stepMs,
    stopsAt: minor(running.stopsAt),
  };
  return <MoneyText amount={toDecimal(valueAt(growth, Date.now() + aheadMs))} />;
}
