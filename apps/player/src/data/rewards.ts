import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';

/** What waits to be taken: free rounds that the house gave. Checklist MC-012, MC-019. */
export const useRewards = () =>
  useQuery({
    queryKey: ['mine', 'rewards'],
    queryFn: () => call(promotionsRoutes.freeRounds, {}),
    staleTime: 0,
  });
