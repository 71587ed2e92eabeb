import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import {
  gameAnswer,
  hotAnswer,
  listAnswer,
  menuAnswer,
  subGamesAnswer,
  vassGameTypeAnswer,
  vendorAnswer,
} from './answers.ts';
import type { CatalogueRoom } from './room.ts';
import { previewUpload, setGame, undoChange, uploadGames } from './change-games.ts';
import { listChanges, listDeskGames, listDeskVendors, setVendor } from './desk.ts';
import { keepFavorite } from './keep-favorite.ts';
import { launchLobby } from './launch-lobby.ts';
import { popularAnswer } from './popular.ts';
import { listFavorites, pageOfFavorites, pageOfRecent } from './read-picks.ts';

/** Answered from memory, without a query. */
export function catalogueRoutes(room: CatalogueRoom, serve: Serve): void {
  const { shelf } = room;
  const { catalogue } = playerRoutes;
  serve.direct(catalogue.gameMenus, () => menuAnswer(shelf.current()));
  serve.direct(catalogue.hotGames, (asked) => hotAnswer(shelf.current(), asked));
  serve.direct(catalogue.gameList, (asked) => listAnswer(shelf.current(), asked));
  serve.direct(catalogue.gameVendor, (asked) => vendorAnswer(shelf.current(), asked));
  serve.direct(catalogue.vassGameType, (asked) => vassGameTypeAnswer(shelf.current(), asked));
  serve.direct(catalogue.popular, (asked) => popularAnswer(room, asked));
  serve.direct(catalogue.subGames, ({ gameId }) => subGamesAnswer(shelf.current(), gameId));
  serve.direct(catalogue.game, ({ gameId }) => gameAnswer(shelf.current(), gameId));
  serve.direct(catalogue.launchLobby, (asked, caller) =>
    launchLobby(room, { session: playerOf(caller), asked }),
  );
  const { favorites } = playerRoutes;
  serve.read(favorites.favorites, (tx, _asked, caller) =>
    listFavorites(room, tx, { session: playerOf(caller) }),
  );
  serve.read(favorites.favoriteList, (tx, asked, caller) =>
    pageOfFavorites(room, tx, { session: playerOf(caller), asked }),
  );
  serve.read(favorites.recent, (tx, asked, caller) =>
    pageOfRecent(room, tx, { session: playerOf(caller), asked }),
  );
  serve.story(favorites.toggle, (tx, asked, caller) =>
    keepFavorite(room, tx, { session: playerOf(caller), asked }),
  );
}

/** The desk: operators' decisions about vendors and games. */
export function catalogueConsoleRoutes(room: CatalogueRoom, serve: Serve): void {
  const { catalogue } = consoleRoutes;
  serve.read(catalogue.vendors, (tx) => listDeskVendors(tx));
  serve.story(catalogue.setVendor, (tx, asked, caller) => setVendor(room, tx, { asked, caller }));
  serve.read(catalogue.games, (tx, asked) => listDeskGames(tx, asked));
  serve.story(catalogue.setGame, (tx, asked, caller) => setGame(room, tx, { asked, caller }));
  serve.read(catalogue.preview, (tx, asked) => previewUpload(tx, asked));
  serve.story(catalogue.upload, (tx, asked, caller) => uploadGames(room, tx, { asked, caller }));
  serve.read(catalogue.changes, (tx) => listChanges(tx));
  serve.story(catalogue.undo, (tx, asked, caller) => undoChange(room, tx, { asked, caller }));
}
