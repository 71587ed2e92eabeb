import { setImmediate as nextTurn } from 'node:timers/promises';
import { pagesOfMembers, type RoundRow } from '../rounds/index.ts';
import type { TablesCore } from './core.ts';
import { type BetRow, betsOfRound } from './store/bets.ts';

/** Lanes whose bets are worked on at one time; about as many as the ledger commits. */
const LANES_AT_ONCE = 2;

/**
 * Works through the bets of the rounds of one deal that were not withdrawn, in pages of whole members.
 * Everything else has its turn between two pages.
 */
export async function workThrough(
  room: Pick<TablesCore, 'db' | 'lanes'>,
  rounds: readonly RoundRow[],
  work: (page: readonly BetRow[]) => Promise<void>,
): Promise<void> {
  const waiting = room.lanes.values();
  const workNext = async (): Promise<void> => {
    for (const lane of waiting) {
      const bets: BetRow[] = [];
      for (const round of rounds)
        if (mayHave(round, lane))
          bets.push(...(await betsOfRound(room.db, { lane, roundId: round.id })));
      for (const page of pagesOfMembers(bets)) {
        await nextTurn();
        await work(page);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES_AT_ONCE }, workNext));
}

/** A round that was closed knows which lanes have bets of it. */
const mayHave = ({ lanes }: RoundRow, lane: number): boolean =>
  lanes === null || lanes.some((each) => each.lane === lane);
