import type { BoardState } from '@nokshi/contract/player/boards.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** A list is published before its prizes are paid, and may be void until then. */
export const boardStates = statesOf<BoardState>('board', {
  LIVE: ['ENDED', 'VOID'],
  ENDED: ['FROZEN', 'VOID'],
  FROZEN: ['PAID', 'VOID'],
  PAID: [],
  VOID: [],
});
