import { useSearchParams } from 'wouter';
import { inAddress } from '../../lib/in-address.ts';
import { TabbedDesk } from '../../lib/tabbed-desk.tsx';
import { useWords } from '../../lib/words.ts';
import { CampaignPanel } from './campaign-panel.tsx';
import { CampaignsTab } from './campaigns-tab.tsx';
import { EditorPage } from './editor-page.tsx';
import { ReportTab } from './report-tab.tsx';

/** Campaigns, one of them beside the list, the editor in its place, and what they cost. */
export default function PromotionsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const campaign = search.get('campaign');
  const write = search.get('write');
  if (write !== null) {
    const from = search.get('from');
    return (
      <EditorPage
        key={`${write} ${from}`}
        id={write === 'new' ? null : write}
        from={from}
        onDone={(id) => setSearch(inAddress({ write: null, from: null, campaign: id }))}
      />
    );
  }
  return (
    <TabbedDesk
      title={t('nav.promotions')}
      words={t('campaigns.words')}
      label={t('campaigns.views')}
      tabs={[
        { id: 'list', label: t('campaigns.tab-list'), Page: CampaignsTab },
        { id: 'report', label: t('campaigns.tab-report'), Page: ReportTab },
      ]}
    >
      {campaign && (
        <CampaignPanel
          key={campaign}
          id={campaign}
          onClose={() => setSearch(inAddress({ campaign: null }), { replace: true })}
        />
      )}
    </TabbedDesk>
  );
}
