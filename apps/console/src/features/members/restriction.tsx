import styles from '../../lib/desk.module.css';
import { type MessageId, useWords } from '../../lib/words.ts';

const TYPES: readonly MessageId[] = ['type.0', 'type.1', 'type.2', 'type.4', 'type.41', 'type.42'];

export const typeLabel = (type: number): MessageId =>
  TYPES.find((id) => id === `type.${type}`) ?? 'type.0';

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
