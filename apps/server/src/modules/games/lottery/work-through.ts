import { setImmediate as nextTurn } from 'node:timers/promises';
import { pagesOfMembers, type RoundRow } from '../rounds/index.ts';
import { leaveRound } from './chases/follow.ts';
import { type BetsTotal, keepTotal } from './count-total.ts';
import type { LotteryRoom } from './room.ts';
import { type BetRow, betsOfRound } from './store/bets.ts';

/** Lanes whose bets are worked on at one time; about as many as the ledger commits. */
const LANES_AT_ONCE = 2;

type Asked = { readonly round: RoundRow; readonly lanes: readonly number[] };

/**
 * Works through the bets of a round that were not cancelled, in pages of whole members, so that both
 * sides of a play and all bets of a chase are in one, and keeps the sum of what the pages answer.
 * Everything else has its turn between two pages: the result of a large round is on all screens
 * before it is paid.
 */
export async function workThrough(
  room: LotteryRoom,
  { round, lanes }: Asked,
  work: (page: readonly BetRow[]) => Promise<BetsTotal>,
): Promise<void> {
  const totals: BetsTotal[] = [];
  const waiting = lanes.values();
  const workNext = async (): Promise<void> => {
    for (const lane of waiting) {
      const bets = await betsOfRound(room.db, { lane, roundId: round.id });
      for (const page of pagesOfMembers(bets)) {
        await nextTurn();
        totals.push(await work(page));
      }
    }
  };
  await Promise.all(Array.from({ length: LANES_AT_ONCE }, workNext));
  await keepTotal(room, round, totals);
  await leaveRound(room, round);
}
