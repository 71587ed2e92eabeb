import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('the next round may begin when the rest is over, and never before', () => {
  let now = 1_000;
  const pace = createPace(() => now);
  expect([pace.left(), pace.done()]).toEqual([0, 1]);
  pace.restFor(5_000);
  now += 1_250;
  expect([pace.left(), pace.done()]).toEqual([3_750, 0.25]);
  now += 3_750;
  expect([pace.left(), pace.done()]).toEqual([0, 1]);
});
