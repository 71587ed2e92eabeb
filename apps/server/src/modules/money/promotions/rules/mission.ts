import type { Trigger } from '@nokshi/contract/promotions/terms.ts';
import { parseAmount } from '@nokshi/money';
import { dayOf, dayStart, type Span, spanOf } from '../../../../kernel/calendar.ts';

export type MissionTrigger = Extract<Trigger, { kind: 'mission' }>;

/** Settled play of a member by category in a window: valid turnover in minor units, and bets. */
export type Played = {
  readonly category: string;
  readonly valid: bigint;
  readonly wagers: bigint;
};

/**
 * The window that a moment is in: a business day, a week from Monday, or all of the mission, from the day
 * on which it begins. `end` is null where it has none.
 */
export function windowOf(
  { window }: Pick<MissionTrigger, 'window'>,
  of: { readonly at: Date; readonly startsAt: Date; readonly endsAt: Date | null },
): { readonly start: Date; readonly end: Date | null } {
  if (window === 'once')
    return { start: dayStart(dayOf(of.startsAt)) ?? of.startsAt, end: of.endsAt };
  const span: Span = spanOf(window === 'day' ? 'D' : 'W', of.at);
  return span;
}

/**
 * What a reward of a mission is given for: a window, so that each pays once. All of a mission is the same
 * fact when a later version begins on another day.
 */
export const factOf = ({ window }: Pick<MissionTrigger, 'window'>, start: Date): string =>
  window === 'once' ? 'mission once' : `mission ${start.toISOString()}`;

/** What counts of the play: hundredths of a taka, or of a bet. */
export function scoreOf(
  { counts, categories }: Pick<MissionTrigger, 'counts' | 'categories'>,
  played: readonly Played[],
): bigint {
  return played
    .filter(({ category }) => categories.length === 0 || categories.some((one) => one === category))
    .reduce((sum, { valid, wagers }) => sum + (counts === 'turnover' ? valid : wagers * 100n), 0n);
}

/** The target in the same hundredths. */
export const targetOf = ({ target }: Pick<MissionTrigger, 'target'>): bigint =>
  parseAmount(target) ?? 0n;
