import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Contract, ContractAnswer } from '@nokshi/contract/player/agent-contracts.ts';
import { type Caller, playerOf, type Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { AgentsRoom } from '../room.ts';
import { type ContractRow, lockContracts, type Side } from '../store/contracts.ts';
import { acceptContract } from './accept.ts';
import { endContract } from './end-contract.ts';
import { checkKindOn } from './kind-on.ts';
import { checkSession, checkWaits, keepContract, ownContract } from './own-contract.ts';
import { changeContract } from './transition.ts';
import { wireContract } from './wire.ts';

type Plain = Exclude<ContractAnswer, { act: 'accept' }>;

/**
 * What the two sides do with a contract. Only they know of it: it is unknown to everybody else, and
 * under the call of another kind. Refuses: agents.kind-off, agents.contract-unknown,
 * agents.contract-state, and what accepting refuses. S-047, S-048.
 */
export async function answerContract(
  room: AgentsRoom,
  { kind, answer, caller }: { kind: ContractKind; answer: ContractAnswer; caller: Caller },
): Promise<Story<Contract>> {
  checkKindOn(room, kind);
  const session = playerOf(caller);
  const { memberId } = session;
  if (answer.act === 'accept') return acceptContract(room, { kind, answer, caller });
  return async (tx) => {
    await checkSession(room, tx, session);
    await lockContracts(tx);
    const contract = await ownContract(room, tx, { id: answer.contractId, memberId, kind });
    return wireContract(await follow(room, tx, { contract, answer, memberId }), memberId);
  };
}

type Followed = {
  readonly contract: ContractRow;
  readonly answer: Plain;
  readonly memberId: MemberId;
};

async function follow(
  room: AgentsRoom,
  tx: Tx,
  { contract, answer, memberId }: Followed,
): Promise<ContractRow> {
  const side: Side = contract.downlineId === memberId ? 'downline' : 'upline';
  const { state, endingBy } = contract;
  const now = room.clock.now();
  switch (answer.act) {
    case 'reject':
    case 'withdraw': {
      const mine = answer.act === 'reject' ? 'downline' : 'upline';
      if (side !== mine) throw refuse('agents.contract-unknown');
      checkWaits(contract, now);
      const step = answer.act === 'reject' ? 'rejected' : 'withdrawn';
      const to = answer.act === 'reject' ? 'REJECTED' : 'WITHDRAWN';
      return changeContract(room, tx, { contract, step, change: { state: to, answeredAt: now } });
    }
    case 'ask-end': {
      if (state !== 'ACTIVE') throw refuse('agents.contract-state');
      const change = { state: 'ENDING', endingBy: side, endingReason: answer.reason } as const;
      return changeContract(room, tx, { contract, step: 'end-asked', change });
    }
    case 'agree-end': {
      if (state !== 'ENDING' || endingBy === side) throw refuse('agents.contract-state');
      return endContract(room, tx, { contract, state: 'TERMINATED', because: 'agreed', at: now });
    }
    case 'keep':
      return keepContract(room, tx, contract);
  }
}
