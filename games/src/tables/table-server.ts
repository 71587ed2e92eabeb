import { type Chip, tablesRoutes } from '@nokshi/contract/player/tables.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type ApiOptions, createApi } from '../runtime/api.ts';

export type SeatAnswer = Output<typeof tablesRoutes.seat>;
export type OwnRound = Output<typeof tablesRoutes.history>['rows'][number];

/** The calls of a table; one that changes money is sent again with the same key until it is answered. */
export function createTableServer(options: ApiOptions) {
  const { ask, insist, setToken } = createApi(options);
  const { seat, place, withdraw, history } = tablesRoutes;
  return {
    seat: () => insist(() => ask(seat)),
    place: (key: string, bet: { issue: string; layout: Chip[] }) =>
      insist(() => ask(place, { key, body: bet })),
    withdraw: (betIds: string[]) => insist(() => ask(withdraw, { body: { betIds } })),
    /** Asked once: who waits for it asks again. */
    history: (of: { pageSize: number; cursor?: string }) => {
      const cursor = of.cursor ? `&cursor=${encodeURIComponent(of.cursor)}` : '';
      return ask(history, undefined, { path: `${history.path}?pageSize=${of.pageSize}${cursor}` });
    },
    setToken,
  };
}
export type TableServer = ReturnType<typeof createTableServer>;
