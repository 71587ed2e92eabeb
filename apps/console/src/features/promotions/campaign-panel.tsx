import {
  type CampaignOnDesk,
  consoleCampaignRoutes as routes,
} from '@nokshi/contract/console/campaigns.ts';
import { Dialog, Facts, MoneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { GrantList } from '../../lib/grant-list.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { useWords } from '../../lib/words.ts';
import { CampaignActs } from './campaign-acts.tsx';
import { CampaignState } from './campaign-state.tsx';
import { Conditions, Sentences } from './sentences.tsx';
import { Versions } from './versions.tsx';

type Props = { readonly id: string; readonly onClose: () => void };

/** One campaign beside the list: what it says, what it gave, what can be done, its versions and rewards. */
export function CampaignPanel({ id, onClose }: Props) {
  const { t } = useWords();
  const query = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'one', id],
    queryFn: () => call(routes.one, { campaignId: id }),
  });
  const title = query.data?.terms.name ?? t('campaigns.campaign');
  return (
    <Dialog title={title} size="side" closeLabel={t('app.close')} onClose={onClose}>
      <QueryView query={query} height="420px">
        {(campaign) => (
          <div className={styles.stack}>
            <WaitingProposals object={id} />
            {campaign.newest > campaign.version && (
              <Note>{t('campaigns.not-published', { version: campaign.newest })}</Note>
            )}
            <CampaignFacts campaign={campaign} />
            <CampaignActs campaign={campaign} onRemoved={onClose} />
            <h3>{t('campaigns.members-read')}</h3>
            <Sentences offer={campaign.terms} />
            <h3>{t('campaigns.step-audience')}</h3>
            <Conditions audience={campaign.terms.audience} />
            <h3>{t('campaigns.versions')}</h3>
            <Versions campaign={campaign} />
            <h3>{t('campaigns.grants')}</h3>
            <GrantList campaignId={id} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

function CampaignFacts({ campaign }: { readonly campaign: CampaignOnDesk }) {
  const { t } = useWords();
  const { state, terms, budget, given, granted, places, liability } = campaign;
  return (
    <Facts
      facts={[
        { name: t('campaigns.state'), value: <CampaignState state={state} /> },
        { name: t('campaigns.trigger'), value: t(`campaigns.trigger-${terms.trigger.kind}`) },
        { name: t('campaigns.starts'), value: timeText(terms.startsAt) },
        {
          name: t('campaigns.ends'),
          value: terms.endsAt ? timeText(terms.endsAt) : t('campaigns.no-end'),
        },
        { name: t('campaigns.budget'), value: <MoneyText amount={budget} /> },
        { name: t('campaigns.given'), value: <MoneyText amount={given} /> },
        { name: t('campaigns.liability'), value: <MoneyText amount={liability} /> },
        {
          name: t('campaigns.granted'),
          value:
            places === null
              ? countText(granted)
              : t('campaigns.granted-of', {
                  granted: countText(granted),
                  places: countText(places),
                }),
        },
      ]}
    />
  );
}
