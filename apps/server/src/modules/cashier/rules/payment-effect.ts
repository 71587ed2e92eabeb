import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import { canBecome } from './deposit-states.ts';

/** What a callback did. `pay` and `fail` move the deposit; the rest are only written down. */
export type Effect = 'pay' | 'fail' | 'repeated' | 'reference-taken' | 'second-payment' | 'ignored';

type Known = {
  readonly state: DepositState;
  /** The payment that paid this deposit. */
  readonly reference: string | null;
};

type Told = {
  readonly outcome: 'paid' | 'failed';
  readonly reference: string;
  /** Another deposit was paid with this reference. */
  readonly taken: boolean;
};

/**
 * Decides by what we know, never by the order of arrival: a payment counts once under its
 * reference, a failure only while nothing else happened. A second payment for a paid deposit moves
 * nothing and is left for an operator to see.
 */
export function effectOf(known: Known, told: Told): Effect {
  if (told.outcome === 'failed') return canBecome(known.state, 'FAILED') ? 'fail' : 'ignored';
  if (known.reference === told.reference) return 'repeated';
  if (told.taken) return 'reference-taken';
  return canBecome(known.state, 'PAID') ? 'pay' : 'second-payment';
}
