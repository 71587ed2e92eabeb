import type { Permission } from '@nokshi/contract';
import type { ProposalState } from '@nokshi/contract/console/proposals.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { ProposalsDeps } from './face.ts';
import type { Internals } from './room.ts';
import { proposalStates } from './rules/states.ts';
import { type ProposalRow, writeState } from './store/proposals.ts';

/** The only writer of a proposal's state. Refuses: proposals.state-wrong. */
export async function transition(
  room: Internals,
  tx: Tx,
  to: {
    proposal: ProposalRow;
    state: ProposalState;
    decidedBy: string | null;
    note: string | null;
  },
): Promise<void> {
  const { proposal, ...end } = to;
  if (!proposalStates.mayBecome(proposal.state, end.state)) throw refuse('proposals.state-wrong');
  const { proposalId } = proposal;
  await writeState(tx, { proposalId, ...end, decidedAt: room.clock.now() });
  const act = room.acts.get(proposal.act);
  if (act) announceProposal(room, tx, act.permission);
}

/** Tells the desks of operators who may decide that a proposal waits, or no longer does. */
export const announceProposal = (
  { live }: Pick<ProposalsDeps, 'live'>,
  tx: Tx,
  permission: Permission,
): void => tx.afterCommit(() => live.toDesk(permission, { type: 'desk', desk: 'proposals' }));
