import { MoneyText } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { momentText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { useRecentDeposits } from './deposits.ts';

/** The last few deposits, each opening its timeline. Silent while there are none. */
export function RecentDeposits() {
  const { t, local } = useWords();
  const { change } = useAddress();
  const rows = useRecentDeposits().data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <section>
      <h4 className={styles.heading}>{t('cashier.recent')}</h4>
      <ul>
        {rows.map((deposit) => (
          <li key={deposit.id}>
            <button
              type="button"
              className={styles.recent}
              onClick={() => change({ d: deposit.id })}
            >
              <span>
                <strong>{local(deposit.channelName)}</strong>
                <span className={styles.small}>{momentText(deposit.createdAt)}</span>
              </span>
              <span>
                <MoneyText amount={deposit.credited ?? deposit.amount} />
                <span className={styles.small}>{t(`cashier.state-${deposit.state}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
