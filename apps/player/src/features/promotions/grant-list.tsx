import type { ShownGrant } from '@nokshi/contract/player/promotions.ts';
import { MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useAmount } from '../../lib/amount.ts';
import { useWords } from '../../lib/words.ts';
import styles from './bonuses.module.css';

/** What a member received, newest first, with how it stands. */
export function GrantList({ grants }: { readonly grants: readonly ShownGrant[] }) {
  const { t, local } = useWords();
  const amountText = useAmount();
  return (
    <ul className={styles.list}>
      {grants.map(({ grantId, title, amount, state, madeAt, endedAt, converted, reason }) => (
        <li key={grantId}>
          <span>
            <strong>{local(title) || t('bonuses.house')}</strong>
            <span className={styles.small}>
              {t(`bonuses.state-${state}`, { amount: amountText(converted) })} ·{' '}
              {timeText(endedAt ?? madeAt)}
            </span>
            {reason && <span className={styles.small}>{reason}</span>}
          </span>
          <MoneyText amount={amount} />
        </li>
      ))}
    </ul>
  );
}
