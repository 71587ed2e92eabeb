import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentOutcome } from '@nokshi/contract/console/callbacks.ts';
import { effectOf } from './payment-effect.ts';

const told = (
  outcome: PaymentOutcome,
  reference = 'a',
  taken = false,
  reversed = false,
  paid = false,
) => ({ outcome, reference, taken, reversed, paid });

const known = (state: DepositState, reference: string | null = null) => ({ state, reference });

test.each<[ReturnType<typeof known>, ReturnType<typeof told>, string]>([
  [known('PENDING'), told('paid'), 'pay'],
  [known('PENDING'), told('failed'), 'fail'],
  [known('EXPIRED'), told('paid'), 'pay'],
  [known('EXPIRED'), told('failed'), 'ignored'],
  [known('FAILED'), told('paid'), 'pay'],
  [known('FAILED'), told('failed'), 'ignored'],
  [known('CREDITED', 'a'), told('paid'), 'repeated'],
  [known('CREDITED', 'a'), told('failed'), 'ignored'],
  [known('CREDITED', 'b'), told('paid'), 'second-payment'],
  [known('REVIEW', 'a'), told('paid'), 'repeated'],
  [known('REVIEW', 'b'), told('paid'), 'second-payment'],
  [known('PENDING'), told('paid', 'a', true), 'reference-taken'],
  [known('CREDITED', 'a'), told('reversed'), 'reverse'],
  [known('REVIEW', 'a'), told('reversed'), 'reverse'],
  [known('REVERSED', 'a'), told('reversed', 'a', false, true), 'repeated'],
  [known('RETURNED', 'a'), told('reversed'), 'ignored'],
  [known('REVERSED', 'a'), told('paid', 'a', false, true, true), 'paid-again'],
  [known('RETURNED', 'a'), told('paid', 'a', false, true, true), 'paid-again'],
  [known('RETURNED', 'a'), told('paid'), 'repeated'],
  [known('CREDITED', 'b'), told('reversed'), 'reversed-first'],
  [known('PENDING'), told('reversed'), 'reversed-first'],
  [known('PENDING'), told('paid', 'a', false, true), 'ignored'],
  [known('PENDING'), told('paid', 'a', false, true, true), 'paid-again'],
])('payment effect: a deposit that is %j and hears %j: %s', (deposit, message, effect) => {
  expect(effectOf(deposit, message)).toBe(effect);
});

test('payment effect: a deposit with one payment is paid once, whatever the order of messages', () => {
  const messages = ['failed', 'paid', 'paid', 'failed', 'expire'] as const;
  fc.assert(
    fc.property(fc.shuffledSubarray([...messages], { minLength: 5 }), (order) => {
      let deposit = known('PENDING');
      let paid = 0;
      for (const message of order) {
        if (message === 'expire') {
          if (deposit.state === 'PENDING') deposit = known('EXPIRED');
          continue;
        }
        const effect = effectOf(deposit, told(message));
        if (effect === 'fail') deposit = known('FAILED');
        if (effect === 'pay') {
          deposit = known('CREDITED', 'a');
          paid += 1;
        }
      }
      expect([deposit.state, paid]).toEqual(['CREDITED', 1]);
    }),
  );
});
