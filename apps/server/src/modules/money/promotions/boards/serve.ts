import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../../../kernel/caller.ts';
import type { PromotionsRoom } from '../room.ts';
import { boardAtDesk, boardsAtDesk, voidAct } from './desk.ts';
import { listBoards, showBoard } from './show-boards.ts';

export function serveBoards(room: PromotionsRoom, serve: Serve): void {
  const { boards } = playerRoutes;
  serve.read(boards.list, (tx, _, caller) => listBoards(room, tx, caller));
  serve.read(boards.one, (tx, asked, caller) => showBoard(room, tx, { ...asked, caller }));
}

export function serveBoardsDesk(room: PromotionsRoom, serve: Serve): void {
  const { boards } = consoleRoutes;
  serve.read(boards.list, (tx) => boardsAtDesk(tx));
  serve.read(boards.one, (tx, asked) => boardAtDesk(room, tx, asked));
  serve.story(boards.void, room.proposals.act(voidAct(room)));
}
