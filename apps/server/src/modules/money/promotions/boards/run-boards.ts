import { dayOf, dayStart } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { PromotionsRoom } from '../room.ts';
import { boardWindow } from '../rules/board.ts';
import {
  type BoardRow,
  deleteOldScores,
  insertBoard,
  lockFreeBoard,
  openBoards,
  writeWalk,
} from '../store/boards.ts';
import { campaignById, campaignsInForce } from '../store/campaigns.ts';
import { countScores, followBoards, recheckFirst } from './count-scores.ts';
import { freezeBoard } from './freeze-board.ts';
import { payNextPlace } from './pay-places.ts';
import { transition } from './transition.ts';

const RUN = 'promotions.run-boards';
/** A window is counted for the last time when bets at its end are settled. */
const AFTER_MS = 10 * 60_000;
/** A frozen list is read so long before its prizes are paid: an operator can void it until then. */
export const PAID_AFTER_MS = 60 * 60_000;
/** Of a board that is over the list of 100 alone stays after so long; scores of one run. */
const SCORES_KEPT_MS = 40 * 86_400_000;
const OLD_AT_ONCE = 5_000;
/** Members of one step, and steps of a board in one run of the job. */
const AT_ONCE = 200;
const STEPS = 200;

/** Boards from their beginning to the last prize. */
export function runBoards(room: PromotionsRoom): void {
  followBoards(room);
  room.jobs.registerOutside(RUN, async () => {
    await room.db.tx(async (tx) => {
      await beginBoards(room, tx);
      const before = new Date(room.clock.now().getTime() - SCORES_KEPT_MS);
      await deleteOldScores(tx, { before, limit: OLD_AT_ONCE });
    });
    for (const board of await room.db.read((tx) => openBoards(tx)))
      for (let step = 0; step < STEPS; step += 1)
        if (!(await room.db.tx((tx) => stepOf(room, tx, board)))) break;
  });
  room.jobs.schedule(RUN, '* * * * *');
}

/** The windows of this moment; who played in them before is counted by the steps that follow. */
async function beginBoards(room: PromotionsRoom, tx: Tx): Promise<void> {
  const at = room.clock.now();
  for (const { campaignId, version, terms, startsAt, endsAt } of await campaignsInForce(tx, {
    at,
    trigger: 'board',
  })) {
    const { trigger } = terms;
    if (trigger.kind !== 'board' || !startsAt) continue;
    const window = boardWindow(trigger, { at, startsAt, endsAt });
    if (!window) continue;
    const of = { campaignId, startsAt: window.start, endsAt: window.end, version };
    await insertBoard(tx, { ...of, once: trigger.window === 'campaign' });
  }
}

/** One step of a board; answers whether there is more to do now. */
async function stepOf(room: PromotionsRoom, tx: Tx, known: BoardRow): Promise<boolean> {
  const board = await lockFreeBoard(tx, known);
  const campaign = await campaignById(tx, known.campaignId);
  if (!board || !campaign) return false;
  if (board.state === 'PAID' || board.state === 'VOID') return false;
  // A list that is frozen pays although its campaign was closed since.
  const isClosed = campaign.state === 'CLOSED' || campaign.state === 'REMOVED';
  if (isClosed && board.state !== 'FROZEN') {
    await transition(tx, board, { state: 'VOID' });
    return false;
  }
  if (board.nextLane !== null) return countNext(room, tx, { ...board, nextLane: board.nextLane });
  const now = room.clock.now().getTime();
  switch (board.state) {
    case 'LIVE':
      if (now < board.endsAt.getTime() + AFTER_MS) {
        await recheckFirst(room, tx, board);
        return false;
      }
      await transition(tx, board, { state: 'ENDED', nextLane: 0 });
      return true;
    case 'ENDED':
      await freezeBoard(room, tx, board);
      return false;
    case 'FROZEN':
      if (campaign.state === 'PAUSED') return false;
      if (!board.frozenAt || now < board.frozenAt.getTime() + PAID_AFTER_MS) return false;
      return payNextPlace(room, tx, board);
  }
}

/** The next members of a lane who played on the days of the window. */
async function countNext(
  room: PromotionsRoom,
  tx: Tx,
  board: BoardRow & { readonly nextLane: number },
): Promise<boolean> {
  const { nextLane: lane, after, startsAt, endsAt } = board;
  const from = dayStart(dayOf(startsAt)) ?? startsAt;
  const rows = await room.wagers.playersIn(tx, {
    lane,
    grain: 'day',
    from,
    to: endsAt,
    // Past every day of the member who was counted last.
    ...(after && { after: { memberId: after, starts: endsAt } }),
    limit: AT_ONCE,
  });
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
  await countScores(room, tx, { board, memberIds });
  const last = rows.length === AT_ONCE ? memberIds.at(-1) : undefined;
  const nextLane = last || lane + 1 < room.wallet.laneCount ? (last ? lane : lane + 1) : null;
  await writeWalk(tx, board, { nextLane, after: last ?? null });
  return true;
}
