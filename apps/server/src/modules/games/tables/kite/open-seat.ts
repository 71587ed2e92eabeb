import type { Output } from '@nokshi/contract';
import type { KiteBet, kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { TRIAL } from '@nokshi/contract';
import { assetOf } from '@nokshi/contract/rights.ts';
import { parseAmount, toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type GrantId, toWire } from '../../../../kernel/ids.ts';
import { satDownAt } from '../store/seats.ts';
import type { KiteRoom } from './room.ts';
import { KITE } from './rules/flight.ts';
import { betsSince, ownOfFlight } from './store/bets.ts';
import { wireOwn } from './wire.ts';

/** Bets that the sums of a sitting are made of. */
const MOST_OF_SITTING = 1_000;

/** Everything a frame needs to start, or to go on after an interruption. */
export async function openSeat(
  room: KiteRoom,
  tx: Tx,
  { session }: { session: PlayerSession },
): Promise<Output<(typeof kiteRoutes)['seat']>> {
  const { memberId, type } = session;
  const asset = assetOf(type);
  const now = room.clock.now();
  const { terms } = room.tables.find(KITE);
  const balance = await room.wagers.balance(tx, { memberId, asset });
  const topic = await room.kiteBoard.read(tx);
  return {
    serverTime: now.toISOString(),
    gameCode: KITE,
    isOpen: terms.isOpen,
    limits: terms.limits,
    topic,
    bets: await betsNow(room, tx, { session, issue: topic.now?.issue }),
    currency: asset === 'FUN' ? 'FUN' : 'BDT',
    balance: toDecimal(balance.cash, asset),
    version: String(balance.version),
    freeBets: await freeBetsNow(room, tx, session),
    sitting: await sittingOf(room, tx, session),
  };
}

/** Free bets that the member can use on the kite. */
async function freeBetsNow(room: KiteRoom, tx: Tx, { memberId, type }: PlayerSession) {
  if (type === TRIAL) return [];
  const waiting = await room.wagers.freeBets.waiting(tx, { memberId, product: KITE });
  return waiting.map(({ id, stake, expiresAt }) => ({
    id: toWire('frg', id as GrantId),
    stake: toDecimal(stake),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Own bets on the flight that takes bets, is in the air or is shown, in their order. */
async function betsNow(
  room: KiteRoom,
  tx: Tx,
  { session: { memberId }, issue }: { session: PlayerSession; issue: string | undefined },
): Promise<KiteBet[]> {
  const round = issue && (await room.rounds.find(tx, { series: KITE, issue }));
  if (!round) return [];
  const lane = room.wallet.laneOf(memberId);
  return wireOwn(room, tx, await ownOfFlight(tx, { lane, memberId, roundId: round.id }));
}

/** What was staked on flights that are over, and paid, since the member sat down. */
async function sittingOf(room: KiteRoom, tx: Tx, { memberId }: PlayerSession) {
  const lane = room.wallet.laneOf(memberId);
  const since = (await satDownAt(tx, { lane, memberId, gameCode: KITE })) ?? room.clock.now();
  const rows = await betsSince(tx, { lane, memberId, since, most: MOST_OF_SITTING });
  const bets = (await wireOwn(room, tx, rows)).filter(({ payout }) => payout !== null);
  const sum = (of: (bet: KiteBet) => string | null) =>
    toDecimal(bets.reduce((total, bet) => total + (parseAmount(of(bet) ?? '0') ?? 0n), 0n));
  return {
    startedAt: since.toISOString(),
    staked: sum(({ stake, isFree }) => (isFree ? null : stake)),
    won: sum(({ payout }) => payout),
  };
}
