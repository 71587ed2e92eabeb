import { expect, it } from 'vitest';
import { monthSteps } from './month-steps.ts';

it('takes one step for a day and for a whole month', () => {
  expect(monthSteps('2026-03-01', '2026-03-01')).toEqual([
    { from: '2026-03-01', to: '2026-03-01' },
  ]);
  expect(monthSteps('2026-03-01', '2026-03-31')).toHaveLength(1);
});

it('has each day of a year in one step, none twice', () => {
  const steps = monthSteps('2025-03-05', '2026-03-04');
  expect(steps).toHaveLength(12);
  expect(steps[0]?.from).toBe('2025-03-05');
  expect(steps.at(-1)?.to).toBe('2026-03-04');
  for (const [at, step] of steps.entries()) {
    const next = steps[at + 1];
    if (next) expect(Date.parse(next.from) - Date.parse(step.to)).toBe(86_400_000);
  }
});
