import type { consoleWithdrawalRoutes } from '@nokshi/contract/console/withdrawals.ts';
import type { WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';

/** A live message of a withdrawal invalidates every key that starts with this word. */
export const WITHDRAWALS_KEY = ['withdrawals'] as const;

export type OneWithdrawal = Output<typeof consoleWithdrawalRoutes.one>;

/** What the house can do with a withdrawal, and decide of what a member says is missing. */
export type Act = 'approve' | 'reject' | 'paid' | 'again' | 'refund' | 'uphold';

const ACTS: Partial<Record<WithdrawalState, readonly Act[]>> = {
  REQUESTED: ['approve', 'reject'],
  FAILED: ['again', 'reject'],
  DISPUTED: ['refund', 'uphold'],
  PARTIAL: ['refund', 'uphold'],
};

/** These pay money out, so not while the risk desk holds the member. */
const PAYS: ReadonlySet<Act> = new Set(['approve', 'paid', 'again']);

/** What can be done now; what a channel is asked to pay just now is left to it. */
export function actsOf({
  state,
  kind,
  riskCase,
}: Pick<OneWithdrawal, 'state' | 'kind' | 'riskCase'>): readonly Act[] {
  const byHand = state === 'APPROVED' && kind === 'by-hand';
  const acts = ACTS[state] ?? (byHand ? (['paid', 'reject'] as const) : []);
  return riskCase?.state === 'HELD' ? acts.filter((act) => !PAYS.has(act)) : acts;
}

const minor = (decimal: string): bigint => parseDecimal(decimal) ?? 0n;

/** What the member says has not come. */
export const missingOf = ({
  amount,
  received,
}: Pick<OneWithdrawal, 'amount' | 'received'>): string =>
  toDecimal(minor(amount) - minor(received ?? '0'));

type Next = OneWithdrawal['next'];

/** Whether the side that has to act missed its deadline. */
export const isLate = (next: Next, now: number): boolean =>
  next !== null && next.by !== null && Date.parse(next.by) <= now;

/** Bars side by side, each of its parts in percent of the longest bar. */
export function barsOf(bars: readonly (readonly string[])[]): number[][] {
  const all = bars.map((parts) => parts.map(minor));
  const lengths = all.map((parts) => parts.reduce((sum, part) => sum + part, 0n));
  const longest = lengths.reduce((most, length) => (length > most ? length : most), 1n);
  return all.map((parts) => parts.map((part) => Number((part * 1_000n) / longest) / 10));
}

type Told = Pick<OneWithdrawal, 'steps' | 'reasons'>;
export type Line =
  | { readonly kind: 'step'; readonly step: OneWithdrawal['steps'][number] }
  | { readonly kind: 'reason'; readonly reason: OneWithdrawal['reasons'][number] };

/** What happened and why, in one order of time; a reason stands after the step it was given for. */
export function storyOf({ steps, reasons }: Told): Line[] {
  const lines: { at: string; line: Line }[] = [
    ...steps.map((step) => ({ at: step.at, line: { kind: 'step' as const, step } })),
    ...reasons.map((reason) => ({ at: reason.at, line: { kind: 'reason' as const, reason } })),
  ];
  return lines.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).map(({ line }) => line);
}
