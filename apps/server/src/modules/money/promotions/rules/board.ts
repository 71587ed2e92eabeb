import type { Trigger } from '@nokshi/contract/promotions/terms.ts';
import { type Span, spanOf } from '../../../../kernel/calendar.ts';
import { minorOf } from './amount-of.ts';

export type BoardTrigger = Extract<Trigger, { kind: 'board' }>;

/** Settled play of own money by category; amounts in minor units. */
export type BoardPlay = {
  readonly category: string;
  readonly wagers: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly valid: bigint;
  readonly lastAt: Date;
};

/** Hundredths of a taka, a bet or a percent. */
export type Standing = {
  readonly score: bigint;
  readonly bets: bigint;
  readonly reachedAt: Date;
};

/** The window that a moment is in, within the time of its campaign; null: it has no end. */
export function boardWindow(
  { window }: Pick<BoardTrigger, 'window'>,
  of: { readonly at: Date; readonly startsAt: Date; readonly endsAt: Date | null },
): Span | null {
  const { startsAt, endsAt } = of;
  if (window === 'campaign') return endsAt && { start: startsAt, end: endsAt };
  const { start, end } = spanOf(window === 'day' ? 'D' : 'W', of.at);
  return {
    start: start < startsAt ? startsAt : start,
    end: endsAt && endsAt < end ? endsAt : end,
  };
}

/** What play comes to; null: nothing of it counts. */
export function standingOf(
  { score, categories }: Pick<BoardTrigger, 'score' | 'categories'>,
  played: readonly BoardPlay[],
): Standing | null {
  const counted = played.filter(
    ({ category }) => categories.length === 0 || categories.some((one) => one === category),
  );
  const [first] = counted;
  if (!first) return null;
  const sum = { wagers: 0n, staked: 0n, paid: 0n, valid: 0n };
  let reachedAt = first.lastAt;
  for (const play of counted) {
    sum.wagers += play.wagers;
    sum.staked += play.staked;
    sum.paid += play.paid;
    sum.valid += play.valid;
    if (play.lastAt > reachedAt) reachedAt = play.lastAt;
  }
  const reached = scoreOf(score, sum);
  return reached > 0n ? { score: reached, bets: sum.wagers, reachedAt } : null;
}

function scoreOf(
  score: BoardTrigger['score'],
  { wagers, staked, paid, valid }: Omit<BoardPlay, 'category' | 'lastAt'>,
): bigint {
  switch (score) {
    case 'turnover':
      return valid;
    case 'bets':
      return wagers * 100n;
    case 'return':
      return staked > 0n ? (paid * 10_000n) / staked : 0n;
  }
}

/** What a place gets, in minor units; null: nothing. */
export function prizeOf({ prizes }: Pick<BoardTrigger, 'prizes'>, place: number): bigint | null {
  const prize = prizes.find(({ from, to }) => place >= from && place <= to);
  return prize ? minorOf(prize.amount) : null;
}

/** All prizes of one window; minor units. */
export const prizesOf = ({ prizes }: Pick<BoardTrigger, 'prizes'>): bigint =>
  prizes.reduce((sum, { from, to, amount }) => sum + minorOf(amount) * BigInt(to - from + 1), 0n);
