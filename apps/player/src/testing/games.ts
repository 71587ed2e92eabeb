import { type Category, catalogueRoutes, type Game } from '@nokshi/contract/player/catalogue.ts';
import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import { favoritesRoutes } from '@nokshi/contract/player/favorites.ts';
import { jackpotsRoutes } from '@nokshi/contract/player/jackpots.ts';
import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { messagingRoutes } from '@nokshi/contract/player/messaging.ts';
import { memberRoutes } from '@nokshi/contract/player/member.ts';
import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { theProtection } from './limits.ts';
import { unreadOf } from './news.ts';

/** The card of a game; say what is different about yours. */
export const aGame = (different: Partial<Game> = {}): Game => {
  const gameId = different.gameId ?? 'kantha-lines';
  return {
    gameId,
    nodeId: gameId,
    gameType: 'RNG',
    vassalage: 'NOKSHI',
    gameGroupCode: 'lines',
    tag: 'lines',
    gameMenus: [],
    gameClassify: [],
    isGame: 'GAME',
    isOpen: true,
    name: { EN: `Game ${gameId}`, BN: `খেলা ${gameId}` },
    description: { EN: 'A game.', BN: 'একটি খেলা।' },
    image: `/art/${gameId}.svg`,
    isHot: 0,
    minBet: '0.20',
    rtp: '95.62',
    hitRate: '24.10',
    volatility: 'medium',
    maxWin: '2500',
    rareWin: null,
    ...different,
  };
};

export const someGames = (count: number, gameType: Category = 'RNG'): Game[] =>
  Array.from({ length: count }, (_, at) => aGame({ gameId: `game-${at + 1}`, gameType }));

/** One page of a list of games. */
export const aPage = (value: Game[], more: { totalPages?: number; pageNo?: number } = {}) => ({
  value,
  totalPages: Math.min(1, value.length),
  totalRows: value.length,
  pageNo: 1,
  ...more,
});

/** What any page around games may ask, answered unless the test has said otherwise. */
export function openGames(): void {
  const games = someGames(3);
  wire.usually(catalogueRoutes.hotGames, { data: games });
  wire.usually(catalogueRoutes.vassGameType, { data: [] });
  wire.usually(catalogueRoutes.popular, { data: [] });
  wire.usually(catalogueRoutes.gameList, aPage(games));
  wire.usually(favoritesRoutes.favorites, { data: [] });
  wire.usually(favoritesRoutes.favoriteList, aPage([]));
  wire.usually(favoritesRoutes.recent, aPage([]));
  wire.usually(recordsRoutes.winnerBoard, { list: [] });
  wire.usually(slotsRoutes.pots, { pots: [] });
  wire.usually(jackpotsRoutes.pools, { serverTime: '2026-03-01T10:00:00.000Z', pools: [] });
  wire.usually(messagingRoutes.announcements, []);
  wire.usually(messagingRoutes.memberAnnouncements, []);
  wire.usually(messagingRoutes.unreadCount, unreadOf(0));
  wire.usually(chatRoutes.show, {
    desk: 'open',
    opensAt: null,
    closedWords: { EN: '', BN: '' },
    headerColour: '',
    licence: '',
    state: null,
    unread: 0,
    messages: { rows: [], next: null },
  });
  const nothingShared = { serverTime: '2026-03-01T10:00:00.000Z', data: [] };
  wire.usually(lotteryRoutes.menu, nothingShared);
  wire.usually(lotteryRoutes.recent, nothingShared);
  wire.usually(tablesRoutes.lobby, nothingShared);
  wire.usually(promotionsRoutes.freeRounds, { rows: [] });
  wire.usually(memberRoutes.avatar, { value: '/art/avatar.svg' });
  wire.usually(limitsRoutes.prompt, { prompt: null });
  wire.usually(limitsRoutes.protection, theProtection());
}
