import type { Output } from '@nokshi/contract';
import type { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import type { OperatorSession } from '../../../kernel/caller.ts';
import { toWire } from '../../../kernel/ids.ts';
import { actOf, type Internals } from './room.ts';
import type { ProposalRow } from './store/proposals.ts';

/** A proposal as this operator sees it. */
export function toWireProposal(
  room: Internals,
  row: ProposalRow,
  operator: OperatorSession,
): Output<typeof consoleProposalRoutes.proposals>['rows'][number] {
  const own = row.proposerId === operator.operatorId;
  const waits = row.state === 'PENDING' && row.expiresAt > room.clock.now();
  const holds = operator.permissions.includes(actOf(room, row.act).permission);
  return {
    id: toWire('prp', row.proposalId),
    act: row.act,
    object: row.object,
    label: row.label,
    changes: row.changes,
    reason: row.reason,
    state: row.state === 'PENDING' && !waits ? 'EXPIRED' : row.state,
    proposedBy: row.proposedBy,
    proposedAt: row.proposedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.note,
    own,
    mayDecide: waits && holds && !own,
  };
}
