import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { inAddress } from '../../../lib/in-address.ts';
import { useWords } from '../../../lib/words.ts';
import { RunPanel } from './run-panel.tsx';
import { runOf } from './run-key.ts';
import { RunsTab } from './runs-tab.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { OverdueTab, SlipsTab } from './slips-tab.tsx';

const VIEWS = ['runs', 'slips', 'overdue'] as const;
const PAGES = { runs: RunsTab, slips: SlipsTab, overdue: OverdueTab } as const;

/** What contracts came to: runs, slips, and what is overdue. */
export default function SettlementDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((each) => each === search.get('tab')) ?? VIEWS[0];
  const Page = PAGES[view];
  const slip = search.get('slip');
  const run = runOf(search.get('run'));
  const close = () => setSearch(inAddress({ slip: null, run: null }), { replace: true });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.settlement')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('runs.words')}</p>
      <Tabs
        label={t('runs.views')}
        tabs={VIEWS.map((id) => ({ id, label: t(`runs.tab-${id}`) }))}
        selected={view}
        onSelect={(id) => setSearch(id === VIEWS[0] ? {} : { tab: id })}
      >
        <div className={styles.panel}>
          <Page />
        </div>
      </Tabs>
      {run && !slip && <RunPanel key={search.get('run')} run={run} onClose={close} />}
      {slip && <SlipPanel key={slip} id={slip} onClose={close} />}
    </>
  );
}
