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
import {
  betOfMember,
  type BetRow,
  betsByIds,
  type BetsAsked,
  betsOfMember,
  endsOfMember,
} from './store/bets.ts';
import { isOpen, wireBet, wireIssue } from './wire.ts';

type Routes = typeof lotteryRoutes;

type Listing = { readonly session: PlayerSession; readonly asked: Input<Routes['bets']> };

/** So many bets are looked at for those that are open, or are not; the next page goes on after them. */
const LOOKED_AT = 1_000;

/** A member's own bets, newest first. Refuses edge.invalid-input { cursor }. */
export async function listBets(
  room: LotteryRoom,
  tx: Tx,
  { session: { memberId }, asked }: Listing,
): Promise<Output<Routes['bets']>> {
  const { gameCode = null, pageSize: size, open } = asked;
  const lane = room.wallet.laneOf(memberId);
  const after = asked.cursor === undefined ? null : readCursor(asked.cursor);
  const own = { lane, memberId, gameCode, after };
  if (open) return listByEnd(room, tx, { own, size, isOpen: open === 'yes' });
  const rows = await betsOfMember(tx, { ...own, most: size + 1 });
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { rows: await wireBets(room, tx, page), next: last ? cursorOf(last) : null };
}

type ByEnd = {
  readonly own: Omit<BetsAsked, 'most'>;
  readonly size: number;
  readonly isOpen: boolean;
};

async function listByEnd(
  room: LotteryRoom,
  tx: Tx,
  { own, size, isOpen: wanted }: ByEnd,
): Promise<Output<Routes['bets']>> {
  const ends = await endsOfMember(tx, { ...own, most: LOOKED_AT + 1 });
  const looked = ends.slice(0, LOOKED_AT);
  const rounds = await roundsOf(room, tx, looked);
  const fitting = looked.filter((end) => {
    const round = rounds.get(end.roundId);
    return round !== undefined && isOpen(end, round) === wanted;
  });
  const page = fitting.slice(0, size);
  const isCut = fitting.length > size;
  const last = isCut ? page.at(-1) : looked.at(-1);
  const found = await betsByIds(tx, { lane: own.lane, ids: page.map(({ id }) => id) });
  const byId = new Map(found.map((bet) => [bet.id, bet]));
  const bets = page.flatMap(({ id }) => byId.get(id) ?? []);
  const hasMore = isCut || ends.length > LOOKED_AT;
  return {
    rows: await wireBets(room, tx, bets),
    next: hasMore && last ? cursorOf(last) : null,
  };
}

const cursorOf = ({ placedAt, id }: Pick<BetRow, 'placedAt' | 'id'>): string =>
  `${placedAt.getTime()}.${id}`;

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
  rows: readonly Pick<BetRow, 'roundId'>[],
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
