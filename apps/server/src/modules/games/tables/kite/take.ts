import type { KiteBet } from '@nokshi/contract/player/kite.ts';
import { msTo } from '@nokshi/house-math/instants/kite.ts';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import { Refusal, refuse } from '../../../../kernel/refusal.ts';
import type { RoundFacts } from '../../rounds/index.ts';
import { answerBet, ownBet } from './own-bets.ts';
import { payLate } from './pay-late.ts';
import type { KiteRoom } from './room.ts';
import { risesAt } from './rules/flight.ts';
import { betOfMember, type KiteBetRow } from './store/bets.ts';
import { wireBet } from './wire.ts';

/**
 * Takes what the kite shows when the call arrives, by this server's clock, which is compared with the secret cut. The
 * call is durable before it is answered, also when its commit comes after the cut, or even after the flight was paid:
 * a call that arrived in time is never lost. A call that arrives when this server has heard that the flight is over is
 * late, whatever its clock says. Sent again it answers the same. Refuses tables.bet-unknown, kite.not-flying, kite.cut.
 */
export async function takeBet(
  room: KiteRoom,
  { session, betId }: { session: PlayerSession; betId: string },
): Promise<KiteBet> {
  const at = room.clock.now();
  const bet = await ownBet(room, room.db, { session, betId });
  if (bet.withdrawnAt !== null) throw refuse('tables.bet-unknown');
  if (bet.calledMs !== null) return answerBet(room, bet);
  const heard = await hear(room, bet, at);
  return heard ? store(room, bet, heard) : answerBet(room, bet);
}

type Heard = { readonly flight: RoundFacts; readonly cut: number; readonly calledMs: number };

/** What was heard in time; null where the bet was taken by itself before. Refuses kite.not-flying, kite.cut. */
async function hear(room: KiteRoom, bet: KiteBetRow, at: Date): Promise<Heard | null> {
  const wasOver = room.flights.wasOver(bet.roundId, at);
  const flight = await room.known.byId(bet.roundId);
  const calledMs = at.getTime() - risesAt(flight);
  if (calledMs < 0) throw refuse('kite.not-flying');
  const cut = await room.flights.secretCut(bet.roundId);
  if (cut === null) throw refuse('kite.not-flying');
  const isCut = wasOver || calledMs >= msTo(cut);
  if (bet.takesAt <= cut && (isCut || calledMs >= msTo(bet.takesAt))) return null;
  if (isCut) throw refuse('kite.cut');
  return { flight, cut, calledMs };
}

/** Where another call of the same bet was stored first, that one counts. */
async function store(room: KiteRoom, bet: KiteBetRow, heard: Heard): Promise<KiteBet> {
  const { flight, cut, calledMs } = heard;
  const { memberId, asset, lane, id } = bet;
  const numbers = [calledMs, flight.number];
  const rides = [{ rider: 'tables_kite_take', ids: [id], numbers }];
  try {
    await room.wallet.ride({ memberId, asset, rides });
  } catch (err) {
    if (!(err instanceof Refusal) || err.code !== 'kite.taken') throw err;
  }
  room.kiteBoard.touched();
  const stored = await betOfMember(room.db, { lane, memberId, id });
  if (!stored) throw new Error(`the bet ${id} is gone`);
  if (stored.isLate) await payLate(room, [stored]);
  const round = { ...flight, state: 'CLOSED', outcome: null } as const;
  return wireBet(stored, { round, cut, now: room.clock.now() });
}
