import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { ContractAnswer } from '@nokshi/contract/player/agent-contracts.ts';
import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { RunningHouse } from './house.ts';
import { idOf, makeAgent, moneyed, PIN, putBelow, registerBelow, type Teammate } from './team.ts';

const { agentContracts: own } = playerRoutes;
const reason = 'As the house agreed';

const PROCESS = {
  dividend: own.processDividend,
  daily: own.processDaily,
  hourly: own.processHourly,
  'real-time': own.processRealTime,
} as const;

/** Terms of each kind with one tier that everything reaches. */
export const flatTerms = (kind: ContractKind, rate: string): ContractTerms => {
  switch (kind) {
    case 'dividend': {
      const tiers = [{ validBet: '0', loss: '0', activeMembers: 0, rate }];
      return { kind, period: 'D', carries: true, includesSelf: false, tiers };
    }
    case 'daily':
      return { kind, includesSelf: false, tiers: [{ dailyBet: '0', activeMembers: 0, rate }] };
    case 'hourly':
      return { kind, includesSelf: false, tiers: [{ hourBet: '0', rate }] };
    case 'real-time': {
      const tiers = [{ singleBet: '0', winRate: rate, lossRate: rate }];
      return { kind, includesSelf: false, tiers };
    }
  }
};

/** An agent with money and a payment password; below another agent. */
export async function newAgent(house: RunningHouse, upline?: Teammate): Promise<Teammate> {
  const agent = await moneyed(house);
  await makeAgent(house, agent);
  if (upline) await putBelow(house, agent, upline);
  return agent;
}

/** The same in the line of today: an agent who registered below another; without money. */
export async function agentBelow(house: RunningHouse, upline: Teammate): Promise<Teammate> {
  const agent = await registerBelow(house, upline);
  await house.house.access.setPaymentPassword({ memberId: idOf(agent), pin: PIN });
  await makeAgent(house, agent);
  return agent;
}

/** What one does with a contract, by the call of its kind. */
export const answer = (agent: Teammate, kind: ContractKind, given: ContractAnswer) =>
  agent.call(PROCESS[kind], given);

type Accepting = { readonly id: string; readonly ends?: number; readonly pin?: string };
export const accept = (
  agent: Teammate,
  kind: ContractKind,
  { id, ends = 0, pin = PIN }: Accepting,
) => answer(agent, kind, { act: 'accept', contractId: id, paymentPassword: pin, ends });

export const offer = (upline: Teammate, downline: Teammate, terms: ContractTerms) =>
  upline.call(own.offer, { downline: downline.memberId, terms });

/** Offered and accepted. */
export async function contracted(
  upline: Teammate,
  downline: Teammate,
  terms: ContractTerms,
): Promise<string> {
  const { id } = await offer(upline, downline, terms);
  await accept(downline, terms.kind, { id });
  return id;
}

/** The house offers by two operators; answers the id of the offer. */
export async function houseOffers(
  house: RunningHouse,
  agent: Teammate,
  terms: ContractTerms,
): Promise<string> {
  const [first, second] = [await house.operator(), await house.operator('finance')];
  const asked = { agent: agent.username, terms, reason };
  const { proposal } = await first.call(consoleRoutes.agentContracts.offer, asked);
  await second.call(consoleRoutes.proposals.approve, { id: proposal ?? '' });
  const filter = { kind: terms.kind, state: 'OFFERED' } as const;
  const { rows } = await agent.call(own.list, { ...filter, side: 'own' });
  return rows[0]?.id ?? '';
}

/** Offered by the house and accepted. */
export async function housed(
  house: RunningHouse,
  agent: Teammate,
  terms: ContractTerms,
): Promise<string> {
  const id = await houseOffers(house, agent, terms);
  await accept(agent, terms.kind, { id });
  return id;
}

/** Titles in the inbox of an agent. */
export const letters = async (agent: Teammate) =>
  (await agent.call(playerRoutes.inbox.list, {})).rows.map(({ title }) => title.EN);
/** What waits for an answer: dividend, daily, hourly, real-time. E-102. */
export const waiting = async (agent: Teammate) => {
  const { dailysalreqtype, divtypereq, contracthoursalreq, realtimesalreqtype } = await agent.call(
    playerRoutes.agents.consolidated,
    {},
  );
  return [divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype];
};
