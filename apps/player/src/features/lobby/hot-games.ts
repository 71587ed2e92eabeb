import { type Category, catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useFirstGames } from '../../lib/first-view.ts';

/** The games of one category, or of all. */
export const asked = (category: Category | null) => ({
  clientType: 3,
  platform: 'web',
  language: language(),
  ...(category && { gameType: category }),
});

/** Hot games, all at once. */
export function useHotGames(category: Category | null) {
  const hot = useQuery({
    queryKey: ['games', 'hot', category],
    queryFn: () => call(catalogueRoutes.hotGames, { ...asked(category), isPlatform: 2 }),
  });
  useFirstGames(hot.isPending);
  return hot;
}
