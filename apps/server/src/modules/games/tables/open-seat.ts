import type { Output } from '@nokshi/contract';
import type { Chip, tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { TRIAL } from '@nokshi/contract/rights.ts';
import { toDecimal } from '@nokshi/money';
import type { Launch } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { RoundRow } from '../rounds/index.ts';
import { type RoundAndEnd, roundsOf, wireBets } from './own-bets.ts';
import type { TablesRoom } from './room.ts';
import { dayAt } from './round-times.ts';
import { betsOnRounds, betsSince, roundsWithBets } from './store/bets.ts';
import { satDownAt } from './store/seats.ts';
import { layoutText, readLayout } from './ticket-of.ts';
import { payoutOfBet, wireLayout } from './wire.ts';

/** Bets of a sitting that are added up; of a longer one the newest. */
const MOST_OF_SITTING = 1_000;

type Seat = Parameters<typeof satDownAt>[1];

/** Everything a frame needs to begin, or to go on after an interruption. */
export async function openSeat(
  room: TablesRoom,
  tx: Tx,
  { launch }: { launch: Launch },
): Promise<Output<typeof tablesRoutes.seat>> {
  const { memberId, type } = launch.session;
  const table = room.tables.find(launch.gameId);
  const { gameCode } = table;
  const seat: Seat = { lane: room.wallet.laneOf(memberId), memberId, gameCode };
  const currency = type === TRIAL ? 'FUN' : 'BDT';
  const card = await room.board.card(tx, table);
  const [current] = await room.rounds.currentOfAll(tx, [gameCode]);
  const numbers = current ? numbersSoFar(room, current) : [];
  const balance = await room.wagers.balance(tx, { memberId, asset: currency });
  return {
    serverTime: room.clock.now().toISOString(),
    table: card,
    results: [...(await room.board.results(tx, table))],
    bets: await wireBets(room, tx, await betsOnRounds(tx, { ...seat, numbers })),
    lastLayout: await lastLayout(tx, seat, current?.number ?? null),
    currency,
    balance: toDecimal(balance.cash, currency),
    version: String(balance.version),
    sitting: await sittingOf(room, tx, seat),
  };
}

/** This round, and the stages of its deal before it, whose bets are paid with it. */
const numbersSoFar = (room: TablesRoom, round: RoundRow): bigint[] =>
  Array.from({ length: room.stageOf(round) + 1 }, (_, back) => round.number - BigInt(back));

/** The chips of the last round before this one in which the member bet, those of a spot together. */
async function lastLayout(tx: Tx, seat: Seat, before: bigint | null): Promise<Chip[]> {
  const [last] = await roundsWithBets(tx, { ...seat, before, most: 1 });
  if (!last) return [];
  const bets = await betsOnRounds(tx, { ...seat, numbers: [last.number] });
  const stakes = new Map<string, bigint>();
  for (const { layout, withdrawnAt } of bets)
    if (withdrawnAt === null)
      for (const { spot, stake } of readLayout(layout))
        stakes.set(spot, (stakes.get(spot) ?? 0n) + stake);
  const all = [...stakes].map(([spot, stake]) => ({ spot, stake }));
  return all.length > 0 ? wireLayout(layoutText(all)) : [];
}

/** What the member staked since sitting down, and what was won back as far as it was shown. */
async function sittingOf(room: TablesRoom, tx: Tx, seat: Seat) {
  const startedAt = (await satDownAt(tx, seat)) ?? room.clock.now();
  // Rounds of that day and later: else all bets of the member at this table would be read.
  const { zero: after } = dayAt(startedAt);
  const asked = { since: startedAt, after, most: MOST_OF_SITTING };
  const bets = await betsSince(tx, { ...seat, ...asked });
  const rounds = await roundsOf(room, tx, bets);
  let [staked, won] = [0n, 0n];
  for (const bet of bets) {
    const { round, end } = rounds.get(bet.roundId) as RoundAndEnd;
    if (end.state === 'void') continue;
    staked += bet.stake;
    if (end.state === 'shown') won += payoutOfBet(room, bet, { round, numbers: end.numbers });
  }
  return {
    startedAt: startedAt.toISOString(),
    staked: toDecimal(staked),
    won: toDecimal(won),
  };
}
