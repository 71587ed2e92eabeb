import { vendorsRoutes } from '@nokshi/contract/player/vendors.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';

/** What waits to be taken: free rounds that the house gave. Checklist MC-012, MC-019. */
export const useRewards = () =>
  useQuery({
    queryKey: ['mine', 'rewards'],
    queryFn: () => call(vendorsRoutes.freeRounds, {}),
    staleTime: 0,
  });
