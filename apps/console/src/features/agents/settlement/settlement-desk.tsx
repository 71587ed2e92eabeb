import { useSearchParams } from 'wouter';
import { inAddress } from '../../../lib/in-address.ts';
import { TabbedDesk } from '../../../lib/tabbed-desk.tsx';
import { useWords } from '../../../lib/words.ts';
import { RunPanel } from './run-panel.tsx';
import { runOf } from './run-key.ts';
import { RunsTab } from './runs-tab.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { OverdueTab, SlipsTab } from './slips-tab.tsx';

/** What contracts came to: runs, slips, and what is overdue. */
export default function SettlementDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const slip = search.get('slip');
  const run = runOf(search.get('run'));
  const close = () => setSearch(inAddress({ slip: null, run: null }), { replace: true });
  return (
    <TabbedDesk
      title={t('nav.settlement')}
      words={t('runs.words')}
      label={t('runs.views')}
      tabs={[
        { id: 'runs', label: t('runs.tab-runs'), Page: RunsTab },
        { id: 'slips', label: t('runs.tab-slips'), Page: SlipsTab },
        { id: 'overdue', label: t('runs.tab-overdue'), Page: OverdueTab },
      ]}
    >
      {run && !slip && <RunPanel key={search.get('run')} run={run} onClose={close} />}
      {slip && <SlipPanel key={slip} id={slip} onClose={close} />}
    </TabbedDesk>
  );
}
