import { favoritesRoutes } from '@nokshi/contract/player/favorites.ts';
import { TABLE_LEVELS } from '@nokshi/contract/player/tables.ts';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useFavoriteCodes, useHasPicks } from '../../data/favorites.ts';
import { PICKS_KEY } from '../../data/picks-key.ts';
import { useAddress } from '../../lib/address.ts';
import { TABLE_TABS } from './cards.ts';

/** All tables, a member's favourites, those that were opened last. */
export const MINE = ['all', 'fav', 'recent'] as const;
export type Mine = (typeof MINE)[number];

/** Which tables the address asks for: `?table=baccarat&level=low&mine=fav`. */
export function useAsked() {
  const { params } = useAddress();
  return {
    tab: TABLE_TABS.find((each) => each === params.get('table')) ?? null,
    level: TABLE_LEVELS.find((each) => each === params.get('level')) ?? null,
    mine: MINE.find((each) => each === params.get('mine')) ?? 'all',
  };
}

/** More games than a member's recent list holds. */
const MOST = 100;

/** The codes of the games a member opened last. */
const useRecentCodes = (isAsked: boolean) =>
  useQuery({
    queryKey: [...PICKS_KEY, 'recent', 'codes'],
    queryFn: () =>
      call(favoritesRoutes.recent, {
        clientType: 3,
        platform: 'web',
        language: language(),
        pageSize: MOST,
      }),
    select: ({ value }) => value.map(({ gameId }) => gameId),
    enabled: isAsked,
    staleTime: 0,
  });

/** The codes of the tables, in their order; null for all tables, `gate` for somebody who has no lists of their own. */
export function useMine(mine: Mine) {
  const hasPicks = useHasPicks();
  const favorites = useFavoriteCodes();
  const recent = useRecentCodes(hasPicks && mine === 'recent');
  if (mine === 'all') return null;
  if (!hasPicks) return 'gate';
  return mine === 'fav' ? favorites : recent;
}
