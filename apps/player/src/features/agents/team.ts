import {
  type TeamTransfer,
  teamTransfersRoutes as routes,
} from '@nokshi/contract/player/team-transfers.ts';
import type { Sent } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { askBalance } from '../../data/balance.ts';
import { queries } from '../../data/queries.ts';
import { TEAM_KEY } from '../../data/team-key.ts';

export type Teammate = { readonly id: string; readonly name: string };

const A_PAGE = 10;
const READ_ON = {
  initialPageParam: '',
  getNextPageParam: (last: { next: string | null }) => last.next,
  staleTime: 0,
};

/** Play and the day change what may be sent, so every view of it fetches it again. */
export const useTeamTerms = () =>
  useQuery({
    queryKey: [...TEAM_KEY, 'terms'],
    queryFn: () => call(routes.terms, {}),
    staleTime: 0,
  });

export const useTeamTransfers = () =>
  useInfiniteQuery({
    queryKey: [...TEAM_KEY, 'transfers'],
    queryFn: ({ pageParam }) =>
      call(routes.list, { pageSize: A_PAGE, ...(pageParam && { cursor: pageParam }) }),
    ...READ_ON,
  });

export const refreshTeam = () => queries.invalidateQueries({ queryKey: TEAM_KEY });

/** Sends money under this attempt's key, once. */
export async function sendTransfer(
  wish: Sent<typeof routes.send>,
  key: string,
): Promise<TeamTransfer> {
  const sent = await call(routes.send, wish, { key });
  void refreshTeam();
  void askBalance();
  return sent;
}
