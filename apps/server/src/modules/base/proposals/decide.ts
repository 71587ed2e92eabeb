import type { ProposalState } from '@nokshi/contract/console/proposals.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import { actOf, type Internals } from './room.ts';
import { type ProposalId, type ProposalRow, proposalForUpdate } from './store/proposals.ts';
import { transition } from './transition.ts';

type Decision = { readonly id: string; readonly caller: Caller };

/**
 * Runs the proposed act as the approver, with the act's own checks on the current state; a refusal
 * of the act leaves the proposal undecided. Refuses: proposals.proposal-unknown,
 * proposals.own-proposal, proposals.state-wrong, proposals.expired, edge.forbidden, and anything
 * the act refuses.
 */
export async function approve(room: Internals, tx: Tx, { id, caller }: Decision): Promise<void> {
  const proposal = await toDecide(room, tx, { id, caller });
  const act = actOf(room, proposal.act);
  await close(room, tx, { proposal, caller, state: 'APPROVED', note: null });
  const { input, proposedBy } = proposal;
  await act.run(tx, act.input.parse(input), { ...caller, proposedBy });
}

/** Refuses like `approve`; the act does not run. */
export async function reject(
  room: Internals,
  tx: Tx,
  { id, caller, reason }: Decision & { reason: string },
): Promise<void> {
  const proposal = await toDecide(room, tx, { id, caller });
  await close(room, tx, { proposal, caller, state: 'REJECTED', note: reason });
}

/** The proposer withdraws it. Refuses: proposals.proposal-unknown, …state-wrong, …expired. */
export async function withdraw(room: Internals, tx: Tx, { id, caller }: Decision): Promise<void> {
  const proposal = await waiting(room, tx, id);
  if (proposal.proposerId !== operatorOf(caller).operatorId)
    throw refuse('proposals.proposal-unknown');
  await close(room, tx, { proposal, caller, state: 'WITHDRAWN', note: null });
}

/** The job of a proposal: ends it when no decision was made in time. */
export async function expireProposal(room: Internals, tx: Tx, proposalId: string): Promise<void> {
  const proposal = await proposalForUpdate(tx, room.brandId, proposalId as ProposalId);
  if (proposal?.state !== 'PENDING') return;
  await transition(room, tx, { proposal, state: 'EXPIRED', decidedBy: null, note: null });
}

async function toDecide(room: Internals, tx: Tx, { id, caller }: Decision): Promise<ProposalRow> {
  const { operatorId, permissions } = operatorOf(caller);
  const proposal = await waiting(room, tx, id);
  if (proposal.proposerId === operatorId) throw refuse('proposals.own-proposal');
  const { permission } = actOf(room, proposal.act);
  if (!permissions.includes(permission)) throw refuse('edge.forbidden', { value: { permission } });
  return proposal;
}

async function waiting(room: Internals, tx: Tx, id: string): Promise<ProposalRow> {
  const proposalId = fromWire('prp', id);
  const proposal = proposalId && (await proposalForUpdate(tx, room.brandId, proposalId));
  if (!proposal) throw refuse('proposals.proposal-unknown');
  if (proposal.state === 'PENDING' && proposal.expiresAt <= room.clock.now())
    throw refuse('proposals.expired');
  return proposal;
}

async function close(
  room: Internals,
  tx: Tx,
  end: { proposal: ProposalRow; caller: Caller; state: ProposalState; note: string | null },
): Promise<void> {
  const { proposal, caller, state, note } = end;
  const decidedBy = operatorOf(caller).username;
  await transition(room, tx, { proposal, state, decidedBy, note });
  const verb = { APPROVED: 'approve', REJECTED: 'reject', WITHDRAWN: 'withdraw' }[state as string];
  const { act, object, proposedBy } = proposal;
  await audited(room, tx, {
    caller,
    act: `proposals.${verb}`,
    object: toWire('prp', proposal.proposalId),
    facts: { act, object, proposedBy, ...(note && { note }) },
  });
}
