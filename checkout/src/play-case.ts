import type { Call, Case, Checkout } from './record.ts';

/** How long a payment stays before it is reversed, and how long after its end a late one is reported. */
const TAKEN_BACK_AFTER_MS = 10_000;
const LATE_BY_MS = 5_000;

/** What a payment becomes by a case, and which calls report it at which time. Pure. */
export function playCase(checkout: Checkout, played: Case, now: number): Checkout {
  const paid = played === 'less' ? half(checkout.amount) : checkout.amount;
  const call = (outcome: Call['outcome'], at: number): Call => ({ outcome, at, tries: 0 });
  if (played === 'fail') return { ...checkout, state: 'failed', calls: [call('failed', now)] };
  const calls: Record<Exclude<Case, 'fail'>, Call[]> = {
    pay: [call('paid', now)],
    less: [call('paid', now)],
    twice: [call('paid', now), call('paid', now + 1_000)],
    late: [call('paid', Math.max(now, checkout.expiresAt + LATE_BY_MS))],
    'taken-back': [call('paid', now), call('reversed', now + TAKEN_BACK_AFTER_MS)],
    silent: [],
  };
  return { ...checkout, state: 'paid', paid, calls: calls[played] };
}

/** Half of a decimal amount, in whole paisa, and at least one. */
export function half(amount: string): string {
  const [whole = '0', part = ''] = amount.split('.');
  const paisa = (BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))) / 2n || 1n;
  return `${paisa / 100n}.${String(paisa % 100n).padStart(2, '0')}`;
}
