import { type Board, createBoard } from './board.ts';
import type { JackpotsDeps } from './deps.ts';

/** The dependencies of the room's use-cases. */
export type JackpotsRoom = JackpotsDeps & { readonly board: Board };

export const openRoom = (deps: JackpotsDeps): JackpotsRoom => ({
  ...deps,
  board: createBoard(deps),
});
