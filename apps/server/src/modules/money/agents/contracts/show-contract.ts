import type { Input, Output } from '@nokshi/contract';
import type { agentContractsRoutes } from '@nokshi/contract/player/agent-contracts.ts';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { contractStates } from '../rules/contract-states.ts';
import { highestRates } from '../rules/tiers.ts';
import { type ContractRow, inForceOf } from '../store/contracts.ts';
import { wouldDrop } from './end-contract.ts';
import { checkOffer } from './offer.ts';
import { ownContract } from './own-contract.ts';
import { coverOf, simulate, wireSimulation } from './simulate.ts';
import { wireContract } from './wire.ts';

type Routes = typeof agentContractsRoutes;
type Preview = Output<Routes['preview']>;

/**
 * One contract as one of its sides reads it, with what it would have come to and what it would end.
 * Refuses: agents.contract-unknown.
 */
export async function showContract(
  room: AgentsRoom,
  tx: Tx,
  { contractId: id, memberId }: Input<Routes['show']> & { memberId: MemberId },
): Promise<Output<Routes['show']>> {
  const contract = await ownContract(room, tx, { id, memberId });
  const { today, ...rest } = await caseOf(room, tx, { contract, viewerId: memberId });
  return {
    ...rest,
    contract: wireContract(contract, memberId),
    today: today && isSideOf(today, memberId) ? wireContract(today, memberId) : null,
  };
}

/** An offer before it is sent; see `offerContract` for what it refuses. */
export async function previewOffer(
  room: AgentsRoom,
  tx: Tx,
  { session, wish }: { session: PlayerSession; wish: Input<Routes['preview']> },
): Promise<Preview> {
  const { memberId } = session;
  const { downline } = await checkOffer(room, tx, { session, wish });
  const { memberId: agentId } = downline;
  const { terms } = wish;
  const today = await inForceOf(tx, { downlineId: agentId, kind: terms.kind });
  const asked = { agentId, uplineId: memberId, terms, viewer: 'upline', own: terms } as const;
  return {
    today: today && isSideOf(today, memberId) ? wireContract(today, memberId) : null,
    ...(await effectOf(room, tx, asked)),
  };
}

const isSideOf = ({ uplineId, downlineId }: ContractRow, memberId: MemberId): boolean =>
  uplineId === memberId || downlineId === memberId;

type Case = { readonly contract: ContractRow; readonly viewerId: MemberId | null };

/** `viewerId` null: an operator, who sees what both sides see. A contract that is over has no effect. */
export async function caseOf(room: AgentsRoom, tx: Tx, { contract, viewerId }: Case) {
  const { contractId, downlineId: agentId, uplineId, kind, terms, state } = contract;
  const inForce = await inForceOf(tx, { downlineId: agentId, kind });
  const today = inForce && inForce.contractId !== contractId ? inForce : null;
  if (contractStates.isEnd(state)) return { today, ...NO_EFFECT };
  const viewer = viewerId === agentId ? ('downline' as const) : ('upline' as const);
  // What is offered would replace the own terms; what is in force can only end.
  const own = state === 'OFFERED' ? terms : null;
  return { today, ...(await effectOf(room, tx, { agentId, uplineId, terms, viewer, own })) };
}

const NO_EFFECT = { simulation: null, touched: [], ends: 0, cover: null };
const MOST_TOUCHED = 200;

type Asked = {
  readonly agentId: MemberId;
  readonly uplineId: MemberId | null;
  readonly terms: ContractTerms;
  readonly viewer: 'upline' | 'downline';
  /** The downline's terms from then on; null: none. */
  readonly own: ContractTerms | null;
};

export async function effectOf(
  room: AgentsRoom,
  tx: Tx,
  { agentId, uplineId, terms, viewer, own }: Asked,
): Promise<Omit<Preview, 'today'>> {
  const simulated = await simulate(room, tx, { agentId, uplineId, terms });
  const needed = simulated.offered.amount;
  const cover = await coverOf(room, tx, { uplineId, needed });
  const dropped = await wouldDrop(tx, { agentId, kind: terms.kind, own });
  const forUpline = viewer === 'upline';
  return {
    simulation: wireSimulation(simulated, { forUpline }),
    touched: dropped.slice(0, MOST_TOUCHED).map(({ granted, depth }) => ({
      contractId: toWire('ctr', granted.contractId),
      downline: { id: toWire('mbr', granted.downlineId), name: granted.downlineName },
      depth,
      rate: toDecimal(highestRates(granted.terms).reduce((a, b) => (a > b ? a : b), 0n)),
    })),
    ends: dropped.length,
    cover: cover && {
      available: forUpline ? toDecimal(cover.available) : null,
      needed: toDecimal(needed),
      isEnough: cover.isEnough,
    },
  };
}
