import { hasRight, type Input, type Output } from '@nokshi/contract';
import type { consoleAgentContractsRoutes } from '@nokshi/contract/console/agent-contracts.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Member } from '../../../people/identity/index.ts';
import type { AgentsRoom } from '../room.ts';
import { soughtBy } from '../sought.ts';
import { contractById, type ContractRow, contractsOfBrand } from '../store/contracts.ts';
import { checkTiers } from './offer.ts';
import { contractPage } from './read-contracts.ts';
import { caseOf, effectOf } from './show-contract.ts';
import { deskContract } from './wire.ts';

type Routes = typeof consoleAgentContractsRoutes;

/** Everybody's, newest first; the cursor is the last id read. */
export async function listContracts(
  room: AgentsRoom,
  tx: Tx,
  { query = '', downline, house = false, cursor, pageSize, ...filter }: Input<Routes['list']>,
): Promise<Output<Routes['list']>> {
  const { brandId } = room.site.brand();
  const downlineId = downline === undefined ? null : fromWire('mbr', downline);
  const of = { ...filter, brandId, sought: soughtBy(query), downlineId, house };
  const { rows, next } = await contractPage({ cursor, pageSize }, (page) =>
    contractsOfBrand(tx, { ...of, ...page }),
  );
  return { rows: rows.map(deskContract), next };
}

/** Refuses: agents.contract-unknown. */
export async function showDeskContract(
  room: AgentsRoom,
  tx: Tx,
  { id }: Input<Routes['show']>,
): Promise<Output<Routes['show']>> {
  const contract = await contractOfWire(room, tx, id);
  const { today, ...rest } = await caseOf(room, tx, { contract, viewerId: null });
  return { ...rest, contract: deskContract(contract), today: today && deskContract(today) };
}

/**
 * What terms would have come to for any agent, and what they would end. Refuses:
 * identity.member-unknown, identity.not-an-agent, agents.tiers-order.
 */
export async function simulateTerms(
  room: AgentsRoom,
  tx: Tx,
  { agent: username, terms }: Input<Routes['simulate']>,
): Promise<Output<Routes['simulate']>> {
  checkTiers(terms);
  const { memberId: agentId } = await agentNamed(room, tx, username);
  const asked = { agentId, uplineId: null, terms, viewer: 'upline', own: terms } as const;
  const { simulation, touched, ends } = await effectOf(room, tx, asked);
  return { simulation, touched, ends };
}

/** Refuses: identity.member-unknown, identity.not-an-agent. */
export async function agentNamed(room: AgentsRoom, tx: Tx, username: string): Promise<Member> {
  const agent = await room.identity.memberByUsername(tx, username);
  if (!agent) throw refuse('identity.member-unknown', { field: 'agent' });
  if (!hasRight('agent', agent.type)) throw refuse('identity.not-an-agent', { field: 'agent' });
  return agent;
}

/** Refuses: agents.contract-unknown. */
export async function contractOfWire(room: AgentsRoom, tx: Tx, id: string): Promise<ContractRow> {
  const contractId = fromWire('ctr', id);
  const { brandId } = room.site.brand();
  const contract = contractId && (await contractById(tx, { brandId, contractId }));
  if (!contract) throw refuse('agents.contract-unknown');
  return contract;
}
