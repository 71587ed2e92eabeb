import type { Contract, ContractAnswer } from '@nokshi/contract/player/agent-contracts.ts';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf, type Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { AgentsRoom } from '../room.ts';
import { fitsBelow } from '../rules/ranges.ts';
import { endFrom, startFrom } from '../rules/starts.ts';
import { type ContractRow, countsUntil, inForceOf, lockContracts } from '../store/contracts.ts';
import { dropBelow, wouldDrop } from './end-contract.ts';
import { checkSession, checkWaits, ownContract } from './own-contract.ts';
import { coverFor } from './simulate.ts';
import { changeContract } from './transition.ts';
import { wireContract } from './wire.ts';

type Accept = Extract<ContractAnswer, { act: 'accept' }>;

/**
 * The downline accepts: payment password and place first, as before money leaves; then in one commit
 * the contract comes into force, the one before is superseded, and what the downline grants beyond it
 * ends. Refuses, in this order: agents.contract-unknown, agents.contract-state,
 * agents.offer-too-high, agents.cover-missing, identity.payment-password-*,
 * identity.too-many-attempts, what provePlace refuses, edge.session-ended, agents.ends-changed.
 * A-012, S-047 to S-049.
 */
export async function acceptContract(
  room: AgentsRoom,
  { kind, answer, caller }: { kind: ContractKind; answer: Accept; caller: Caller },
): Promise<Story<Contract>> {
  const session = playerOf(caller);
  const { memberId } = session;
  const asked = { id: answer.contractId, memberId, kind };
  await room.db.read(async (tx) => {
    const contract = await acceptable(room, tx, asked);
    const { downlineId: agentId, uplineId, terms } = contract;
    const cover = await coverFor(room, tx, { agentId, uplineId, terms });
    if (cover && !cover.isEnough)
      throw refuse('agents.cover-missing', { value: { needed: toDecimal(cover.needed) } });
  });
  await room.access.checkPaymentPassword({ memberId, pin: answer.paymentPassword });
  await room.access.provePlace(answer, caller);
  return async (tx) => {
    await checkSession(room, tx, session);
    await lockContracts(tx);
    const contract = await acceptable(room, tx, asked);
    return wireContract(await bringIntoForce(room, tx, { contract, ends: answer.ends }), memberId);
  };
}

/** Refuses: agents.contract-unknown, agents.contract-state, agents.offer-too-high. */
async function acceptable(
  room: AgentsRoom,
  tx: Tx,
  asked: Parameters<typeof ownContract>[2],
): Promise<ContractRow> {
  const contract = await ownContract(room, tx, asked);
  const { uplineId, kind, terms } = contract;
  if (contract.downlineId !== asked.memberId) throw refuse('agents.contract-unknown');
  checkWaits(contract, room.clock.now());
  if (!uplineId) return contract;
  const above = await inForceOf(tx, { downlineId: uplineId, kind });
  if (!fitsBelow(above?.terms ?? null, terms)) throw refuse('agents.offer-too-high');
  return contract;
}

/** Under the lock of contracts. Refuses: agents.ends-changed. */
async function bringIntoForce(
  room: AgentsRoom,
  tx: Tx,
  { contract, ends }: { contract: ContractRow; ends: number },
): Promise<ContractRow> {
  const { downlineId, kind, terms } = contract;
  const at = room.clock.now();
  const dropped = await wouldDrop(tx, { agentId: downlineId, kind, own: terms });
  if (dropped.length !== ends)
    throw refuse('agents.ends-changed', { field: 'ends', value: { ends: dropped.length } });
  const before = await inForceOf(tx, { downlineId, kind });
  if (before) {
    const { terms: old, startsAt } = before;
    const endsAt = endFrom({ terms: old, startsAt: startsAt ?? at }, at);
    const change = { state: 'SUPERSEDED', endsAt, endReason: 'replaced' } as const;
    await changeContract(room, tx, { contract: before, step: null, change });
  }
  const until = await countsUntil(tx, { downlineId, kind });
  const startsAt = startFrom(terms, { at, until });
  const change = { state: 'ACTIVE', answeredAt: at, startsAt } as const;
  const accepted = await changeContract(room, tx, { contract, step: 'accepted', change });
  await dropBelow(room, tx, { dropped, at });
  return accepted;
}
