import { type Category, catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { favoritesRoutes } from '@nokshi/contract/player/favorites.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import { PICKS_KEY } from '../../data/picks-key.ts';
import type { GameFilters } from './filters.ts';
import { useFirstGames } from '../../lib/first-view.ts';
import { asked } from './hot-games.ts';

const PAGE_SIZE = 24;

/** Table games are listed among the slots wherever they stand themselves: at the live tables too. G-009. */
const hasTablesOf = ({ category, classify }: Pick<GameFilters, 'category' | 'classify'>): boolean =>
  category === 'RNG' && classify === 'TG';

const queryOf = (filters: GameFilters) => {
  const { category, vendor, search, minimumBet, classify } = filters;
  return {
    ...asked(hasTablesOf(filters) ? null : category),
    ...(vendor && { vassalage: vendor }),
    ...(search && { gameName: search }),
    ...(minimumBet !== 'all' && { minBet: minimumBet }),
    ...(classify && { gameClassify: classify }),
  };
};

/** One page of 24 of the games that fit the filters; hot games come all at once. G-001, G-012. */
async function pageOf(filters: GameFilters, pageNo: number) {
  const query = queryOf(filters);
  const page = { ...query, pageNo, pageSize: PAGE_SIZE };
  switch (filters.mode) {
    case 'hot': {
      const { data } = await call(catalogueRoutes.hotGames, { ...query, isPlatform: 2 });
      return { value: data, totalPages: Math.min(1, data.length), totalRows: data.length, pageNo };
    }
    case 'fav':
      return call(favoritesRoutes.favoriteList, page);
    case 'recent':
      return call(favoritesRoutes.recent, page);
    case 'all':
      return call(catalogueRoutes.gameList, page);
  }
}

export function useGamePage(filters: GameFilters, pageNo: number) {
  const { mode, category, vendor, search, minimumBet, classify } = filters;
  const mine = mode === 'fav' || mode === 'recent';
  const head = mine ? [...PICKS_KEY, mode] : ['games', 'list', mode];
  const page = useQuery({
    queryKey: [...head, language(), category, vendor, search, minimumBet, classify, pageNo],
    queryFn: () => pageOf(filters, pageNo),
    // What was opened since is in the list when somebody comes back to it.
    ...(mode === 'recent' && { staleTime: 0 }),
    placeholderData: (held, before) =>
      before?.queryKey.includes(mode) ? keepPreviousData(held) : undefined,
  });
  useFirstGames(page.isPending);
  return page;
}

/** The classes that games of a category have, so that no filter leads to nothing. X-033. */
export const useClasses = (category: Category | null) =>
  useQuery({
    queryKey: ['games', 'classes'],
    queryFn: () => call(catalogueRoutes.vassGameType, asked(null)),
    select: ({ data }) =>
      new Set(
        data.flatMap(({ gameType, gameClassify }) =>
          category === null || gameType === category
            ? gameClassify
            : gameClassify.filter((classify) => hasTablesOf({ category, classify })),
        ),
      ),
  });
