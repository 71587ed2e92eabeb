import type { Input, Output } from '@nokshi/contract';
import type {
  Board,
  BoardRow as ShownRow,
  boardsRoutes as routes,
} from '@nokshi/contract/player/boards.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { fits } from '../campaigns/fits.ts';
import { mayReceive } from '../grants/may-receive.ts';
import type { PromotionsRoom } from '../room.ts';
import { prizeOf } from '../rules/board.ts';
import {
  aheadOf,
  boardOf,
  type BoardRow,
  boardsSince,
  placesOf,
  scoreOf,
  topScores,
} from '../store/boards.ts';
import { type BoardTerms, termsOfBoard } from './board-terms.ts';
import { listedOf } from './freeze-board.ts';
import { PAID_AFTER_MS } from './run-boards.ts';

/** A list that is over is shown so long. */
const SHOWN_MS = 30 * 86_400_000;
const MOST_BOARDS = 50;
/** Places of a board that is live. */
const LIVE_PLACES = 20;

/** Boards that this member may see, the newest window first. */
export async function listBoards(
  room: PromotionsRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof routes.list>> {
  const { memberId, type } = playerOf(caller);
  if (type === 4) return { rows: [] };
  const since = new Date(room.clock.now().getTime() - SHOWN_MS);
  const rows: Board[] = [];
  for (const board of await boardsSince(tx, { since, limit: MOST_BOARDS })) {
    const terms = await termsOfBoard(tx, board);
    if (await maySee(room, tx, { board, terms, memberId })) rows.push(wireOf(board, terms));
  }
  return { rows };
}

/** One board with its places. Refuses promotions.unknown. */
export async function showBoard(
  room: PromotionsRoom,
  tx: Tx,
  { promotionId, startsAt, caller }: Input<typeof routes.one> & { readonly caller: Caller },
): Promise<Output<typeof routes.one>> {
  const { memberId, type } = playerOf(caller);
  const campaignId = fromWire('cmp', promotionId);
  const board = campaignId && (await boardOf(tx, { campaignId, startsAt: new Date(startsAt) }));
  if (!board || type === 4) throw refuse('promotions.unknown');
  const terms = await termsOfBoard(tx, board);
  if (!(await maySee(room, tx, { board, terms, memberId }))) throw refuse('promotions.unknown');
  const { frozenAt, hash, reason } = board;
  const paysAt = frozenAt && new Date(frozenAt.getTime() + PAID_AFTER_MS).toISOString();
  const rows = hash
    ? (await placesOf(tx, board)).map((place) => ({
        ...listedOf(place),
        mine: place.memberId === memberId,
      }))
    : await liveRows(room, tx, { board, terms, memberId });
  const own = await ownOf(tx, board, memberId);
  return { ...wireOf(board, terms), rows, own, hash, paysAt, reason };
}

type Seen = {
  readonly board: BoardRow;
  readonly terms: BoardTerms;
  readonly memberId: MemberId;
};

/** What runs is for those who may have it; a list that is over also for who is on it. */
async function maySee(room: PromotionsRoom, tx: Tx, { board, terms, memberId }: Seen) {
  const { campaign } = terms;
  if (campaign.state === 'REMOVED') return false;
  const isOver = board.state !== 'LIVE' && board.state !== 'ENDED';
  if (isOver && (await scoreOf(tx, board, memberId))?.ranked) return true;
  if (!isOver && campaign.state !== 'RUNNING') return false;
  const { audience } = campaign.terms;
  if (!(await fits(room, tx, { memberId, audience, now: room.clock.now() }))) return false;
  return mayReceive(room, tx, memberId);
}

const wireOf = (board: BoardRow, { campaign, trigger }: BoardTerms): Board => ({
  promotionId: toWire('cmp', board.campaignId),
  startsAt: board.startsAt.toISOString(),
  endsAt: board.endsAt.toISOString(),
  title: campaign.terms.title,
  window: trigger.window,
  score: trigger.score,
  leastBets: trigger.leastBets,
  categories: trigger.categories,
  prizes: trigger.prizes,
  reward: campaign.terms.reward,
  state: board.state,
});

async function liveRows(
  room: PromotionsRoom,
  tx: Tx,
  { board, terms, memberId }: Seen,
): Promise<ShownRow[]> {
  const first = await topScores(tx, board, { limit: LIVE_PLACES });
  const names = await room.identity.usernames(
    tx,
    first.map((row) => row.memberId),
  );
  return first.map((row, at) => {
    const mine = row.memberId === memberId;
    const name = names.get(row.memberId) ?? '';
    const prize = prizeOf(terms.trigger, at + 1);
    return {
      place: at + 1,
      player: mine ? name : maskName(name),
      score: toDecimal(row.score),
      reachedAt: row.reachedAt.toISOString(),
      prize: prize === null ? null : toDecimal(prize),
      mark: null,
      mine,
    };
  });
}

/** What the member has, and what is missing to the place above. */
async function ownOf(
  tx: Tx,
  board: BoardRow,
  memberId: MemberId,
): Promise<Output<typeof routes.one>['own']> {
  const own = await scoreOf(tx, board, memberId);
  if (!own) return null;
  const { score, bets } = own;
  const figures = { score: toDecimal(score), bets: Number(bets) };
  if (board.hash) {
    const place = (await placesOf(tx, board)).find((row) => row.memberId === memberId)?.place;
    return { ...figures, place: place ?? null, gap: null };
  }
  if (!own.ranked) return { ...figures, place: null, gap: null };
  const { ahead, next } = await aheadOf(tx, board, own);
  return { ...figures, place: ahead + 1, gap: next === null ? null : toDecimal(next - score) };
}
