import type { Input, Output } from '@nokshi/contract';
import {
  type BoardOnDesk,
  consoleBoardRoutes as routes,
  type PlaceOnDesk,
} from '@nokshi/contract/console/boards.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import type { PromotionsRoom } from '../room.ts';
import { prizeOf, prizesOf } from '../rules/board.ts';
import { boardStates } from '../rules/states.ts';
import {
  boardOf,
  type BoardKey,
  type BoardRow,
  boardsSince,
  countRanked,
  lockBoard,
  paidOf,
  placesOf,
  type ScoreRow,
  topScores,
} from '../store/boards.ts';
import { termsOfBoard } from './board-terms.ts';
import { LISTED } from './count-scores.ts';
import { PAID_AFTER_MS } from './run-boards.ts';
import { transition } from './transition.ts';

const MOST_BOARDS = 200;
const EVER = new Date(0);

/** The newest window first. */
export async function boardsAtDesk(tx: Tx): Promise<Output<typeof routes.list>> {
  const rows: BoardOnDesk[] = [];
  for (const board of await boardsSince(tx, { since: EVER, limit: MOST_BOARDS }))
    rows.push(await wireOf(tx, board));
  return { rows };
}

async function wireOf(tx: Tx, board: BoardRow): Promise<BoardOnDesk> {
  const { campaign, trigger } = await termsOfBoard(tx, board);
  return {
    campaignId: toWire('cmp', board.campaignId),
    name: campaign.terms.name,
    startsAt: board.startsAt.toISOString(),
    endsAt: board.endsAt.toISOString(),
    score: trigger.score,
    state: board.state,
    ranked: board.ranked ?? (await countRanked(tx, board)),
    prizes: toDecimal(prizesOf(trigger)),
    paid: toDecimal(await paidOf(tx, board)),
    paysAt: board.frozenAt && new Date(board.frozenAt.getTime() + PAID_AFTER_MS).toISOString(),
  };
}

/** Refuses promotions.unknown. */
const keyOf = ({ campaignId: id, startsAt }: Input<typeof routes.one>): BoardKey => {
  const campaignId = fromWire('cmp', id);
  if (!campaignId) throw refuse('promotions.unknown');
  return { campaignId, startsAt: new Date(startsAt) };
};

/** Refuses promotions.unknown. */
export async function boardAtDesk(
  room: PromotionsRoom,
  tx: Tx,
  asked: Input<typeof routes.one>,
): Promise<Output<typeof routes.one>> {
  const board = await boardOf(tx, keyOf(asked));
  if (!board) throw refuse('promotions.unknown');
  const { trigger } = await termsOfBoard(tx, board);
  const places = board.hash
    ? await placesOf(tx, board)
    : (await topScores(tx, board, { limit: LISTED })).map((score, at) => ({
        ...score,
        place: at + 1,
        prize: prizeOf(trigger, at + 1),
        outcome: null,
      }));
  const names = await room.identity.usernames(
    tx,
    places.map(({ memberId }) => memberId),
  );
  const { hash, reason } = board;
  const wired = places.map((place) => wirePlace(place, names));
  return { ...(await wireOf(tx, board)), places: wired, hash, reason };
}

const wirePlace = (
  row: Omit<ScoreRow, 'ranked'> & {
    readonly place: number;
    readonly prize: bigint | null;
    readonly outcome: string | null;
  },
  names: ReadonlyMap<MemberId, string>,
): PlaceOnDesk => ({
  place: row.place,
  memberId: toWire('mbr', row.memberId),
  username: names.get(row.memberId) ?? '',
  score: toDecimal(row.score),
  bets: Number(row.bets),
  reachedAt: row.reachedAt.toISOString(),
  prize: row.prize === null ? null : toDecimal(row.prize),
  outcome: row.outcome,
});

type Void = Input<typeof routes.void>;

async function toVoid(tx: Tx, wish: Void): Promise<BoardRow> {
  const board = await lockBoard(tx, keyOf(wish));
  if (!board) throw refuse('promotions.unknown');
  if (!boardStates.mayBecome(board.state, 'VOID')) throw refuse('promotions.board-state');
  // A prize that is paid stays with its member.
  if ((await paidOf(tx, board)) > 0n) throw refuse('promotions.board-state');
  return board;
}

/** A board that pays nothing, by a reason that members read; always by two operators. */
export const voidAct = (room: PromotionsRoom): Act<Void> => ({
  code: 'promotions.void-board',
  permission: 'promotions.write',
  input: routes.void.input,
  async preview(tx, wish) {
    const board = await toVoid(tx, wish);
    const { campaign } = await termsOfBoard(tx, board);
    return {
      object: wish.campaignId,
      label: campaign.terms.name,
      changes: [{ field: 'board.state', from: board.state, to: 'VOID' }],
    };
  },
  async run(tx, wish, caller) {
    const board = await toVoid(tx, wish);
    const { campaignId: object, startsAt, reason } = wish;
    await transition(tx, board, { state: 'VOID', reason });
    const facts = { startsAt, reason };
    await audited(room, tx, { caller, act: 'promotions.void-board', object, facts });
  },
});
