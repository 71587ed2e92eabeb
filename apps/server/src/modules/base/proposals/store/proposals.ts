import type { Change, FourEyesAct } from '@nokshi/contract';
import type { ProposalState } from '@nokshi/contract/console/proposals.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id, OperatorId } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';

export type ProposalId = Id<'prp'>;

export type ProposalRow = {
  proposalId: ProposalId;
  act: FourEyesAct;
  object: string;
  label: string;
  changes: Change[];
  input: Record<string, unknown>;
  reason: string;
  state: ProposalState;
  proposerId: OperatorId;
  proposedBy: string;
  proposedAt: Date;
  expiresAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  note: string | null;
};

const columns = sql`proposal_id as "proposalId", act, object, label, changes, input, reason, state,
  proposer_id as "proposerId", proposed_by as "proposedBy", proposed_at as "proposedAt",
  expires_at as "expiresAt", decided_by as "decidedBy", decided_at as "decidedAt", note`;

type New = Omit<ProposalRow, 'state' | 'decidedBy' | 'decidedAt' | 'note'> & { brandId: string };

/** 0 when the same act on the same subject waits already. */
export const insertProposal = (tx: Tx, p: New) =>
  tx.run(sql`
    insert into proposals_proposal (proposal_id, brand_id, act, object, label, changes, input,
      reason, state, proposer_id, proposed_by, proposed_at, expires_at)
    values (${p.proposalId}, ${p.brandId}, ${p.act}, ${p.object}, ${p.label},
      ${JSON.stringify(p.changes)}, ${JSON.stringify(p.input)}, ${p.reason}, 'PENDING',
      ${p.proposerId}, ${p.proposedBy}, ${p.proposedAt}, ${p.expiresAt})
    on conflict (brand_id, act, object) where state = 'PENDING' do nothing`);

/** The row, locked until the commit, so that only one operator decides. */
export const proposalForUpdate = (tx: Tx, brandId: string, proposalId: ProposalId) =>
  tx.maybe<ProposalRow>(sql`
    select ${columns} from proposals_proposal
    where brand_id = ${brandId} and proposal_id = ${proposalId} for update`);

export const writeState = (
  tx: Tx,
  p: {
    proposalId: ProposalId;
    state: ProposalState;
    decidedBy: string | null;
    decidedAt: Date;
    note: string | null;
  },
) =>
  tx.run(sql`
    update proposals_proposal
    set state = ${p.state}, decided_by = ${p.decidedBy}, decided_at = ${p.decidedAt},
      note = ${p.note}
    where proposal_id = ${p.proposalId}`);

/** Newest first: proposals of these acts, and the operator's own. */
export const listProposals = (
  tx: Tx,
  q: {
    brandId: string;
    acts: readonly FourEyesAct[];
    proposerId: OperatorId;
    state: ProposalState | null;
    object: string | null;
    before: ProposalId | null;
    limit: number;
  },
) => {
  const conditions = [
    sql`brand_id = ${q.brandId}`,
    sql`(act = any(${q.acts}::text[]) or proposer_id = ${q.proposerId})`,
  ];
  if (q.state) conditions.push(sql`state = ${q.state}`);
  if (q.object) conditions.push(sql`object = ${q.object}`);
  if (q.before) conditions.push(sql`proposal_id < ${q.before}`);
  return tx.rows<ProposalRow>(sql`
    select ${columns} from proposals_proposal where ${join(conditions, ' and ')}
    order by proposal_id desc limit ${q.limit}`);
};
