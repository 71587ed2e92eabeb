import { EmptyState, MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { useRewards } from '../../data/rewards.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './rewards.module.css';

/** Reward centre: what can be taken now, and until when. Checklist MC-012. */
export default function RewardsPage() {
  const { t, local } = useWords();
  return (
    <QueryView query={useRewards()}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t('rewards.none')} icon="gift" level={3}>
            <p>{t('rewards.none-words')}</p>
          </EmptyState>
        ) : (
          <ul className={styles.rewards}>
            {rows.map(({ id, gameId, gameName, left, rounds, stake, expiresAt }) => (
              <li key={id} className={styles.reward}>
                <strong>{t('rewards.free-rounds', { left, rounds })}</strong>
                <Link href={`/game?id=${encodeURIComponent(gameId)}`}>{local(gameName)}</Link>
                <span className={styles.small}>
                  {t('rewards.stake')} <MoneyText amount={stake} />
                </span>
                <span className={styles.small}>
                  {t('rewards.until', { at: timeText(expiresAt) })}
                </span>
                <progress
                  className={styles.meter}
                  value={rounds - left}
                  max={rounds}
                  aria-label={t('rewards.played')}
                />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
