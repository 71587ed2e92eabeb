import { cashierRoutes, type Deposit, type DepositState } from '@nokshi/contract/player/cashier.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';
import { call } from '@nokshi/web/call.ts';

export type Channel = Output<typeof cashierRoutes.channels>[number];

const KEY = ['mine', 'deposits'] as const;
const RECENT = 5;
/** The live socket tells at once; this asks for what it may have missed. */
const ASK_EVERY_MS = 5_000;

/** Nothing more will happen to a deposit in one of these. */
const FINAL: ReadonlySet<DepositState> = new Set(['CREDITED', 'EXPIRED', 'FAILED', 'RETURNED']);
export const isFinal = (deposit: Pick<Deposit, 'state'>): boolean => FINAL.has(deposit.state);

export const useChannels = () =>
  useQuery({ queryKey: ['mine', 'channels'], queryFn: () => call(cashierRoutes.channels, {}) });

export const useRecentDeposits = () =>
  useQuery({
    queryKey: [...KEY, 'recent'],
    queryFn: () => call(cashierRoutes.deposits, { pageSize: RECENT }),
  });

export const useDeposit = (id: string) =>
  useQuery({
    queryKey: [...KEY, id],
    queryFn: () => call(cashierRoutes.deposit, { id }),
    refetchInterval: ({ state }) => (state.data && isFinal(state.data) ? false : ASK_EVERY_MS),
  });

/** Asks for a deposit under this attempt's key; the answer is kept for the timeline. */
export async function requestDeposit(
  channel: string,
  amount: string,
  key: string,
): Promise<Deposit> {
  const deposit = await call(cashierRoutes.requestDeposit, { channel, amount }, { key });
  queries.setQueryData([...KEY, deposit.id], deposit);
  await queries.invalidateQueries({ queryKey: [...KEY, 'recent'] });
  return deposit;
}
