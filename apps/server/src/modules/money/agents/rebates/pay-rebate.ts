import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import type { RebateId } from '../../../../kernel/ids.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { type StateTable, statesOf } from '../../../../kernel/states.ts';
import type { Posted } from '../../../base/wallet/index.ts';
import type { AgentsRoom } from '../room.ts';
import { rebateWords } from '../rules/rebate-words.ts';
import { lockRebate, type RebateRow, type RebateState, writeRebate } from '../store/rebates.ts';

/** `NOTHING`: nothing is due, or the account it was due to is closed. */
const TABLE: StateTable<RebateState> = { DUE: ['PAID', 'NOTHING'], PAID: [], NOTHING: [] };
const states = statesOf('rebate', TABLE);

type PayRoom = Pick<AgentsRoom, 'wallet' | 'messaging' | 'live'>;

/** The house pays a rebate that is due, once: its id is the key of the posting. */
export async function payRebate(room: PayRoom, tx: Tx, rebateId: RebateId): Promise<void> {
  const rebate = await lockRebate(tx, rebateId);
  if (!rebate || states.isEnd(rebate.state)) return;
  const posted = await post(room, tx, rebate);
  const state = posted ? 'PAID' : 'NOTHING';
  states.check(rebateId, rebate.state, state);
  await writeRebate(tx, { rebateId, state, paidAt: posted?.at ?? null });
  const { agentId: memberId } = rebate;
  if (posted) await room.messaging.tell(tx, { memberId, ...rebateWords(rebate) });
  tx.afterCommit(() => {
    room.live.toMember(memberId, { type: 'agent-slip' });
    room.live.toDesk('agents.read', { type: 'agent-slip' });
  });
}

/** Null: the account is closed. */
async function post({ wallet }: PayRoom, tx: Tx, rebate: RebateRow): Promise<Posted | null> {
  const { rebateId, agentId: memberId, amount } = rebate;
  try {
    return await wallet.transfer(tx, {
      memberId,
      asset: 'BDT',
      key: rebateId,
      digest: digestOf(`agents.line-rebate ${rebateId} ${memberId} ${amount}`),
      legs: [{ amount, contra: 'commission', kind: 'line-rebate', reference: rebateId }],
      rides: [],
    });
  } catch (err) {
    if (err instanceof Refusal && err.code === 'wallet.account-closed') return null;
    throw err;
  }
}
