import { hash } from 'node:crypto';
import type { Input, Output } from '@nokshi/contract';
import { type KiteBet, type kiteRoutes, MOST_KITE_BETS } from '@nokshi/contract/player/kite.ts';
import type { TableLimits } from '@nokshi/contract/player/tables.ts';
import { assetOf } from '@nokshi/contract/rights.ts';
import { leafOf } from '@nokshi/house-math/fairness/merkle.ts';
import { isOrder, kiteTicketText } from '@nokshi/house-math/instants/kite-ticket.ts';
import { type Asset, parseAmount, toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import { canonicalJson } from '../../../../kernel/canonical.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { derivedId, fromWire, type Uuid, type WagerId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Posted, Ride } from '../../../base/wallet/index.ts';
import type { FreeBet } from '../../../stakes/wagers/index.ts';
import type { RoundFacts } from '../../rounds/index.ts';
import { requirePlay } from '../launch-table.ts';
import { closedRound, firstAnswer } from '../place-bet.ts';
import { HOUSE } from '../room.ts';
import { limitsOf } from '../rules/limits.ts';
import { answerBet } from './own-bets.ts';
import type { KiteRoom } from './room.ts';
import { KITE, takesAtOf } from './rules/flight.ts';
import { wireBet } from './wire.ts';

const sha256 = (text: string): string => hash('sha256', text);

type Asked = Input<(typeof kiteRoutes)['place']>;
type Placed = Output<(typeof kiteRoutes)['place']>;

/** One version of the rules by which a bet is settled; the ticket has the rest. */
const RULE_VERSION = 1;
/** Bets that a member places on one flight, with those that were taken back: each is a leaf of the root. */
const MOST_PLACED = 20;

type Placing = {
  readonly session: PlayerSession;
  readonly flight: RoundFacts;
  readonly asset: Asset;
  readonly wagerId: WagerId;
  readonly freeBet: FreeBet | null;
  readonly asked: Asked;
};

/**
 * Bets on the flight that is open. An order over what the limit on wins allows is accepted: the bet is then taken by
 * itself at that limit, and the answer says so. The same key gets its first answer. Refuses limits.frozen,
 * limits.self-excluded, limits.time-out, identity.free-play-closed, tables.round-unknown, tables.table-closed,
 * tables.below-least, tables.over-limit, kite.order-wrong, tables.round-closed, tables.too-many-bets, what
 * `wagers.open` does. Source: products.md 3, domain.md 7.
 */
export async function placeBet(
  room: KiteRoom,
  { session, key, asked }: { session: PlayerSession; key: string; asked: Asked },
): Promise<Placed> {
  requirePlay(room, session);
  const flight = await room.known.find(KITE, asked.issue);
  const { memberId, type } = session;
  const wagerId = derivedId<WagerId>(`kite bet\n${memberId}\n${key}`, key);
  const freeBet = freeBetOf(asked);
  const placing: Placing = { session, flight, asset: assetOf(type), wagerId, freeBet, asked };
  try {
    const bet = readBet(room, flight, asked);
    if (isClosed(room, flight)) throw closedRound(flight);
    const posted = await post(room, placing, bet);
    if (posted.outcome !== 'posted') return await storedAnswer(room, placing, posted);
    room.kiteBoard.touched();
    return { bet: wireNew(placing, bet, posted), ...moneyOf(posted) };
  } catch (err) {
    const of = { session, key: wagerId, round: flight };
    return storedAnswer(room, placing, await firstAnswer(room, of, err));
  }
}

const moneyOf = ({ balance, version }: Posted) => ({
  balance: toDecimal(balance),
  version: String(version),
});

/** A bet that was taken now: its flight is open, so nothing of it is known but the ticket. */
function wireNew({ wagerId: id, flight, freeBet }: Placing, bet: ReadBet, { at }: Posted): KiteBet {
  const isFree = freeBet !== null;
  const untouched = { id, placedAt: at, withdrawnAt: null, calledMs: null, isFree };
  const round = { ...flight, state: 'OPEN', outcome: null } as const;
  return wireBet({ ...bet, ...untouched }, { round, cut: null, now: at });
}

/** The bet as it is stored now, for a key that was used before. Refuses wallet.key-reused. */
async function storedAnswer(room: KiteRoom, placing: Placing, posted: Posted): Promise<Placed> {
  const { session, wagerId, freeBet, asked } = placing;
  const bet = await answerBet(room, { memberId: session.memberId, id: wagerId });
  const isAsked =
    bet.issue === asked.issue &&
    bet.order === asked.order &&
    bet.isFree === (freeBet !== null) &&
    parseAmount(bet.stake) === parseAmount(asked.stake);
  if (!isAsked) throw refuse('wallet.key-reused');
  return { bet, ...moneyOf(posted) };
}

async function post(room: KiteRoom, placing: Placing, bet: ReadBet): Promise<Posted> {
  const { session, flight, asset, wagerId, freeBet, asked } = placing;
  const { memberId, generation } = session;
  return room.wagers.open({
    memberId,
    generation,
    asset,
    wagerId,
    digest: digestOf(canonicalJson({ ...asked, memberId })),
    roundId: flight.id,
    gameId: KITE,
    category: 'RNG',
    ruleVersion: RULE_VERSION,
    houseAccount: HOUSE,
    stake: bet.stake,
    freeBet,
    rides: [placeRide(placing, bet)],
  });
}

const freeBetOf = ({ freeBet }: Asked): FreeBet | null =>
  freeBet === undefined ? null : { id: fromWire('frg', freeBet) as Uuid, product: KITE };

type ReadBet = {
  readonly stake: bigint;
  readonly takesAt: number;
  readonly ordered: number | null;
  /** On the flight, by its member. */
  readonly mostStaked: bigint;
};

/** Whether a free bet of this stake, in minor units, could be used now. Refuses as {@link readStake}. */
export const checkFreeBet = (room: KiteRoom, stake: bigint): void =>
  void readStake(room, room.tables.find(KITE).terms.limits, stake);

/** Refuses tables.table-closed, tables.below-least, tables.over-limit. */
function readStake(room: KiteRoom, limits: TableLimits, stake: bigint) {
  if (!room.tables.find(KITE).terms.isOpen) throw refuse('tables.table-closed');
  const read = limitsOf(limits);
  if (stake < read.least)
    throw refuse('tables.below-least', { field: 'stake', value: { least: limits.least } });
  if (stake > read.most)
    throw refuse('tables.over-limit', { field: 'stake', value: { most: limits.most } });
  return read;
}

/** Refuses as {@link readStake} does, kite.order-wrong. */
function readBet(room: KiteRoom, flight: RoundFacts, { stake: text, order }: Asked): ReadBet {
  const { limits } = room.tables.termsOf(flight);
  const stake = parseAmount(text) ?? 0n;
  const { round, win } = readStake(room, limits, stake);
  if (order !== null && !isOrder(order)) throw refuse('kite.order-wrong', { field: 'order' });
  const takesAt = takesAtOf(stake, { order, win });
  if (takesAt === null)
    throw refuse('tables.over-limit', { field: 'stake', value: { most: limits.most } });
  return { stake, takesAt, ordered: order, mostStaked: round };
}

/** Whether a flight takes no bets now: over, or not yet open. The commit asks the same again. */
function isClosed({ clock }: KiteRoom, { opensAt, closesAt }: RoundFacts): boolean {
  const now = clock.now();
  return now < opensAt || now >= closesAt;
}

/** The row of a bet, which is entered among all bets of the flight in the same commit. */
function placeRide({ session, flight, asset, wagerId, freeBet }: Placing, bet: ReadBet): Ride {
  const { stake, takesAt } = bet;
  const text = kiteTicketText({ wagerId, issue: flight.issue, stake, takesAt, asset });
  return {
    rider: 'tables_kite_place',
    ids: [wagerId, session.memberId, flight.id],
    numbers: [
      flight.number,
      flight.opensAt.getTime(),
      flight.closesAt.getTime(),
      bet.stake,
      bet.takesAt,
      bet.ordered,
      bet.mostStaked,
      MOST_KITE_BETS,
      MOST_PLACED,
      freeBet ? 1 : 0,
    ],
    words: [asset],
    bytes: [Buffer.from(leafOf(sha256, text), 'hex')],
  };
}
