import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { AgentsRoom } from '../room.ts';
import { contractById, type ContractRow } from '../store/contracts.ts';
import { changeContract } from './transition.ts';

/** Refuses: edge.session-ended. */
export async function checkSession(
  { identity }: AgentsRoom,
  tx: Tx,
  { memberId, generation }: PlayerSession,
): Promise<void> {
  const member = await identity.member(tx, memberId);
  if (member?.generation !== generation) throw refuse('edge.session-ended');
}

/** Refuses: agents.contract-unknown (also for everybody who is neither side of it). */
export async function ownContract(
  room: AgentsRoom,
  tx: Tx,
  { id, memberId, kind }: { id: string; memberId: MemberId; kind?: ContractKind },
): Promise<ContractRow> {
  const contractId = fromWire('ctr', id);
  const { brandId } = room.site.brand();
  const row = contractId && (await contractById(tx, { brandId, contractId }));
  if (!row || (kind && row.kind !== kind)) throw refuse('agents.contract-unknown');
  if (row.downlineId !== memberId && row.uplineId !== memberId)
    throw refuse('agents.contract-unknown');
  return row;
}

/** Refuses: agents.contract-state (answered, or its days are over). */
export function checkWaits({ state, expiresAt }: ContractRow, now: Date): void {
  if (state !== 'OFFERED' || expiresAt <= now) throw refuse('agents.contract-state');
}

/** The end that was asked for is refused, or taken back. Refuses: agents.contract-state. */
export async function keepContract(
  room: AgentsRoom,
  tx: Tx,
  contract: ContractRow,
): Promise<ContractRow> {
  if (contract.state !== 'ENDING') throw refuse('agents.contract-state');
  const change = { state: 'ACTIVE', endingBy: null, endingReason: null } as const;
  return changeContract(room, tx, { contract, step: 'kept', change });
}
