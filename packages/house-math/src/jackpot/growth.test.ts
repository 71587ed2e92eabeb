import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stopOf, tickAt, valueAt } from './growth.ts';

const amount = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) });
const pool = fc.record({
  value: amount(1_000_000),
  step: fc.bigInt({ min: 1n, max: 20_000n }),
  stepMs: fc.integer({ min: 1, max: 60 }).map((seconds) => seconds * 1_000),
  tick: fc.integer({ min: 0, max: 1_000 }),
  above: amount(500_000),
  cover: amount(500_000),
});
type Pool = { value: bigint; step: bigint; stepMs: number; tick: number; cap: bigint };

const growthOf = (at: Pool & { cover: bigint; untilMs: number | null }) => ({
  ...at,
  stopsAt: stopOf(at),
});

it('grows by 165.11 every 3 s, at the turn of each', () => {
  const growth = { value: 0n, tick: 0, step: 16_511n, stepMs: 3_000, stopsAt: 1_000_000n };
  expect([0, 2_999, 3_000, 6_000].map((ms) => valueAt(growth, ms))).toEqual([
    0n,
    0n,
    16_511n,
    33_022n,
  ]);
});

it('never shows more than its cap or what was given, and never less than it had', () => {
  fc.assert(
    fc.property(pool, fc.integer({ min: 0, max: 10_000_000 }), ({ above, ...given }, ms) => {
      const cap = given.value + above;
      const shown = valueAt(growthOf({ ...given, cap, untilMs: null }), ms);
      expect(shown).toBeGreaterThanOrEqual(given.value);
      expect(shown).toBeLessThanOrEqual(cap);
      expect(shown - given.value).toBeLessThanOrEqual(given.cover);
    }),
  );
});

it('posted at any moments on the way, its fundings add up to what it shows', () => {
  const looks = fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(pool, looks, ({ above, ...given }, pauses) => {
      const cap = given.value + above;
      let now = given.tick * given.stepMs;
      const whole = growthOf({ ...given, cap, untilMs: null });
      let at = { ...given, cap };
      for (const pause of pauses) {
        now += pause;
        const value = valueAt(growthOf({ ...at, untilMs: null }), now);
        const cover = at.cover - (value - at.value);
        at = { ...at, value, cover, tick: tickAt(now, at.stepMs) };
        // Computed from the pool's first state, the value is the same.
        expect(value).toBe(valueAt(whole, now));
        expect(cover).toBeGreaterThanOrEqual(0n);
        expect(at.value - given.value + cover).toBe(given.cover);
      }
    }),
  );
});

it('stops with what it has at the end of its schedule', () => {
  const at = { value: 0n, tick: 10, step: 100n, stepMs: 1_000, cap: 10_000n, cover: 10_000n };
  expect(valueAt(growthOf({ ...at, untilMs: 15_500 }), 60_000)).toBe(500n);
  expect(valueAt(growthOf({ ...at, untilMs: 1_000 }), 60_000)).toBe(0n);
});
