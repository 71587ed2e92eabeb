import {
  type CampaignState,
  consoleCampaignRoutes as routes,
} from '@nokshi/contract/console/campaigns.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly campaignId: string;
  readonly name: string;
  readonly state: CampaignState;
};

/** Pauses the campaign of what is opened beside it, or lets it run again. */
export function PauseButton({ campaignId, name, state }: Props) {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  if (!may || (state !== 'RUNNING' && state !== 'PAUSED')) return null;
  const turn = state === 'RUNNING' ? 'pause' : 'resume';
  const to = state === 'RUNNING' ? 'PAUSED' : 'RUNNING';
  return (
    <div className={styles.tools}>
      <Button small kind="quiet" onClick={() => setAsking(true)}>
        {t(`campaigns.${turn}`)}
      </Button>
      {asking && (
        <ReasonDialog
          title={t(`campaigns.${turn}-title`, { name })}
          words={t(`campaigns.${turn}-words`)}
          action={t(`campaigns.${turn}`)}
          act={(reason) => call(routes.turn, { campaignId, to, reason })}
          done={t(`campaigns.${turn}-done`)}
          onDone={() => queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
