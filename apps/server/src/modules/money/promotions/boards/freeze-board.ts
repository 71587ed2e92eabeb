import { boardText } from '@nokshi/contract/promotions/board-list.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { mayReceive } from '../grants/may-receive.ts';
import type { PromotionsRoom } from '../room.ts';
import { prizeOf } from '../rules/board.ts';
import {
  type BoardRow,
  countRanked,
  insertPlaces,
  type PlaceRow,
  type ScoreRow,
  topScores,
} from '../store/boards.ts';
import { termsOfBoard } from './board-terms.ts';
import { LISTED } from './count-scores.ts';
import { transition } from './transition.ts';

/** Pages that are read for those who may not be on the list any more. */
const PAGES = 10;
/** Hexadecimal digits that name an account without telling which it is. */
const MARK_DIGITS = 16;

/** Writes the list for good and publishes its hash; prizes follow. */
export async function freezeBoard(room: PromotionsRoom, tx: Tx, board: BoardRow): Promise<void> {
  const { trigger } = await termsOfBoard(tx, board);
  const scores = await firstOf(room, tx, board);
  const names = await room.identity.usernames(
    tx,
    scores.map(({ memberId }) => memberId),
  );
  const rows = scores.map((score, at): PlaceRow => {
    const place = at + 1;
    return {
      ...score,
      place,
      name: maskName(names.get(score.memberId) ?? ''),
      mark: markOf(board, score),
      prize: prizeOf(trigger, place),
      outcome: null,
    };
  });
  await insertPlaces(tx, board, rows);
  const hash = digestOf(textOf(board, rows)).toString('hex');
  const ranked = await countRanked(tx, board);
  await transition(tx, board, { state: 'FROZEN', frozenAt: room.clock.now(), hash, ranked });
}

/** The text that is hashed. */
export const textOf = (board: BoardRow, rows: readonly PlaceRow[]): string =>
  boardText({
    promotionId: toWire('cmp', board.campaignId),
    startsAt: board.startsAt.toISOString(),
    endsAt: board.endsAt.toISOString(),
    rows: rows.map(listedOf),
  });

/** A place as everyone reads it. */
export const listedOf = ({ place, name, score, reachedAt, prize, mark }: PlaceRow) => ({
  place,
  player: name,
  score: toDecimal(score),
  reachedAt: reachedAt.toISOString(),
  prize: prize === null ? null : toDecimal(prize),
  mark,
});

const markOf = ({ campaignId, startsAt }: BoardRow, { memberId }: ScoreRow): string =>
  digestOf(`place ${campaignId} ${startsAt.toISOString()} ${memberId}`)
    .toString('hex')
    .slice(0, MARK_DIGITS);

/** The first 100 whom something promotional may reach now. */
async function firstOf(room: PromotionsRoom, tx: Tx, board: BoardRow): Promise<ScoreRow[]> {
  const first: ScoreRow[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const scores = await topScores(tx, board, { limit: LISTED, skip: page * LISTED });
    for (const score of scores)
      if (first.length < LISTED && (await mayReceive(room, tx, score.memberId))) first.push(score);
    if (first.length === LISTED || scores.length < LISTED) break;
  }
  return first;
}
