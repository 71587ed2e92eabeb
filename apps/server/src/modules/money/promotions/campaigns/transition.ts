import type { CampaignState } from '@nokshi/contract/console/campaigns.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { campaignStates } from '../rules/states.ts';
import { type CampaignRow, writeState } from '../store/campaigns.ts';

/** The only writer of a campaign's state. Refuses promotions.campaign-state. */
export async function transition(
  tx: Tx,
  { campaignId, state }: CampaignRow,
  to: CampaignState,
): Promise<void> {
  if (!campaignStates.mayBecome(state, to)) throw refuse('promotions.campaign-state');
  await writeState(tx, campaignId, to);
}
