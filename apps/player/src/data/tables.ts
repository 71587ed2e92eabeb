import { tablesRoutes, type TableCard } from '@nokshi/contract/player/tables.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useLine } from './live.ts';
import { serverNow } from './server-now.ts';

/** Every table of the house, or of one vendor; anyone may look. */
export const TABLES_KEY = ['tables'] as const;

const SOON_MS = 1_500;
const LEAST_MS = 3_000;
const MOST_MS = 60_000;

/** How long until the next round of some table is over: a list without a line is asked for again then. */
function untilNextRound(tables: readonly TableCard[]): number {
  const ends = tables.flatMap(({ now }) => (now ? [Date.parse(now.endsAt)] : []));
  const next = Math.min(...ends) - serverNow() + SOON_MS;
  return Math.max(LEAST_MS, Math.min(MOST_MS, next));
}

/** Cards follow their topics while they are seen; without a line the list is asked for again after each round. */
export const useTables = (vendor?: string) =>
  useQuery({
    queryKey: [...TABLES_KEY, 'lobby', vendor ?? null],
    queryFn: () => call(tablesRoutes.lobby, vendor ? { vendor } : {}),
    select: ({ data }) => data,
    refetchInterval: ({ state: { data } }) =>
      data && useLine.getState().line !== 'open' ? untilNextRound(data.data) : MOST_MS,
  });
