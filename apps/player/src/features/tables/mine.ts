import { favoritesRoutes } from '@nokshi/contract/player/favorites.ts';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useFavoriteNodes, useHasPicks } from '../../data/favorites.ts';
import { PICKS_KEY } from '../../data/picks-key.ts';

/** All tables, a member's favourites, those that were opened last. */
export const MINE = ['all', 'fav', 'recent'] as const;
export type Mine = (typeof MINE)[number];

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

/** Codes in their order; null where all are asked for, `gate` where nobody is logged in whose they could be. */
export function useMine(mine: Mine): readonly string[] | null | 'gate' {
  const hasPicks = useHasPicks();
  const favorites = useFavoriteNodes();
  const recent = useRecentCodes(hasPicks && mine === 'recent');
  if (mine === 'all') return null;
  if (!hasPicks) return 'gate';
  // A node is `VENDOR-code`.
  if (mine === 'fav') return favorites.map((node) => node.slice(node.indexOf('-') + 1));
  return recent.data ?? [];
}
