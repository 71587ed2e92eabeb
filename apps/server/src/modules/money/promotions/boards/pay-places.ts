import type { Tx } from '../../../../kernel/db.ts';
import { grantBy } from '../campaigns/grant-by.ts';
import { takeGrant } from '../grants/take-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { type BoardRow, placesOf, writeOutcome } from '../store/boards.ts';
import { termsOfBoard } from './board-terms.ts';
import { transition } from './transition.ts';

/**
 * Pays the first place of a frozen list that is not paid yet; the board is locked. Answers whether there
 * is another. Who may not receive it by now gets nothing, and the list says why.
 */
export async function payNextPlace(
  room: PromotionsRoom,
  tx: Tx,
  board: BoardRow,
): Promise<boolean> {
  const due = (await placesOf(tx, board)).find(
    ({ prize, outcome }) => prize !== null && outcome === null,
  );
  if (!due?.prize) {
    await transition(tx, board, { state: 'PAID' });
    return false;
  }
  const { campaign } = await termsOfBoard(tx, board);
  const { memberId, prize: amount, place } = due;
  const granted = await grantBy(room, tx, {
    campaign: { ...campaign, state: 'RUNNING' },
    memberId,
    fact: () => `board ${board.startsAt.toISOString()}`,
    amount,
    ranAt: board.startsAt,
  });
  if ('grant' in granted) await takeGrant(room, tx, granted.grant);
  const outcome = 'grant' in granted ? 'paid' : granted.refused;
  await writeOutcome(tx, board, { place, outcome });
  return true;
}
