import { consoleRoutes } from '@nokshi/contract';
import type { Serve } from '../../../../kernel/caller.ts';
import type { ChatRoom } from '../chat/index.ts';
import { tableChatConsoleRoutes } from '../chat/routes.ts';
import type { TablesRoom } from '../room.ts';
import { showExposure } from './exposure-board.ts';
import { listChains, listUsedChains } from './list-chains.ts';
import { listRounds } from './list-rounds.ts';
import { listTables } from './list-tables.ts';
import { showReturns } from './returns-board.ts';
import { saveAct } from './save-table.ts';
import { showRound } from './show-round.ts';
import { voidAct } from './void-round.ts';

type Room = TablesRoom & { readonly chat: ChatRoom };

/** No call here changes what a round draws. */
export function tablesConsoleRoutes(room: Room, serve: Serve): void {
  tableChatConsoleRoutes(room.chat, serve);
  const { tables } = consoleRoutes;
  const { proposals } = room;
  serve.read(tables.tables, (tx) => listTables(room, tx));
  serve.story(tables.saveTable, proposals.act(saveAct(room)));
  serve.read(tables.rounds, (tx, asked) => listRounds(room, tx, asked));
  serve.read(tables.round, (tx, asked) => showRound(room, tx, asked));
  serve.story(tables.voidRound, proposals.act(voidAct(room)));
  serve.read(tables.exposure, (tx) => showExposure(room, tx));
  serve.read(tables.chains, (tx) => listChains(room, tx));
  serve.read(tables.usedChains, (tx, asked) => listUsedChains(room, tx, asked));
  serve.read(tables.returns, (tx, asked) => showReturns(room, tx, asked));
}
