import { Note } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useLine } from '../../lib/live.ts';
import { useWords } from '../../lib/words.ts';
import { OnePage } from './one-page.tsx';
import { Terms } from './terms.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

/** Money on its way out: what waits for whom, and one withdrawal with all that speaks for it. */
export default function WithdrawalsDesk() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const lost = useLine(({ line }) => line === 'lost');
  const id = search.get('w');
  return (
    <>
      {lost && (
        <div className={styles.apart}>
          <Note kind="wrong">{t('withdrawals.line-lost')}</Note>
        </div>
      )}
      {id ? (
        <OnePage key={id} id={id} />
      ) : (
        <>
          <div className={styles.head}>
            <h1>{t('nav.withdrawals')}</h1>
            <Terms />
          </div>
          <WithdrawalList />
        </>
      )}
    </>
  );
}
