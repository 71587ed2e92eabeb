import type { Tx } from '../../../../kernel/db.ts';
import { boardStates } from '../rules/states.ts';
import { type BoardRow, writeBoard } from '../store/boards.ts';

/** The only writer of a board's state. */
export async function transition(
  tx: Tx,
  board: BoardRow,
  to: Parameters<typeof writeBoard>[2],
): Promise<void> {
  boardStates.check(`${board.campaignId} ${board.startsAt.toISOString()}`, board.state, to.state);
  await writeBoard(tx, board, to);
}
