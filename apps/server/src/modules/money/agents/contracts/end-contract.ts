import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { droppedBy } from '../rules/dropped.ts';
import { endFrom } from '../rules/starts.ts';
import { type ContractRow, type EndReason, inForceBelow } from '../store/contracts.ts';
import { changeContract } from './transition.ts';

type End = {
  readonly contract: ContractRow;
  readonly state: 'TERMINATED' | 'VOID';
  readonly because: Exclude<EndReason, 'replaced'>;
  /** The running period is that of this moment. */
  readonly at: Date;
};

/**
 * Ends a contract in force with its running period, and with it everything below that depends on it;
 * under the lock of contracts.
 */
export async function endContract(room: AgentsRoom, tx: Tx, end: End): Promise<ContractRow> {
  const { contract, at } = end;
  const { downlineId: agentId, kind } = contract;
  const ended = await endOne(room, tx, end);
  const dropped = await wouldDrop(tx, { agentId, kind, own: null });
  await dropBelow(room, tx, { dropped, at });
  return ended;
}

/** The ratio drop: what an agent grants beyond the new own terms ends, with all below. */
export async function dropBelow(
  room: AgentsRoom,
  tx: Tx,
  { dropped, at }: { dropped: Dropped; at: Date },
): Promise<void> {
  for (const { granted } of dropped)
    await endOne(room, tx, { contract: granted, state: 'TERMINATED', because: 'parent-ratio', at });
}

type Dropped = Awaited<ReturnType<typeof wouldDrop>>;
type Own = {
  readonly agentId: MemberId;
  readonly kind: ContractKind;
  /** Null: the agent has none of this kind any more. */
  readonly own: ContractTerms | null;
};

/** What would end if an agent had these terms; nearest first. */
export const wouldDrop = async (tx: Tx, { agentId, kind, own }: Own) =>
  droppedBy<MemberId, ContractRow>(await inForceBelow(tx, { agentId, kind }), agentId, own);

const endOne = (
  room: AgentsRoom,
  tx: Tx,
  { contract, state, because, at }: End,
): Promise<ContractRow> =>
  changeContract(room, tx, {
    contract,
    step: because,
    change: {
      state,
      endReason: because,
      endsAt: endFrom({ terms: contract.terms, startsAt: contract.startsAt ?? at }, at),
    },
  });
