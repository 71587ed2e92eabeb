import type { ApplicationState } from '@nokshi/contract/player/applications.ts';
import type { BoardState } from '@nokshi/contract/player/boards.ts';
import type { CampaignState } from '@nokshi/contract/console/campaigns.ts';
import type { GrantStep } from '@nokshi/contract/promotions/terms.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** A version in force makes a draft run; what is closed never gives anything again. */
export const campaignStates = statesOf<CampaignState>('campaign', {
  DRAFT: ['RUNNING', 'REMOVED'],
  RUNNING: ['RUNNING', 'PAUSED', 'CLOSED'],
  PAUSED: ['RUNNING', 'CLOSED'],
  CLOSED: ['REMOVED'],
  REMOVED: [],
});

/**
 * CLAIMABLE waits for its member, WAITING for the bonus before it. Cash is PAID; bonus money is ACTIVE
 * until it is CONVERTED, SPENT (nothing of it is left), EXPIRED, LEFT (by its member) or REVOKED.
 */
export const grantStates = statesOf<GrantStep>('grant', {
  CLAIMABLE: ['WAITING', 'ACTIVE', 'PAID', 'LAPSED', 'REVOKED'],
  WAITING: ['ACTIVE', 'LEFT', 'REVOKED'],
  ACTIVE: ['CONVERTED', 'SPENT', 'EXPIRED', 'LEFT', 'REVOKED'],
  PAID: [],
  CONVERTED: [],
  SPENT: [],
  EXPIRED: [],
  LEFT: [],
  REVOKED: [],
  LAPSED: [],
});

/** An application is decided once, or taken back by its member before that. S-045. */
export const applicationStates = statesOf<ApplicationState>('application', {
  OPEN: ['ISSUED', 'REJECTED', 'WITHDRAWN'],
  ISSUED: [],
  REJECTED: [],
  WITHDRAWN: [],
});

/** A list is published before its prizes are paid, and may be void until then. */
export const boardStates = statesOf<BoardState>('board', {
  LIVE: ['ENDED', 'VOID'],
  ENDED: ['FROZEN', 'VOID'],
  FROZEN: ['PAID', 'VOID'],
  PAID: [],
  VOID: [],
});

export type RaffleStep = 'COUNTING' | 'FROZEN' | 'DRAWN' | 'VOID';

/** A raffle is called off before its draw alone. */
export const raffleStates = statesOf<RaffleStep>('raffle', {
  COUNTING: ['FROZEN', 'VOID'],
  FROZEN: ['DRAWN', 'VOID'],
  DRAWN: [],
  VOID: [],
});
