import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import type { Filters } from './filters.ts';

const PAGE_SIZE = 24;

const asked = () =>
  ({ clientType: 3, platform: 'web', gameType: 'RNG', language: language() }) as const;

export const useHotGames = () =>
  useQuery({
    queryKey: ['games', 'hot'],
    queryFn: () => call(catalogueRoutes.hotGames, { ...asked(), isPlatform: 2 }),
  });

export const useVendors = () =>
  useQuery({
    queryKey: ['games', 'vendors'],
    queryFn: () => call(catalogueRoutes.gameVendor, asked()),
  });

/** One page of 24 of the games that fit the filters. */
export function useGamePage(filters: Filters, pageNo: number) {
  const { vendor, search, minimumBet } = filters;
  return useQuery({
    queryKey: ['games', 'list', language(), vendor, search, minimumBet, pageNo],
    queryFn: () =>
      call(catalogueRoutes.gameList, {
        ...asked(),
        pageNo,
        pageSize: PAGE_SIZE,
        ...(vendor && { vassalage: vendor }),
        ...(search && { gameName: search }),
        ...(minimumBet !== 'all' && { minBet: minimumBet }),
      }),
    placeholderData: keepPreviousData,
  });
}
