import type { Input, Output } from '@nokshi/contract';
import type { LotteryBet } from '@nokshi/contract/player/lottery.ts';
import type { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, isUuid, type RoundId, type WagerId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { RoundRow } from '../rounds/index.ts';
import { proofOfRound } from './prove-issue.ts';
import type { LotteryRoom } from './room.ts';
import { betOfMember, type BetRow, betsOfMember } from './store/bets.ts';
import { wireBet, wireIssue } from './wire.ts';

type Routes = typeof lotteryRoutes;

/** A member's own bets, newest first. Refuses edge.invalid-input { cursor }. */
export async function listBets(
  room: LotteryRoom,
  tx: Tx,
  { session, asked }: { session: PlayerSession; asked: Input<Routes['bets']> },
): Promise<Output<Routes['bets']>> {
  const { memberId } = session;
  const lane = room.wallet.laneOf(memberId);
  const { gameCode = null, pageSize: size } = asked;
  const after = asked.cursor === undefined ? null : readCursor(asked.cursor);
  const rows = await betsOfMember(tx, { lane, memberId, gameCode, after, most: size + 1 });
  const shown = await wireBets(room, tx, rows.slice(0, size));
  const last = rows[size - 1];
  return {
    rows: shown.filter(({ state }) => !asked.open || (state === 'OPEN') === (asked.open === 'yes')),
    next: rows.length > size && last ? `${last.placedAt.getTime()}.${last.id}` : null,
  };
}

function readCursor(text: string): { placedAt: Date; id: WagerId } {
  const [ms = '', id = ''] = text.split('.');
  if (!/^[0-9]{1,15}$/.test(ms) || !isUuid(id))
    throw refuse('edge.invalid-input', { field: 'cursor' });
  return { placedAt: new Date(Number(ms)), id: id as WagerId };
}

/** Bets with the ends of their rounds, in the same order. */
export async function wireBets(
  room: LotteryRoom,
  tx: Tx,
  rows: readonly BetRow[],
): Promise<LotteryBet[]> {
  const rounds = await roundsOf(room, tx, rows);
  const now = room.clock.now();
  return rows.map((bet) => {
    const round = rounds.get(bet.roundId) as RoundRow;
    return wireBet({ bet, round, game: room.games.find(bet.gameCode) }, { now });
  });
}

async function roundsOf(
  room: LotteryRoom,
  tx: Tx,
  rows: readonly BetRow[],
): Promise<ReadonlyMap<RoundId, RoundRow>> {
  const rounds = await room.rounds.byIds(tx, [...new Set(rows.map(({ roundId }) => roundId))]);
  return new Map(rounds.map((round) => [round.id, round]));
}

/** One own bet with its proof. Refuses lottery.bet-unknown. */
export async function showTicket(
  room: LotteryRoom,
  tx: Tx,
  { session, betId }: { session: PlayerSession; betId: string },
): Promise<Output<Routes['ticket']>> {
  const { bet, round } = await ownBet(room, tx, { session, betId });
  const game = room.games.find(bet.gameCode);
  return {
    bet: wireBet({ bet, round, game }, { isWhole: true, now: room.clock.now() }),
    issue: wireIssue(round),
    proof: await proofOfRound(room, tx, { round, bet }),
  };
}

export async function ownBet(
  room: LotteryRoom,
  tx: Tx,
  { session: { memberId }, betId }: { session: PlayerSession; betId: string },
): Promise<{ bet: BetRow; round: RoundRow }> {
  const id = fromWire('wgr', betId);
  const lane = room.wallet.laneOf(memberId);
  const bet = id && (await betOfMember(tx, { lane, memberId, id }));
  const round = bet && (await room.rounds.byId(tx, bet.roundId));
  if (!bet || !round) throw refuse('lottery.bet-unknown');
  return { bet, round };
}
