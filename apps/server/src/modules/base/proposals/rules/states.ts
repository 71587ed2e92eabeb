import type { ProposalState } from '@nokshi/contract/console/proposals.ts';

/** How a proposal goes on; what is decided stays so. */
const NEXT: Readonly<Record<ProposalState, readonly ProposalState[]>> = {
  PENDING: ['APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
  APPROVED: [],
  REJECTED: [],
  WITHDRAWN: [],
  EXPIRED: [],
};

export const mayBecome = (from: ProposalState, to: ProposalState): boolean =>
  NEXT[from].includes(to);

/** How long somebody has to decide. */
export const EXPIRES_AFTER_MS = 72 * 3_600_000;
