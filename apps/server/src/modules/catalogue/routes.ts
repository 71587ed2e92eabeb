import { playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../kernel/caller.ts';
import { gameAnswer, hotAnswer, listAnswer, menuAnswer, vendorAnswer } from './answers.ts';
import type { CatalogueRoom } from './index.ts';
import { launchLobby } from './launch-lobby.ts';

/** Everything from memory: no query, whoever asks. */
export function catalogueRoutes(room: CatalogueRoom, serve: Serve): void {
  const { shelf } = room;
  const { catalogue } = playerRoutes;
  serve.direct(catalogue.gameMenus, () => menuAnswer(shelf.current()));
  serve.direct(catalogue.hotGames, (asked) => hotAnswer(shelf.current(), asked));
  serve.direct(catalogue.gameList, (asked) => listAnswer(shelf.current(), asked));
  serve.direct(catalogue.gameVendor, (asked) => vendorAnswer(shelf.current(), asked));
  serve.direct(catalogue.game, ({ gameId }) => gameAnswer(shelf.current(), gameId));
  serve.direct(catalogue.launchLobby, (asked, caller) =>
    launchLobby(room, { session: playerOf(caller), asked }),
  );
}
