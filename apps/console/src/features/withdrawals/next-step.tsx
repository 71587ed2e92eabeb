import { Icon } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { isLate, type OneWithdrawal } from './withdrawal.ts';
import own from './withdrawals.module.css';

/** Who acts next and until when; what is late stands out. */
export function NextStep({ next }: { readonly next: OneWithdrawal['next'] }) {
  const { t } = useWords();
  if (!next) return null;
  const late = isLate(next, Date.now());
  return (
    <span className={styles.pair}>
      {t(`withdrawals.owner-${next.owner}`)}
      {next.by &&
        (late ? (
          <span className={own.late}>
            <Icon name="alert" size={16} />
            {t('withdrawals.late', { at: timeText(next.by) })}
          </span>
        ) : (
          <small>{t('withdrawals.until', { at: timeText(next.by) })}</small>
        ))}
    </span>
  );
}
