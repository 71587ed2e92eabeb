import { statesOf } from '../../../../kernel/states.ts';
import type { ProposalState } from '@nokshi/contract/console/proposals.ts';

/** States of a proposal; a decided one never changes. */
export const proposalStates = statesOf<ProposalState>('proposal', {
  PENDING: ['APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
  APPROVED: [],
  REJECTED: [],
  WITHDRAWN: [],
  EXPIRED: [],
});

/** How long operators have to decide. */
export const EXPIRES_AFTER_MS = 72 * 3_600_000;
