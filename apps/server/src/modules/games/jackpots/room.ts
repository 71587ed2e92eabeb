import { type Board, createBoard } from './board.ts';
import type { JackpotsDeps } from './deps.ts';

/** What the room's own verbs get. */
export type JackpotsRoom = JackpotsDeps & { readonly board: Board };

export const openRoom = (deps: JackpotsDeps): JackpotsRoom => ({
  ...deps,
  board: createBoard(deps),
});
