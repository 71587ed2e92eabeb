import { consoleRoutes } from '@nokshi/contract';
import type { Serve } from '../../../../kernel/caller.ts';
import type { InstantsRoom } from '../room.ts';
import { listGames } from './list-games.ts';
import { saveAct } from './save-game.ts';

/** No call here reaches an outcome. */
export function instantsConsoleRoutes(room: InstantsRoom, serve: Serve): void {
  const { instants } = consoleRoutes;
  serve.read(instants.games, (tx) => listGames(room, tx));
  serve.story(instants.saveGame, room.proposals.act(saveAct(room)));
}
