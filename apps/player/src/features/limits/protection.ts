import { limitsRoutes, type Protection } from '@nokshi/contract/player/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';
import { call } from '@nokshi/web/call.ts';

const KEY = ['mine', 'protection'];

export const useProtection = () =>
  useQuery({ queryKey: KEY, queryFn: () => call(limitsRoutes.protection, {}) });

/** Every act answers with the whole state, which takes the old one's place. */
export const keepProtection = (protection: Protection): Protection =>
  queries.setQueryData<Protection>(KEY, protection) ?? protection;
