import type { Input } from '@nokshi/contract';
import { consoleAgentRunsRoutes as routes } from '@nokshi/contract/console/agent-contracts.ts';
import { parseAmount, takaText, toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { contractOfWire } from '../contracts/desk.ts';
import type { AgentsRoom } from '../room.ts';
import { clearCarryOf, lockLastOf } from '../store/slip-lists.ts';
import { lockSlip, type NamedSlip } from '../store/slips.ts';
import { knownSlip } from './desk-runs.ts';
import { change, payFromHouse } from './pay-slip.ts';
import { announceSlip, tellPaid } from './tell-slip.ts';

type Pay = Input<typeof routes.payInstead>;
type Clear = Input<typeof routes.clearCarry>;

/**
 * The house pays an overdue slip; the agent above owes it then, and it is collected from what comes
 * in. Refuses: agents.slip-unknown, agents.slip-state.
 */
export const payInsteadAct = (room: AgentsRoom): Act<Pay> => ({
  code: 'agents.pay-slip',
  permission: 'agents.write',
  input: routes.payInstead.input,
  amount: ({ amount }) => parseAmount(amount) ?? 0n,
  async preview(tx, wish) {
    const slip = overdue(await knownSlip(tx, wish.id), wish);
    const { downlineName, uplineName, payable } = slip;
    return {
      object: wish.id,
      label: `${downlineName} ${takaText(payable)}`,
      changes: [{ field: 'owes', from: '', to: uplineName }],
    };
  },
  async run(tx, wish, caller) {
    const { id, amount, reason } = wish;
    const { slipId } = await knownSlip(tx, id);
    const locked = await lockSlip(tx, slipId);
    if (!locked) throw refuse('agents.slip-unknown');
    const slip = overdue(locked, wish);
    const facts = { agent: toWire('mbr', slip.downlineId), amount, reason };
    await audited(room, tx, { caller, act: 'agents.pay-slip', object: id, facts });
    const { at } = await payFromHouse(room, tx, slip);
    const to = { state: 'PAID_BY_HOUSE', paidAt: at } as const;
    const paid = await change(room, tx, { slip, to });
    await tellPaid(room, tx, paid);
  },
});

/** Overdue, and about as much as the operator saw. */
function overdue(slip: NamedSlip, { amount }: Pay): NamedSlip {
  if (slip.state !== 'OVERDUE' || slip.payable !== parseAmount(amount))
    throw refuse('agents.slip-state');
  return slip;
}

/**
 * Sets to zero what the newest slip of a dividend carries on; always by two operators. Refuses:
 * agents.contract-unknown, agents.contract-state (nothing is carried).
 */
export const clearCarryAct = (room: AgentsRoom): Act<Clear> => ({
  code: 'agents.clear-carry',
  permission: 'agents.write',
  input: routes.clearCarry.input,
  async preview(tx, { id }) {
    const slip = await carrying(room, tx, id);
    return {
      object: id,
      label: slip.downlineName,
      changes: [{ field: 'carry', from: toDecimal(slip.carryOut ?? 0n), to: '0.00' }],
    };
  },
  async run(tx, { id, reason }, caller) {
    const slip = await carrying(room, tx, id);
    const carry = toDecimal(slip.carryOut ?? 0n);
    const facts = { agent: toWire('mbr', slip.downlineId), carry, reason };
    await audited(room, tx, { caller, act: 'agents.clear-carry', object: id, facts });
    await clearCarryOf(tx, { slipId: slip.slipId, at: room.clock.now() });
    announceSlip(room, tx, slip);
  },
});

async function carrying(room: AgentsRoom, tx: Tx, id: string): Promise<NamedSlip> {
  const { contractId } = await contractOfWire(room, tx, id);
  const slip = await lockLastOf(tx, contractId);
  if (!slip || slip.carryClearedAt || !slip.carryOut) throw refuse('agents.contract-state');
  return slip;
}
