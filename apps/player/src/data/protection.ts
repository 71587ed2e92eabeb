import { limitsRoutes, type Protection } from '@nokshi/contract/player/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '@nokshi/web/call.ts';
import { queries } from './queries.ts';

const KEY = ['mine', 'protection'];

/** What is used of a limit changes with each deposit and each round. */
export const useProtection = () =>
  useQuery({ queryKey: KEY, queryFn: () => call(limitsRoutes.protection, {}), staleTime: 0 });

/** Every act answers with the whole state, which takes the old one's place. */
export const keepProtection = (protection: Protection): Protection =>
  queries.setQueryData<Protection>(KEY, protection) ?? protection;
