import { MoneyText } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { momentText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { useRecentDeposits } from './deposits.ts';
import { StateWords } from './state-words.tsx';

/** The deposits, newest first, each opening its timeline. */
export function RecentDeposits() {
  const { t, local } = useWords();
  const { change } = useAddress();
  return (
    <section aria-labelledby="recent-deposits">
      <h4 id="recent-deposits" className={styles.heading}>
        {t('cashier.recent')}
      </h4>
      <PagesView query={useRecentDeposits()}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p className={styles.small}>{t('cashier.none')}</p>;
          return (
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
                      <StateWords
                        state={deposit.state}
                        words={t(`cashier.state-${deposit.state}`)}
                      />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          );
        }}
      </PagesView>
    </section>
  );
}
