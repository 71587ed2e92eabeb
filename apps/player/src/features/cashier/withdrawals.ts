import {
  type Payee,
  type Withdrawal,
  withdrawalsRoutes,
} from '@nokshi/contract/player/withdrawals.ts';
import type { Output, Sent } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { askBalance } from '../../data/balance.ts';
import { queries } from '../../data/queries.ts';
import { WITHDRAWALS_KEY } from '../../data/withdrawals-key.ts';

export type WithdrawalTerms = Output<typeof withdrawalsRoutes.terms>;

const TERMS = [...WITHDRAWALS_KEY, 'terms'];
const RECENT = 5;

const oneKey = (id: string) => [...WITHDRAWALS_KEY, 'one', id];

/** Play changes what may be withdrawn, so every view of it fetches it again. */
export const useWithdrawalTerms = () =>
  useQuery({
    queryKey: TERMS,
    queryFn: () => call(withdrawalsRoutes.terms, {}),
    staleTime: 0,
  });

export const useRecentWithdrawals = () =>
  useInfiniteQuery({
    queryKey: [...WITHDRAWALS_KEY, 'recent'],
    queryFn: ({ pageParam }) =>
      call(withdrawalsRoutes.list, { pageSize: RECENT, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

/** The live line says when it moves on: asking all day would keep a session that nobody uses. */
export const useWithdrawal = (id: string) =>
  useQuery({
    queryKey: oneKey(id),
    queryFn: () => call(withdrawalsRoutes.one, { id }),
    staleTime: 0,
  });

/** Refetches what the page shows of withdrawals. */
export const refreshWithdrawals = () => queries.invalidateQueries({ queryKey: WITHDRAWALS_KEY });

/** Replaces the old one by the server's answer, and refetches the rest. */
function keep(withdrawal: Withdrawal): Withdrawal {
  queries.setQueryData(oneKey(withdrawal.id), withdrawal);
  void refreshWithdrawals();
  void askBalance();
  return withdrawal;
}

type Wish = Sent<typeof withdrawalsRoutes.request>;

/** Asks for a withdrawal under this attempt's key; the answer is kept for the timeline. */
export const requestWithdrawal = async (wish: Wish, key: string): Promise<Withdrawal> =>
  keep(await call(withdrawalsRoutes.request, wish, { key }));

export const answerWithdrawal = async (
  said: Sent<typeof withdrawalsRoutes.answer>,
): Promise<Withdrawal> => keep(await call(withdrawalsRoutes.answer, said));

export async function addPayee(payee: Sent<typeof withdrawalsRoutes.addPayee>): Promise<Payee> {
  const added = await call(withdrawalsRoutes.addPayee, payee);
  await queries.invalidateQueries({ queryKey: TERMS });
  return added;
}

export async function removePayee(id: string): Promise<void> {
  await call(withdrawalsRoutes.removePayee, { id });
  await queries.invalidateQueries({ queryKey: TERMS });
}
