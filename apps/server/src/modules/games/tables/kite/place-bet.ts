import { hash } from 'node:crypto';
import type { Input, Output } from '@nokshi/contract';
import { type kiteRoutes, MOST_KITE_BETS } from '@nokshi/contract/player/kite.ts';
import { assetOf, TRIAL } from '@nokshi/contract/rights.ts';
import { leafOf } from '@nokshi/house-math/fairness/merkle.ts';
import { isOrder, kiteTicketText } from '@nokshi/house-math/instants/kite-ticket.ts';
import { type Asset, parseAmount, toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import { canonicalJson } from '../../../../kernel/canonical.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { derivedId, type WagerId } from '../../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../../kernel/refusal.ts';
import { requireRight } from '../../../../kernel/require-right.ts';
import type { Posted, Ride } from '../../../base/wallet/index.ts';
import { HOUSE } from '../room.ts';
import { limitsOf } from '../rules/limits.ts';
import type { FlightFacts } from './flights.ts';
import { answerBet } from './own-bets.ts';
import type { KiteRoom } from './room.ts';
import { KITE, takesAtOf } from './rules/flight.ts';
import { wireBet } from './wire.ts';

const sha256 = (text: string): string => hash('sha256', text);

type Asked = Input<(typeof kiteRoutes)['place']>;

/** One version of the rules by which a bet is settled; the ticket has the rest. */
const RULE_VERSION = 1;
/** Bets that a member places on one flight, with those that were taken back: each is a leaf of the root. */
const MOST_PLACED = 20;

/**
 * Bets on the flight that is open. An order over what the limit on wins allows is accepted: the bet is then taken by
 * itself at that limit, and the answer says so. Refuses limits.frozen, limits.self-excluded, limits.time-out,
 * identity.free-play-closed, tables.round-unknown, tables.table-closed, tables.below-least,
 * tables.over-limit, kite.order-wrong, tables.round-closed, tables.too-many-bets, what `wagers.open` does. Source:
 * products.md 3, domain.md 7.
 */
export async function placeBet(
  room: KiteRoom,
  { session, key, asked }: { session: PlayerSession; key: string; asked: Asked },
): Promise<Output<(typeof kiteRoutes)['place']>> {
  if (session.restriction) throw refuse(`limits.${session.restriction}`);
  requireRight(session, 'table');
  if (session.type === TRIAL) room.identity.requireFreePlay();
  const flight = await room.flights.find(asked.issue);
  const { memberId } = session;
  const bet = readBet(room, flight, asked);
  const wagerId = derivedId<WagerId>(`kite bet\n${memberId}\n${key}`, key);
  const placing = { session, flight, asset: assetOf(session.type), wagerId, bet };
  const digest = digestOf(canonicalJson({ ...asked, memberId }));
  const posted = isClosed(room, flight)
    ? await firstAnswer(room, placing)
    : await post(room, placing, digest);
  const { balance, version } = posted;
  const after = { balance: toDecimal(balance), version: String(version) };
  if (posted.outcome !== 'posted')
    return { bet: await answerBet(room, { memberId, id: wagerId }), ...after };
  room.kiteBoard.touched();
  const untouched = { id: wagerId, placedAt: posted.at, withdrawnAt: null, calledMs: null };
  const round = { ...flight, state: 'OPEN', outcome: null } as const;
  const flown = { round, cut: null, now: posted.at };
  return { bet: wireBet({ ...bet, ...untouched }, flown), ...after };
}

type Placing = {
  readonly session: PlayerSession;
  readonly flight: FlightFacts;
  readonly asset: Asset;
  readonly wagerId: WagerId;
  readonly bet: ReadBet;
};

async function post(room: KiteRoom, placing: Placing, digest: Buffer): Promise<Posted> {
  const { session, flight, asset, wagerId, bet } = placing;
  try {
    return await room.wagers.open({
      memberId: session.memberId,
      generation: session.generation,
      asset,
      wagerId,
      digest,
      roundId: flight.id,
      gameId: KITE,
      category: 'RNG',
      ruleVersion: RULE_VERSION,
      houseAccount: HOUSE,
      stake: bet.stake,
      rides: [placeRide(placing)],
    });
  } catch (err) {
    throw err instanceof Refusal && err.code === 'rounds.closed' ? closedFlight(flight) : err;
  }
}

/** A retry of a bet that was placed in time gets its first answer. Refuses tables.round-closed. */
async function firstAnswer(room: KiteRoom, placing: Placing): Promise<Posted> {
  const { session, asset, wagerId: key, flight } = placing;
  const { memberId } = session;
  const first = await room.db.read((tx) => room.wallet.answerOf(tx, { memberId, asset, key }));
  if (!first) throw closedFlight(flight);
  return first;
}

type ReadBet = {
  readonly stake: bigint;
  readonly takesAt: number;
  readonly ordered: number | null;
  /** On the flight, by its member. */
  readonly mostStaked: bigint;
};

/** Refuses tables.below-least, tables.over-limit, kite.order-wrong. */
function readBet(room: KiteRoom, flight: FlightFacts, { stake: text, order }: Asked): ReadBet {
  if (!room.tables.find(KITE).terms.isOpen) throw refuse('tables.table-closed');
  const { limits } = room.tables.termsOf(flight);
  const { least, most, round, win } = limitsOf(limits);
  const stake = parseAmount(text) ?? 0n;
  if (stake < least)
    throw refuse('tables.below-least', { field: 'stake', value: { least: limits.least } });
  if (stake > most)
    throw refuse('tables.over-limit', { field: 'stake', value: { most: limits.most } });
  if (order !== null && !isOrder(order)) throw refuse('kite.order-wrong', { field: 'order' });
  const takesAt = takesAtOf(stake, { order, win });
  if (takesAt === null)
    throw refuse('tables.over-limit', { field: 'stake', value: { most: limits.most } });
  return { stake, takesAt, ordered: order, mostStaked: round };
}

/** Whether a flight takes no bets now: over, or not yet open. The commit asks the same again. */
function isClosed({ clock }: KiteRoom, { opensAt, closesAt }: FlightFacts): boolean {
  const now = clock.now();
  return now < opensAt || now >= closesAt;
}

export const closedFlight = ({ issue }: FlightFacts): Refusal =>
  refuse('tables.round-closed', { field: 'issue', value: { issue } });

/** The row of a bet, which is entered among all bets of the flight in the same commit. */
function placeRide({ session, flight, asset, wagerId, bet }: Placing): Ride {
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
    ],
    words: [asset],
    bytes: [Buffer.from(leafOf(sha256, text), 'hex')],
  };
}
