import { agentSlipsRoutes as routes, type Slip } from '@nokshi/contract/player/agent-slips.ts';
import type { ExportFormat } from '@nokshi/contract/exports.ts';
import type { Output, Sent } from '@nokshi/contract/route.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import { call } from '@nokshi/web/call.ts';
import { dayText, timeText } from '@nokshi/web/time.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { askBalance } from '../../../data/balance.ts';
import { queries } from '../../../data/queries.ts';
import { SLIPS_KEY } from '../../../data/team-key.ts';

export type SlipsAsked = Omit<Sent<typeof routes.slips>, 'cursor' | 'pageSize'>;
export type Slips = Output<typeof routes.slips>;
export type SlipCase = Output<typeof routes.slip>;
export type SlipLine = Output<typeof routes.slipLines>['rows'][number];

const READ_ON = {
  initialPageParam: '',
  getNextPageParam: (last: { next: string | null }) => last.next,
  staleTime: 0,
};

export const useSlips = (asked: SlipsAsked) =>
  useInfiniteQuery({
    queryKey: [...SLIPS_KEY, 'list', asked],
    queryFn: ({ pageParam }) =>
      call(routes.slips, { ...asked, ...(pageParam && { cursor: pageParam }) }),
    ...READ_ON,
  });

export const useSlip = (slipId: string) =>
  useQuery({
    queryKey: [...SLIPS_KEY, 'one', slipId],
    queryFn: () => call(routes.slip, { slipId }),
    staleTime: 0,
  });

export const useSlipLines = (slipId: string) =>
  useInfiniteQuery({
    queryKey: [...SLIPS_KEY, 'lines', slipId],
    queryFn: ({ pageParam }) =>
      call(routes.slipLines, { slipId, ...(pageParam && { cursor: pageParam }) }),
    ...READ_ON,
  });

export const slipFile = (slipId: string, format: ExportFormat) =>
  call(routes.slipFile, { slipId, format });

/** Pays what is overdue from the own balance. */
export async function paySlip(slipId: string): Promise<Slip> {
  const paid = await call(routes.paySlip, { slipId });
  void askBalance();
  await queries.invalidateQueries({ queryKey: SLIPS_KEY });
  return paid;
}

/** Whether the reader owes it and may pay it now. */
export const isOwedByReader = ({ side, state, payMode, payable }: Slip): boolean =>
  state === 'OVERDUE' &&
  (isPaidBack({ payable }) ? side === 'own' : side === 'given' && payMode === 'upline');

/** Whether the downline pays it, which a closing slip may come to. */
export const isPaidBack = ({ payable }: Pick<Slip, 'payable'>): boolean => minorOf(payable) < 0n;

/** What moves, in either direction. */
export const moved = ({ payable }: Pick<Slip, 'payable'>): string =>
  isPaidBack({ payable }) ? negative(payable) : payable;

/** Amounts added up to the paisa. */
export const sumOf = (...amounts: readonly string[]): string =>
  toDecimal(amounts.reduce((sum, amount) => sum + minorOf(amount), 0n));

export const negative = (amount: string): string => toDecimal(-minorOf(amount));

type Period = Pick<Slip, 'kind' | 'from' | 'to'>;

/** A day, two days, an hour or five minutes; in Asia/Dhaka. */
export function periodText({ kind, from, to }: Period): string {
  if (kind === 'hourly' || kind === 'real-time')
    return `${timeText(from).slice(0, 16)} – ${timeText(to).slice(11, 16)}`;
  const { from: first, to: last } = daysOf({ from, to });
  return first === last ? first : `${first} – ${last}`;
}

/** The business days of a period, both included. */
export const daysOf = ({ from, to }: Pick<Slip, 'from' | 'to'>) => ({
  from: dayText(from),
  to: dayText(Date.parse(to) - 1),
});
