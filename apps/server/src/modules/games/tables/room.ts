import { type Board, createBoard } from './board.ts';
import { openCore, type TablesCore } from './core.ts';
import type { TablesDeps } from './deps.ts';

export { HOUSE, KIND, type TablesCore } from './core.ts';

export type TablesRoom = TablesCore & { readonly board: Board };

export function openRoom(deps: TablesDeps): TablesRoom {
  const core = openCore(deps);
  return { ...core, board: createBoard(core) };
}
