import type { TeamTerms } from '@nokshi/contract/player/team-transfers.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import type { Bounds } from '../../lib/bounds.ts';

const minor = (amount: string): bigint => parseDecimal(amount) ?? 0n;

/** What of the day is left, in money. */
export function leftToday({ day }: Pick<TeamTerms, 'day'>): string {
  const left = minor(day.amount) - minor(day.amountUsed);
  return toDecimal(left > 0n ? left : 0n);
}

type Asked = Pick<TeamTerms, 'on' | 'hasPaymentPassword' | 'available' | 'minimum' | 'day'>;

/** What one transfer may be now: no more than may go out, nor than the day has left. */
export function boundsOf(terms: Asked): Bounds {
  const left = leftToday(terms);
  const maximum = minor(left) < minor(terms.available) ? left : terms.available;
  return { minimum: terms.minimum, maximum };
}

export type Stop = 'off' | 'no-pin' | 'day-over' | 'too-little';

/** Why nothing can be sent now, whatever the amount; null when it can. */
export function whyStopped(terms: Asked): Stop | null {
  if (!terms.on) return 'off';
  if (!terms.hasPaymentPassword) return 'no-pin';
  const over = terms.day.timesUsed >= terms.day.times;
  if (over || minor(leftToday(terms)) < minor(terms.minimum)) return 'day-over';
  return minor(terms.available) < minor(terms.minimum) ? 'too-little' : null;
}
