import { type Category, catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import type { GameFilters } from './filters.ts';

const PAGE_SIZE = 24;

/** The games of one category, or of all. */
const asked = (category: Category | null) => ({
  clientType: 3,
  platform: 'web',
  language: language(),
  ...(category && { gameType: category }),
});

export const useHotGames = () =>
  useQuery({
    queryKey: ['games', 'hot'],
    queryFn: () => call(catalogueRoutes.hotGames, { ...asked(null), isPlatform: 2 }),
  });

/** One page of 24 of the games that fit the filters. */
export function useGamePage(filters: GameFilters, pageNo: number) {
  const { category, vendor, search, minimumBet } = filters;
  return useQuery({
    queryKey: ['games', 'list', language(), category, vendor, search, minimumBet, pageNo],
    queryFn: () =>
      call(catalogueRoutes.gameList, {
        ...asked(category),
        pageNo,
        pageSize: PAGE_SIZE,
        ...(vendor && { vassalage: vendor }),
        ...(search && { gameName: search }),
        ...(minimumBet !== 'all' && { minBet: minimumBet }),
      }),
    placeholderData: keepPreviousData,
  });
}
