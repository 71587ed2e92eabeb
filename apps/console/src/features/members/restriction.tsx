import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

type Restriction = 'frozen' | 'self-excluded' | 'time-out' | null;

export function RestrictionBadge({ restriction }: { readonly restriction: Restriction }) {
  const { t } = useWords();
  const look =
    restriction === null ? styles.good : restriction === 'frozen' ? styles.bad : styles.warn;
  return (
    <span className={`${styles.badge} ${look ?? ''}`}>
      {t(`restriction.${restriction ?? 'none'}`)}
    </span>
  );
}
