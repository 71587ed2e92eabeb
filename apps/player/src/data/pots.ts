import { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';

/** What the pots of games hold: asked once, then the live socket brings each change. */
export const usePots = (gameId: string, has: boolean) =>
  useQuery({
    queryKey: ['pots'],
    queryFn: () => call(slotsRoutes.pots, {}),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: has,
    select: ({ pots }) => pots.find((game) => game.gameId === gameId),
  }).data;
