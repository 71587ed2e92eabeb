import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { ExportsTab } from './exports-tab.tsx';
import { ReportTab } from './report-tab.tsx';

const TABS = { report: ReportTab, files: ExportsTab };
const NAMES = ['report', 'files'] as const;

/** What the house moved, by day and product, beside the ledger; and the files that were given out. */
export default function ReportsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const name = NAMES.find((each) => each === search.get('tab')) ?? 'report';
  const Tab = TABS[name];
  return (
    <>
      <div className={desk.head}>
        <h1>{t('nav.reports')}</h1>
      </div>
      <Tabs
        label={t('reports.views')}
        tabs={NAMES.map((id) => ({ id, label: t(`reports.view-${id}`) }))}
        selected={name}
        onSelect={(tab) => setSearch(tab === 'report' ? {} : { tab }, { replace: true })}
      >
        <div className={desk.panel}>
          <Tab />
        </div>
      </Tabs>
    </>
  );
}
