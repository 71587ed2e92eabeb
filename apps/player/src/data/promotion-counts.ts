import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from './session.ts';

/** How many promotions and rewards wait for the member; undefined before it is known. E-099, MC-019. */
export function usePromotionCounts() {
  const isIn = useSession(({ phase }) => phase === 'in');
  return useQuery({
    queryKey: ['mine', 'promotions', 'counts'],
    queryFn: () => call(promotionsRoutes.counts, {}),
    enabled: isIn,
  }).data;
}
