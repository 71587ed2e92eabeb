import { limitsRoutes, type Stretch } from '@nokshi/contract/player/limits.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBalance } from './balance.ts';
import { queries } from './queries.ts';

const KEY = ['mine', 'stretch'];

/** What the server says after an act takes the old one's place. */
export const keepStretch = (stretch: Stretch) => queries.setQueryData<Stretch>(KEY, stretch);

/** What it was is too old: open pages ask again. */
export const askStretch = () => queries.invalidateQueries({ queryKey: KEY });

/**
 * The member's play without a break, as the server counts it. Money that moves begins it, so it is
 * fetched again then: at once while there is none, else `everyMs` apart at most.
 */
export function useStretch(everyMs: number) {
  const query = useQuery({ queryKey: KEY, queryFn: () => call(limitsRoutes.stretch, {}) });
  const { data, dataUpdatedAt, refetch } = query;
  const version = useBalance().data?.version;
  useEffect(() => {
    if (!data) return;
    const wait = data.running ? Math.max(0, dataUpdatedAt + everyMs - Date.now()) : 0;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [version]);
  return query;
}
