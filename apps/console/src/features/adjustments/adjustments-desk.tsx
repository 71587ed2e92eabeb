import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { AdjustmentList } from '../../lib/adjustment-list.tsx';

/** Every balance that was changed by hand; each is proposed on the page of its member. */
export default function AdjustmentsDesk() {
  const { t } = useWords();
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.adjustments')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('adjustments.words')}</p>
      <AdjustmentList />
    </>
  );
}
