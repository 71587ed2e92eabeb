import type { CampaignState } from '@nokshi/contract/console/campaigns.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** A version in force makes a draft run; what is closed never gives anything again. */
export const campaignStates = statesOf<CampaignState>('campaign', {
  DRAFT: ['RUNNING', 'REMOVED'],
  RUNNING: ['RUNNING', 'PAUSED', 'CLOSED'],
  PAUSED: ['RUNNING', 'CLOSED'],
  CLOSED: ['REMOVED'],
  REMOVED: [],
});
