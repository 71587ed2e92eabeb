import { timeText } from '@nokshi/web/time.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

type Member = {
  readonly restriction: 'frozen' | 'self-excluded' | 'time-out' | null;
  readonly closedAt: string | null;
};

/** How an account stands; a closed one is closed, whatever held it before. */
export function RestrictionBadge({ restriction, closedAt }: Member) {
  const { t } = useWords();
  if (closedAt !== null)
    return (
      <span className={styles.badge}>{t('restriction.closed', { at: timeText(closedAt) })}</span>
    );
  const look =
    restriction === null ? styles.good : restriction === 'frozen' ? styles.bad : styles.warn;
  return (
    <span className={`${styles.badge} ${look ?? ''}`}>
      {t(`restriction.${restriction ?? 'none'}`)}
    </span>
  );
}
