import { missionsRoutes } from '@nokshi/contract/player/missions.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from './session.ts';

export const missionsKey = ['mine', 'missions'] as const;

/** The missions of the member, with how far each is. Checklist X-050, MC-017. */
export const useMissions = () =>
  useQuery({
    queryKey: missionsKey,
    queryFn: () => call(missionsRoutes.list, {}),
    enabled: useSession(({ phase }) => phase === 'in'),
    staleTime: 0,
  });
