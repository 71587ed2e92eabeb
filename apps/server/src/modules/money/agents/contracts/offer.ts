import { hasRight, type Input } from '@nokshi/contract';
import type { agentContractsRoutes, Contract } from '@nokshi/contract/player/agent-contracts.ts';
import { type ContractTerms, OFFER_DAYS } from '@nokshi/contract/player/agent-terms.ts';
import { toDecimal } from '@nokshi/money';
import {
  type PlayerSession,
  playerOf,
  type Caller,
  type Story,
} from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type ContractId, fromWire, type MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Member } from '../../../people/identity/index.ts';
import type { AgentsRoom } from '../room.ts';
import { tooMuch } from '../rules/ranges.ts';
import { periodOf, tiersOf, unorderedTier } from '../rules/tiers.ts';
import { inForceOf, insertOffer, lockContracts, offerTo } from '../store/contracts.ts';
import { checkKindOn } from './kind-on.ts';
import { coverFor } from './simulate.ts';
import { announceContract, tellSides } from './transition.ts';
import { wireContract } from './wire.ts';

type Wish = Input<typeof agentContractsRoutes.offer>;
type Asked = { readonly session: PlayerSession; readonly wish: Wish };

/**
 * Offers a contract to an agent directly below. First whether the rules and the cover allow it, then
 * the same rules again in the commit, under the lock of contracts. Refuses, in this order:
 * agents.kind-off, agents.tiers-order, agents.not-in-line, agents.downline-unfit,
 * agents.no-own-contract, agents.over-own-contract, agents.period-not-offered,
 * agents.carry-not-offered, agents.upline-uncovered, edge.session-ended, agents.offer-waits.
 */
export async function offerContract(
  room: AgentsRoom,
  { wish, caller }: { wish: Wish; caller: Caller },
): Promise<Story<Contract>> {
  const session = playerOf(caller);
  await room.db.read(async (tx) => {
    const { downline } = await checkOffer(room, tx, { session, wish });
    const { memberId: agentId } = downline;
    const asked = { agentId, uplineId: session.memberId, terms: wish.terms };
    const cover = await coverFor(room, tx, asked);
    if (cover && !cover.isEnough)
      throw refuse('agents.upline-uncovered', {
        value: { available: toDecimal(cover.available), needed: toDecimal(cover.needed) },
      });
  });
  return (tx) => writeOffer(room, tx, { session, wish });
}

async function writeOffer(room: AgentsRoom, tx: Tx, asked: Asked): Promise<Contract> {
  const { session, wish } = asked;
  const to = fromWire('mbr', wish.downline);
  if (!to) throw refuse('agents.not-in-line', { field: 'downline' });
  await checkOpen(room, tx, to);
  await lockContracts(tx);
  const { upline, downline } = await checkOffer(room, tx, asked);
  if (upline.generation !== session.generation) throw refuse('edge.session-ended');
  const row = await addOffer(room, tx, { upline, downline, terms: wish.terms, offeredBy: '' });
  return wireContract(row, session.memberId);
}

/** Locked until the commit. Refuses: agents.downline-unfit. */
async function checkOpen(room: AgentsRoom, tx: Tx, memberId: MemberId): Promise<void> {
  const { closedAt } = await room.identity.accounts.lock(tx, memberId);
  if (closedAt) throw refuse('agents.downline-unfit', { field: 'downline' });
}

type New = {
  /** Null: the house. */
  readonly upline: Pick<Member, 'memberId' | 'username'> | null;
  readonly downline: Pick<Member, 'memberId' | 'username'>;
  readonly terms: ContractTerms;
  readonly offeredBy: string;
};

const DAY_MS = 86_400_000;

/** Under the lock of contracts. Refuses: agents.offer-waits. */
export async function addOffer(
  room: AgentsRoom,
  tx: Tx,
  { upline, downline, terms, offeredBy }: New,
) {
  const { kind } = terms;
  const { memberId: downlineId, username: downlineName } = downline;
  if (await offerTo(tx, { downlineId, kind })) throw refuse('agents.offer-waits');
  const offeredAt = room.clock.now();
  const row = await insertOffer(tx, {
    contractId: room.ids.next<ContractId>(),
    brandId: room.site.brand().brandId,
    kind,
    uplineId: upline?.memberId ?? null,
    uplineName: upline?.username ?? '',
    downlineId,
    downlineName,
    period: periodOf(terms),
    terms,
    offeredBy,
    offeredAt,
    expiresAt: new Date(offeredAt.getTime() + OFFER_DAYS * DAY_MS),
  });
  await tellSides(room, tx, { row, step: 'offered' });
  announceContract(room, tx, row);
  return row;
}

/** What may be offered, as this transaction reads it; see {@link offerContract} for the refusals. */
export async function checkOffer(
  room: AgentsRoom,
  tx: Tx,
  { session, wish: { downline: to, terms } }: Asked,
): Promise<{ upline: Member; downline: Member }> {
  checkKindOn(room, terms.kind);
  checkTiers(terms);
  const pair = await pairBelow(room, tx, { agentId: session.memberId, downline: to });
  const { memberId: downlineId } = pair.upline;
  const own = await inForceOf(tx, { downlineId, kind: terms.kind });
  if (!own) throw refuse('agents.no-own-contract');
  const fault = tooMuch(own.terms, terms);
  if (fault?.because === 'rate')
    throw refuse('agents.over-own-contract', {
      field: `terms.tiers.${fault.tier - 1}`,
      value: { tier: fault.tier },
    });
  if (fault?.because === 'period')
    throw refuse('agents.period-not-offered', { field: 'terms.period' });
  if (fault) throw refuse('agents.carry-not-offered', { field: 'terms.carries' });
  return pair;
}

/** Refuses: agents.tiers-order. */
export function checkTiers(terms: ContractTerms): void {
  const tier = unorderedTier(tiersOf(terms));
  if (tier !== null) throw refuse('agents.tiers-order', { field: `terms.tiers.${tier - 1}` });
}

/**
 * The agent and an agent directly below. Refuses: agents.not-in-line (also where there is no such
 * member), agents.downline-unfit.
 */
export async function pairBelow(
  room: AgentsRoom,
  tx: Tx,
  { agentId, downline: to }: { agentId: MemberId; downline: string },
): Promise<{ upline: Member; downline: Member }> {
  const downlineId = fromWire('mbr', to);
  const downline = downlineId && (await room.identity.member(tx, downlineId));
  const upline = await room.identity.member(tx, agentId);
  if (!upline || !downline || downline.uplineId !== agentId)
    throw refuse('agents.not-in-line', { field: 'downline' });
  if (!hasRight('agent', downline.type))
    throw refuse('agents.downline-unfit', { field: 'downline' });
  return { upline, downline };
}
