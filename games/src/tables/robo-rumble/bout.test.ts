import { ENDS } from '@nokshi/house-math/tables/cockfight.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boutOf } from './bout.ts';

const BOUT_MS = 19_000;
const bouts = fc.record({
  end: fc.constantFrom(...ENDS),
  issue: fc.integer({ min: 1, max: 9_999 }).map((n) => `20261127-${n}`),
});

test('a bout leads to the end that was drawn, and to no other before it', () => {
  fc.assert(
    fc.property(bouts, ({ end, issue }) => {
      const { exchanges, endsAt } = boutOf(end, issue, BOUT_MS);
      const last = exchanges.at(-1);
      expect([last?.red === 0, last?.blue === 0]).toEqual([
        end === 'blue' || end === 'double-knock-out',
        end === 'red' || end === 'double-knock-out',
      ]);
      for (const { red, blue } of exchanges.slice(0, -1)) {
        expect(red).toBeGreaterThan(0);
        expect(blue).toBeGreaterThan(0);
      }
      expect(endsAt).toBeLessThanOrEqual(BOUT_MS);
      expect(last?.at).toBeLessThanOrEqual(endsAt);
    }),
  );
});

test('everybody sees the same bout, and the next round another one', () => {
  expect(boutOf('red', '20261127-1', BOUT_MS)).toEqual(boutOf('red', '20261127-1', BOUT_MS));
  expect(boutOf('red', '20261127-1', BOUT_MS)).not.toEqual(boutOf('red', '20261127-2', BOUT_MS));
});

test('charge never grows, and three rounds are rung in', () => {
  const { exchanges, bells } = boutOf('time-out', '20261127-7', BOUT_MS);
  expect(bells).toHaveLength(3);
  exchanges.slice(1).forEach(({ red, blue }, at) => {
    expect(red).toBeLessThanOrEqual(exchanges[at]?.red ?? 0);
    expect(blue).toBeLessThanOrEqual(exchanges[at]?.blue ?? 0);
  });
});
