import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectOf } from './payment-effect.ts';

const told = (outcome: 'paid' | 'failed', reference = 'a', taken = false) => ({
  outcome,
  reference,
  taken,
});

test.each<[DepositState, string | null, ReturnType<typeof told>, string]>([
  ['PENDING', null, told('paid'), 'pay'],
  ['PENDING', null, told('failed'), 'fail'],
  ['EXPIRED', null, told('paid'), 'pay'],
  ['EXPIRED', null, told('failed'), 'ignored'],
  ['FAILED', null, told('paid'), 'pay'],
  ['FAILED', null, told('failed'), 'ignored'],
  ['CREDITED', 'a', told('paid'), 'repeated'],
  ['CREDITED', 'a', told('failed'), 'ignored'],
  ['CREDITED', 'b', told('paid'), 'second-payment'],
  ['REVIEW', 'a', told('paid'), 'repeated'],
  ['REVIEW', 'b', told('paid'), 'second-payment'],
  ['PENDING', null, told('paid', 'a', true), 'reference-taken'],
])('a %s deposit paid by %s that hears %j: %s', (state, reference, message, effect) => {
  expect(effectOf({ state, reference }, message)).toBe(effect);
});

test('whatever the order, a deposit with one payment is paid once', () => {
  const messages = ['failed', 'paid', 'paid', 'failed', 'expire'] as const;
  fc.assert(
    fc.property(fc.shuffledSubarray([...messages], { minLength: 5 }), (order) => {
      let known: { state: DepositState; reference: string | null } = {
        state: 'PENDING',
        reference: null,
      };
      let paid = 0;
      for (const message of order) {
        if (message === 'expire') {
          if (known.state === 'PENDING') known = { ...known, state: 'EXPIRED' };
          continue;
        }
        const effect = effectOf(known, told(message));
        if (effect === 'fail') known = { ...known, state: 'FAILED' };
        if (effect === 'pay') {
          known = { state: 'CREDITED', reference: 'a' };
          paid += 1;
        }
      }
      expect([known.state, paid]).toEqual(['CREDITED', 1]);
    }),
  );
});
