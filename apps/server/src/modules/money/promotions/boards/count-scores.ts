import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { fitsAmong } from '../campaigns/fits.ts';
import { mayReceive } from '../grants/may-receive.ts';
import type { PromotionsRoom } from '../room.ts';
import { type BoardPlay, standingOf } from '../rules/board.ts';
import {
  type BoardRow,
  deleteScores,
  liveBoards,
  type ScoreRow,
  topScores,
  writeScores,
} from '../store/boards.ts';
import { termsOfBoard } from './board-terms.ts';

const FOLLOW = 'promotions.follow-boards';
/** Places of a list; who comes among them may receive what is promotional. */
export const LISTED = 100;

/** Who played is counted again on each board that is live: from wagers alone, so twice is once. */
export function followBoards(room: PromotionsRoom): void {
  room.wagers.follow(FOLLOW, async (tx, batches) => {
    const boards = await liveBoards(tx, room.clock.now());
    if (boards.length === 0) return;
    const memberIds = await room.wagers.settledBy(tx, batches);
    for (const board of boards) await countScores(room, tx, { board, memberIds });
  });
}

/** The follower begins with what is played from now on; a new board counts what was before it. */
export const boardsFromNow = (room: PromotionsRoom, tx: Tx): Promise<void> =>
  room.wagers.followFromNow(tx, FOLLOW);

/** What these members have on a board, counted from its beginning. */
export async function countScores(
  room: PromotionsRoom,
  tx: Tx,
  { board, memberIds }: { readonly board: BoardRow; readonly memberIds: readonly MemberId[] },
): Promise<void> {
  if (memberIds.length === 0) return;
  const { campaign, trigger } = await termsOfBoard(tx, board);
  const { audience } = campaign.terms;
  const now = room.clock.now();
  const fitting = await fitsAmong(room, tx, { audience, memberIds, now });
  const within = { from: board.startsAt, to: board.endsAt };
  const plays = new Map<MemberId, BoardPlay[]>();
  for (const { memberId, ...play } of await room.wagers.cashPlay(tx, {
    memberIds: fitting,
    ...within,
  }))
    plays.set(memberId, [...(plays.get(memberId) ?? []), play]);
  const last = (await topScores(tx, board, { limit: 1, skip: LISTED - 1 }))[0]?.score ?? 0n;
  const rows: ScoreRow[] = [];
  for (const [memberId, played] of plays) {
    const standing = standingOf(trigger, played);
    if (!standing) continue;
    const enough = standing.bets >= BigInt(trigger.leastBets);
    const ranked = enough && (standing.score < last || (await mayReceive(room, tx, memberId)));
    rows.push({ memberId, ...standing, ranked });
  }
  if (rows.length > 0) await writeScores(tx, board, rows);
  const counted = new Set(rows.map(({ memberId }) => memberId));
  const without = memberIds.filter((memberId) => !counted.has(memberId));
  if (without.length > 0) await deleteScores(tx, board, without);
}

/** Takes those off the first places whom nothing promotional may reach any more. */
export async function recheckFirst(room: PromotionsRoom, tx: Tx, board: BoardRow): Promise<void> {
  const out: ScoreRow[] = [];
  for (const score of await topScores(tx, board, { limit: LISTED }))
    if (!(await mayReceive(room, tx, score.memberId))) out.push({ ...score, ranked: false });
  if (out.length > 0) await writeScores(tx, board, out);
}
