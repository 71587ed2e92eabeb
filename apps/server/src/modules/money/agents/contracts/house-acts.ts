import { hasRight, type Input } from '@nokshi/contract';
import { consoleAgentContractsRoutes as routes } from '@nokshi/contract/console/agent-contracts.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Member } from '../../../people/identity/index.ts';
import type { Act } from '../../../base/proposals/index.ts';
import type { AgentsRoom } from '../room.ts';
import { isInForce } from '../rules/contract-states.ts';
import { overMost } from '../rules/ranges.ts';
import { type ContractRow, inForceOf, lockContracts, offerTo } from '../store/contracts.ts';
import { agentNamed, contractOfWire } from './desk.ts';
import { endContract } from './end-contract.ts';
import { addOffer, checkTiers } from './offer.ts';
import { checkWaits, keepContract } from './own-contract.ts';
import { changeContract } from './transition.ts';

type Offer = Input<typeof routes.offer>;
type End = Input<typeof routes.end>;
type By = { readonly caller: Caller };

/** The house offers to an agent who has no agent above; always by two operators. */
export const offerAct = (room: AgentsRoom): Act<Offer> => ({
  code: 'agents.offer',
  permission: 'agents.write',
  input: routes.offer.input,
  async preview(tx, wish) {
    const agent = await checkHouseOffer(room, tx, wish);
    const { memberId: downlineId, username: label } = agent;
    const today = await inForceOf(tx, { downlineId, kind: wish.terms.kind });
    const changes = settingChanges(today?.terms ?? {}, wish.terms).map(({ field, ...line }) => ({
      field: `contract.${field}`,
      ...line,
    }));
    return { object: toWire('mbr', downlineId), label, changes };
  },
  async run(tx, wish, caller) {
    await lockContracts(tx);
    const downline = await checkHouseOffer(room, tx, wish);
    const { terms, reason } = wish;
    const { username: offeredBy } = operatorOf(caller);
    const row = await addOffer(room, tx, { upline: null, downline, terms, offeredBy });
    const object = toWire('ctr', row.contractId);
    const facts = { agent: toWire('mbr', downline.memberId), terms, reason };
    await audited(room, tx, { caller, act: 'agents.offer', object, facts });
  },
});

/**
 * Refuses: agents.tiers-order, agents.over-most, identity.member-unknown, identity.not-an-agent
 * (also a closed account), agents.has-upline, agents.offer-waits.
 */
async function checkHouseOffer(
  room: AgentsRoom,
  tx: Tx,
  { agent: username, terms }: Offer,
): Promise<Member> {
  checkTiers(terms);
  const most = overMost(terms, room.site.agentTerms().most);
  if (most !== null) throw refuse('agents.over-most', { field: 'terms', value: { most } });
  const agent = await agentNamed(room, tx, username);
  const { memberId: downlineId, uplineId } = agent;
  const account = await room.identity.accounts.byId(tx, downlineId);
  if (account?.closedAt) throw refuse('identity.not-an-agent', { field: 'agent' });
  const above = uplineId && (await room.identity.member(tx, uplineId));
  if (above && hasRight('agent', above.type)) throw refuse('agents.has-upline', { field: 'agent' });
  if (await offerTo(tx, { downlineId, kind: terms.kind })) throw refuse('agents.offer-waits');
  return agent;
}

/** Ends a contract of the house or between agents, with its running period; always by two operators. */
export const endAct = (room: AgentsRoom): Act<End> => ({
  code: 'agents.end-contract',
  permission: 'agents.write',
  input: routes.end.input,
  async preview(tx, { id }) {
    const { downlineName: label, state } = await contractInForce(room, tx, id);
    return {
      object: id,
      label,
      changes: [{ field: 'contract.state', from: state, to: 'TERMINATED' }],
    };
  },
  async run(tx, { id, reason }, caller) {
    await lockContracts(tx);
    const contract = await contractInForce(room, tx, id);
    const at = room.clock.now();
    await endContract(room, tx, { contract, state: 'TERMINATED', because: 'house', at });
    const facts = { ...factsOf(contract), reason };
    await audited(room, tx, { caller, act: 'agents.end-contract', object: id, facts });
  },
});

const factsOf = ({ kind, downlineId }: ContractRow) => ({
  kind,
  agent: toWire('mbr', downlineId),
});

/** Refuses: agents.contract-unknown, agents.contract-state. */
async function contractInForce(room: AgentsRoom, tx: Tx, id: string): Promise<ContractRow> {
  const contract = await contractOfWire(room, tx, id);
  if (!isInForce(contract.state)) throw refuse('agents.contract-state');
  return contract;
}

/** Under the lock of contracts. Refuses: agents.contract-unknown (also an agent's own). */
async function houseContract(room: AgentsRoom, tx: Tx, id: string): Promise<ContractRow> {
  await lockContracts(tx);
  const contract = await contractOfWire(room, tx, id);
  if (contract.uplineId) throw refuse('agents.contract-unknown');
  return contract;
}

/** Takes back an offer of the house. Refuses: agents.contract-unknown, agents.contract-state. */
export async function withdrawOffer(
  room: AgentsRoom,
  tx: Tx,
  { id, reason, caller }: Input<typeof routes.withdraw> & By,
): Promise<void> {
  const contract = await houseContract(room, tx, id);
  const now = room.clock.now();
  checkWaits(contract, now);
  const change = { state: 'WITHDRAWN', answeredAt: now } as const;
  await changeContract(room, tx, { contract, step: 'withdrawn', change });
  const facts = { ...factsOf(contract), reason };
  await audited(room, tx, { caller, act: 'agents.withdraw-offer', object: id, facts });
}

/**
 * Agrees to the end that an agent asked of the house, or refuses it. Refuses:
 * agents.contract-unknown, agents.contract-state.
 */
export async function answerEnd(
  room: AgentsRoom,
  tx: Tx,
  { id, agree, reason, caller }: Input<typeof routes.answerEnd> & By,
): Promise<void> {
  const contract = await houseContract(room, tx, id);
  if (contract.state !== 'ENDING') throw refuse('agents.contract-state');
  const at = room.clock.now();
  if (agree) await endContract(room, tx, { contract, state: 'TERMINATED', because: 'agreed', at });
  else await keepContract(room, tx, contract);
  const act = agree ? 'agents.agree-end' : 'agents.refuse-end';
  await audited(room, tx, { caller, act, object: id, facts: { ...factsOf(contract), reason } });
}
