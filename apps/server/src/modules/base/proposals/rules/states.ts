import { statesOf } from '../../../../kernel/states.ts';
import type { ProposalState } from '@nokshi/contract/console/proposals.ts';

/** How a proposal goes on; what is decided stays so. */
export const proposalStates = statesOf<ProposalState>('proposal', {
  PENDING: ['APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
  APPROVED: [],
  REJECTED: [],
  WITHDRAWN: [],
  EXPIRED: [],
});

/** How long somebody has to decide. */
export const EXPIRES_AFTER_MS = 72 * 3_600_000;
