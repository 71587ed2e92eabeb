import { playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../kernel/caller.ts';
import { gameAnswer, hotAnswer, listAnswer, menuAnswer, vendorAnswer } from './answers.ts';
import type { Shelf } from './snapshot.ts';

/** Everything from memory: no query, whoever asks. */
export function catalogueRoutes({ shelf }: { shelf: Shelf }, serve: Serve): void {
  const { catalogue } = playerRoutes;
  serve.direct(catalogue.gameMenus, () => menuAnswer(shelf.current()));
  serve.direct(catalogue.hotGames, (asked) => hotAnswer(shelf.current(), asked));
  serve.direct(catalogue.gameList, (asked) => listAnswer(shelf.current(), asked));
  serve.direct(catalogue.gameVendor, (asked) => vendorAnswer(shelf.current(), asked));
  serve.direct(catalogue.game, ({ gameId }) => gameAnswer(shelf.current(), gameId));
}
