import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';

const KEY = ['mine', 'security'];

export const useSecurity = () =>
  useQuery({ queryKey: KEY, queryFn: () => call(securityRoutes.security, {}) });

/** After each change: refetches what the screen shows. */
export const refreshSecurity = () => queries.invalidateQueries({ queryKey: KEY });
