import { vipRoutes } from '@nokshi/contract/player/vip.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';

/** What each level asks for and brings; the same for everybody. */
export const useLevels = () =>
  useQuery({ queryKey: ['vip', 'levels'], queryFn: () => call(vipRoutes.levels, {}) });

/** The member's own level. Checklist O-009. */
export const useOwnVip = () =>
  useQuery({
    queryKey: ['mine', 'vip'],
    queryFn: () => call(vipRoutes.own, {}),
    staleTime: 0,
  });
