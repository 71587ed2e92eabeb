import { expect, it } from 'vitest';
import { mayStep, TRANSITIONS, WAGER_STATES, type WagerStep } from './states.ts';

it('a void wager goes nowhere; every other can be settled, again too, or voided', () => {
  const steps = Object.keys(TRANSITIONS) as WagerStep[];
  const allowed = WAGER_STATES.flatMap((from) =>
    steps.filter((step) => mayStep(from, step)).map((step) => `${from} ${step}`),
  );
  expect(allowed).toEqual(['OPEN SETTLE', 'OPEN VOID', 'SETTLED SETTLE', 'SETTLED VOID']);
});
