import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { MemberList } from './member-list.tsx';
import { OnePage } from './one-page.tsx';

/** Members who need somebody to look after them. domain.md 12. */
export default function HarmDesk() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const id = search.get('m');
  if (id) return <OnePage key={id} id={id} />;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.harm')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('harm.words')}</p>
      <MemberList />
    </>
  );
}
