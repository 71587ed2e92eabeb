import type { ComponentType } from 'react';
import { useSearchParams } from 'wouter';
import { inAddress } from '../../lib/in-address.ts';
import { TabbedDesk } from '../../lib/tabbed-desk.tsx';
import { useWords } from '../../lib/words.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { ApplicationsTab } from './applications-tab.tsx';
import { BoardsTab } from './boards-tab.tsx';
import { CampaignPanel } from './campaign-panel.tsx';
import { CampaignsTab } from './campaigns-tab.tsx';
import { EditorPage } from './editor-page.tsx';
import { EnvelopePanel } from './envelope-panel.tsx';
import { EnvelopesTab } from './envelopes-tab.tsx';
import { WheelPanel } from './wheel-panel.tsx';
import { WheelsTab } from './wheels-tab.tsx';
import { RafflePanel } from './raffle-panel.tsx';
import { RafflesTab } from './raffles-tab.tsx';
import { ReportTab } from './report-tab.tsx';
import { SegmentsTab } from './segments-tab.tsx';
import { VipTab } from './vip/vip-tab.tsx';

/** What is opened beside a tab, by the field of the address that names it. */
const PANELS: Readonly<Record<string, ComponentType<{ id: string; onClose: () => void }>>> = {
  campaign: CampaignPanel,
  application: ApplicationPanel,
  raffle: RafflePanel,
  wheel: WheelPanel,
  envelope: EnvelopePanel,
};

/** Campaigns, one of them beside the list, the editor in its place, and what they cost. */
export default function PromotionsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
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
        { id: 'applications', label: t('campaigns.tab-applications'), Page: ApplicationsTab },
        { id: 'raffles', label: t('campaigns.tab-raffles'), Page: RafflesTab },
        { id: 'envelopes', label: t('campaigns.tab-envelopes'), Page: EnvelopesTab },
        { id: 'wheels', label: t('campaigns.tab-wheels'), Page: WheelsTab },
        { id: 'boards', label: t('campaigns.tab-boards'), Page: BoardsTab },
        { id: 'segments', label: t('campaigns.tab-segments'), Page: SegmentsTab },
        { id: 'vip', label: t('vip.tab'), Page: VipTab },
        { id: 'report', label: t('campaigns.tab-report'), Page: ReportTab },
      ]}
    >
      {Object.entries(PANELS).map(([field, Panel]) => {
        const id = search.get(field);
        const close = () => setSearch(inAddress({ [field]: null }), { replace: true });
        return id && <Panel key={`${field} ${id}`} id={id} onClose={close} />;
      })}
    </TabbedDesk>
  );
}
