import { cashierRoutes, type Deposit, type DepositState } from '@nokshi/contract/player/cashier.ts';
import type { Output, Sent } from '@nokshi/contract/route.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { DEPOSITS_KEY } from '../../data/deposits-key.ts';
import { queries } from '../../data/queries.ts';
import { call } from '@nokshi/web/call.ts';

export type Channel = Output<typeof cashierRoutes.channels>[number];
export type DepositWish = Sent<typeof cashierRoutes.requestDeposit>;

const CHANNELS = ['mine', 'channels'] as const;
const RECENT = 5;
/** Channels open, close and change while their form is looked at. */
const LOOK_EVERY_MS = 60_000;
/** The live socket tells at once; this asks for what it may have missed. */
const ASK_EVERY_MS = 5_000;

/** Nothing more will happen to a deposit in one of these. */
const FINAL: ReadonlySet<DepositState> = new Set([
  'CREDITED',
  'EXPIRED',
  'FAILED',
  'RETURNED',
  'REVERSED',
]);
export const isFinal = (deposit: Pick<Deposit, 'state'>): boolean => FINAL.has(deposit.state);

export const useChannels = () =>
  useQuery({
    queryKey: CHANNELS,
    queryFn: () => call(cashierRoutes.channels, {}),
    refetchInterval: LOOK_EVERY_MS,
  });

/** Looks at once, since something was refused by what counts now. */
export function useChannelsAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CHANNELS });
}

export const useRecentDeposits = () =>
  useInfiniteQuery({
    queryKey: [...DEPOSITS_KEY, 'recent'],
    queryFn: ({ pageParam }) =>
      call(cashierRoutes.deposits, { pageSize: RECENT, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });

export const useDeposit = (id: string) =>
  useQuery({
    queryKey: [...DEPOSITS_KEY, id],
    queryFn: () => call(cashierRoutes.deposit, { id }),
    refetchInterval: ({ state }) => (state.data && isFinal(state.data) ? false : ASK_EVERY_MS),
  });

/** Asks for a deposit under this attempt's key; the answer is kept for the timeline. */
export async function requestDeposit(wish: DepositWish, key: string): Promise<Deposit> {
  const deposit = await call(cashierRoutes.requestDeposit, wish, { key });
  queries.setQueryData([...DEPOSITS_KEY, deposit.id], deposit);
  await queries.invalidateQueries({ queryKey: [...DEPOSITS_KEY, 'recent'] });
  // A first deposit changes what channels ask for the next one.
  await queries.invalidateQueries({ queryKey: CHANNELS });
  return deposit;
}
