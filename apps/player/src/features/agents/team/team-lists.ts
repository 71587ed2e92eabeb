import type { ExportFormat } from '@nokshi/contract/exports.ts';
import { agentTeamRoutes as routes } from '@nokshi/contract/player/agent-team.ts';
import type { Output, Sent } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

type Lists = typeof routes;
type Asked<Name extends keyof Lists> = Omit<Sent<Lists[Name]>, 'cursor' | 'pageSize'>;
export type Row<Name extends 'members' | 'bets' | 'profit' | 'income' | 'transactions'> = Output<
  Lists[Name]
>['rows'][number];
export type IncomeTotals = Output<Lists['income']>['totals'];

export const LINE_KEY = ['mine', 'line'];
const READ_ON = {
  initialPageParam: '',
  getNextPageParam: (last: { next: string | null }) => last.next,
  // While the next answer is on its way, the previous one stays.
  placeholderData: keepPreviousData,
  staleTime: 0,
};
const after = (cursor: string) => (cursor ? { cursor } : {});

export const useTeamOverview = (days: Asked<'overview'>) =>
  useQuery({
    queryKey: [...LINE_KEY, 'overview', days],
    queryFn: () => call(routes.overview, days),
    placeholderData: keepPreviousData,
  });

export const useTeamMembers = (asked: Asked<'members'>) =>
  useInfiniteQuery({
    queryKey: [...LINE_KEY, 'members', asked],
    queryFn: ({ pageParam }) => call(routes.members, { ...asked, ...after(pageParam) }),
    ...READ_ON,
  });

export const useTeamMember = (id: string) =>
  useQuery({
    queryKey: [...LINE_KEY, 'member', id],
    queryFn: () => call(routes.member, { id }),
    staleTime: 0,
  });

export const useTeamBets = (asked: Asked<'bets'>) =>
  useInfiniteQuery({
    queryKey: [...LINE_KEY, 'bets', asked],
    queryFn: ({ pageParam }) => call(routes.bets, { ...asked, ...after(pageParam) }),
    ...READ_ON,
  });

export const useTeamProfit = (asked: Asked<'profit'>) =>
  useInfiniteQuery({
    queryKey: [...LINE_KEY, 'profit', asked],
    queryFn: ({ pageParam }) => call(routes.profit, { ...asked, ...after(pageParam) }),
    ...READ_ON,
  });

export const useIncome = (asked: Asked<'income'>) =>
  useInfiniteQuery({
    queryKey: [...LINE_KEY, 'income', asked],
    queryFn: ({ pageParam }) => call(routes.income, { ...asked, ...after(pageParam) }),
    ...READ_ON,
  });

export const useRebate = (day: string) =>
  useInfiniteQuery({
    queryKey: [...LINE_KEY, 'rebate', day],
    queryFn: ({ pageParam }) => call(routes.rebate, { day, ...after(pageParam) }),
    initialPageParam: '',
    getNextPageParam: (last: { next: string | null }) => last.next,
  });

export const useTeamTransactions = (asked: Asked<'transactions'>) =>
  useInfiniteQuery({
    queryKey: [...LINE_KEY, 'transactions', asked],
    queryFn: ({ pageParam }) => call(routes.transactions, { ...asked, ...after(pageParam) }),
    ...READ_ON,
  });

/** A list as it is asked for, as a sealed file. */
export const fileOf = (asked: Omit<Sent<Lists['file']>, 'format'>) => (format: ExportFormat) =>
  call(routes.file, { ...asked, format });
