import { MoneyText } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { momentText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import cashier from './cashier.module.css';
import { StateWords } from './state-words.tsx';
import styles from './withdraw.module.css';
import { useRecentWithdrawals } from './withdrawals.ts';

/** The withdrawals, newest first, each opening its timeline. */
export function RecentWithdrawals() {
  const { t, local } = useWords();
  const { change } = useAddress();
  return (
    <section className={styles.part} aria-labelledby="recent-withdrawals">
      <h4 id="recent-withdrawals">{t('withdraw.recent')}</h4>
      <PagesView query={useRecentWithdrawals()}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p className={cashier.small}>{t('withdraw.none')}</p>;
          return (
            <ul>
              {rows.map((row) => (
                <li key={row.id}>
                  <button
                    type="button"
                    className={cashier.recent}
                    onClick={() => change({ w: row.id })}
                  >
                    <span>
                      <strong>
                        {local(row.methodName)} {row.account}
                      </strong>
                      <span className={cashier.small}>{momentText(row.requestedAt)}</span>
                    </span>
                    <span>
                      <MoneyText amount={row.amount} />
                      <StateWords state={row.state} words={t(`withdraw.state-${row.state}`)} />
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
