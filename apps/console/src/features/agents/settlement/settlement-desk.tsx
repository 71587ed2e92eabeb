import { useSearchParams } from 'wouter';
import { inAddress } from '../../../lib/in-address.ts';
import { TabbedDesk } from '../../../lib/tabbed-desk.tsx';
import { useWords } from '../../../lib/words.ts';
import { RebatePanel } from './rebate-panel.tsx';
import { rebateOf, RebatesTab } from './rebates-tab.tsx';
import { RunPanel } from './run-panel.tsx';
import { runOf } from './run-key.ts';
import { RunsTab } from './runs-tab.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { OverdueTab, SlipsTab } from './slips-tab.tsx';

/** What agents are paid: runs and slips of contracts, what is overdue, and rebates of the line. */
export default function SettlementDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const slip = search.get('slip');
  const run = runOf(search.get('run'));
  const rebate = rebateOf(search.get('rebate'));
  const close = () =>
    setSearch(inAddress({ slip: null, run: null, rebate: null }), { replace: true });
  return (
    <TabbedDesk
      title={t('nav.settlement')}
      words={t('runs.words')}
      label={t('runs.views')}
      tabs={[
        { id: 'runs', label: t('runs.tab-runs'), Page: RunsTab },
        { id: 'slips', label: t('runs.tab-slips'), Page: SlipsTab },
        { id: 'overdue', label: t('runs.tab-overdue'), Page: OverdueTab },
        { id: 'rebates', label: t('rebates.tab'), Page: RebatesTab },
      ]}
    >
      {run && !slip && <RunPanel key={search.get('run')} run={run} onClose={close} />}
      {rebate && <RebatePanel key={search.get('rebate')} rebate={rebate} onClose={close} />}
      {slip && <SlipPanel key={slip} id={slip} onClose={close} />}
    </TabbedDesk>
  );
}
