import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { FindInLine } from './find-in-line.tsx';
import { LineMoves } from './line-moves.tsx';

const VIEWS = ['tree', 'moves'] as const;
const PAGES = { tree: FindInLine, moves: LineMoves } as const;

/** Who is above whom, and who will be. */
export default function LineDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((each) => each === search.get('tab')) ?? VIEWS[0];
  const Page = PAGES[view];
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.line')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('line.words')}</p>
      <Tabs
        label={t('line.views')}
        tabs={VIEWS.map((id) => ({ id, label: t(`line.tab-${id}`) }))}
        selected={view}
        onSelect={(id) => setSearch(id === VIEWS[0] ? {} : { tab: id })}
      >
        <div className={styles.panel}>
          <Page />
        </div>
      </Tabs>
    </>
  );
}
