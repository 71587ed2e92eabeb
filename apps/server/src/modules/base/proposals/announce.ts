import type { Permission } from '@nokshi/contract';
import type { Tx } from '../../../kernel/db.ts';
import type { ProposalsDeps } from './face.ts';

/** Tells the desks of operators who may decide that a proposal waits, or no longer does. */
export const announceProposal = (
  { live }: Pick<ProposalsDeps, 'live'>,
  tx: Tx,
  permission: Permission,
): void => tx.afterCommit(() => live.toDesk(permission, { type: 'desk', desk: 'proposals' }));
