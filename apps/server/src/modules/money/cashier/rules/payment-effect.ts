import type { PaymentEffect, PaymentOutcome } from '@nokshi/contract/console/callbacks.ts';
import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import { depositStates } from './deposit-states.ts';

type Known = {
  readonly state: DepositState;
  /** The payment that paid this deposit. */
  readonly reference: string | null;
};

type Told = {
  readonly outcome: PaymentOutcome;
  readonly reference: string;
  /** Another deposit was paid with this reference. */
  readonly taken: boolean;
  /** The provider reported earlier that it took this payment back. */
  readonly reversed: boolean;
  /** The provider reported earlier that this was paid. */
  readonly paid: boolean;
};

/**
 * Decides by what is known, never by the order of arrival: a payment counts once under its
 * reference, a failure only while nothing else happened. A second payment of a paid deposit, and
 * one that is paid again after it was taken back (a dispute that was won), wait for an operator.
 */
export function effectOf(known: Known, told: Told): PaymentEffect {
  if (told.outcome === 'failed')
    return depositStates.mayBecome(known.state, 'FAILED') ? 'fail' : 'ignored';
  if (told.outcome === 'reversed') return effectOfReversal(known, told);
  if (told.reversed)
    return known.reference === told.reference || told.paid ? 'paid-again' : 'ignored';
  if (known.reference === told.reference) return 'repeated';
  if (told.taken) return 'reference-taken';
  return depositStates.mayBecome(known.state, 'PAID') ? 'pay' : 'second-payment';
}

function effectOfReversal(known: Known, told: Told): PaymentEffect {
  if (told.reversed) return 'repeated';
  if (known.reference !== told.reference) return 'reversed-first';
  return known.state === 'CREDITED' || known.state === 'REVIEW' ? 'reverse' : 'ignored';
}
