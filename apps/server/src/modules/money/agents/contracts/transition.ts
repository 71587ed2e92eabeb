import type { Tx } from '../../../../kernel/db.ts';
import type { AgentsRoom } from '../room.ts';
import { contractStates } from '../rules/contract-states.ts';
import { contractLetter, type Step } from '../rules/contract-words.ts';
import { nameFor } from '../line.ts';
import { type ContractRow, writeContract } from '../store/contracts.ts';

type Change = Pick<ContractRow, 'state'> & Partial<ContractRow>;

/**
 * The only writer of a contract's state; under the lock of contracts. Both sides get a letter, their
 * pages and the desk fetch it again.
 */
export async function changeContract(
  room: AgentsRoom,
  tx: Tx,
  { contract, step, change }: { contract: ContractRow; step: Step | null; change: Change },
): Promise<ContractRow> {
  contractStates.check(contract.contractId, contract.state, change.state);
  const row = { ...contract, ...change };
  await writeContract(tx, row);
  if (step) await tellSides(room, tx, { row, step });
  announceContract(room, tx, row);
  return row;
}

/** The letter of a step to the agent above, where there is one, and to the one below. */
export async function tellSides(
  { messaging, site }: Pick<AgentsRoom, 'messaging' | 'site'>,
  tx: Tx,
  { row, step }: { row: ContractRow; step: Step },
): Promise<void> {
  const { uplineId, uplineName, downlineId, downlineName } = row;
  const { name: house } = site.brand();
  const masked = nameFor('upline', uplineName);
  const above = uplineId ? { EN: masked, BN: masked } : house;
  await messaging.tell(tx, {
    memberId: downlineId,
    ...contractLetter({ step, to: 'downline', other: above, contract: row }),
  });
  if (!uplineId) return;
  const other = { EN: downlineName, BN: downlineName };
  await messaging.tell(tx, {
    memberId: uplineId,
    ...contractLetter({ step, to: 'upline', other, contract: row }),
  });
}

export function announceContract(
  { live }: Pick<AgentsRoom, 'live'>,
  tx: Tx,
  { uplineId, downlineId }: ContractRow,
): void {
  const message = { type: 'agent-contract' } as const;
  tx.afterCommit(() => {
    live.toMember(downlineId, message);
    if (uplineId) live.toMember(uplineId, message);
    live.toDesk('agents.read', message);
  });
}
