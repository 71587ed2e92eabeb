import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { CaseList } from './case-list.tsx';
import { OneCase } from './one-case.tsx';

/** Members who belong together and money that goes in circles: what is looked at, and what waits. */
export default function RiskDesk() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const id = search.get('case');
  if (id) return <OneCase key={id} id={id} />;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.risk')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('risk.words')}</p>
      <CaseList />
    </>
  );
}
