import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issueOf, periodOf, roundsBetween, stageOf } from './round-times.ts';

const rhythm = { bettingMs: 15_000, closedMs: 1_500, showMs: 9_000 };
const PERIOD = 25_500;
const MINUTE = 60_000;
/** Midnight in Dhaka. */
const MIDNIGHT = Date.parse('2026-02-28T18:00:00.000Z');
const at = (ms: number) => new Date(MIDNIGHT + ms);
const between = (
  from: number,
  until: number,
  more: Partial<Parameters<typeof roundsBetween>[0]> = {},
) => roundsBetween({ rhythm, stages: 1, from: at(from), until: at(until), after: null, ...more });

describe('rounds of a table', () => {
  test('follow one another from midnight in Dhaka: bets, a pause, the show, the next one', () => {
    const [first, second] = between(0, MINUTE);
    expect(first).toEqual({
      number: first?.number,
      issue: '20260301-0001',
      opensAt: at(0),
      closesAt: at(15_000),
      drawsAt: at(16_500),
    });
    expect(second).toMatchObject({ issue: '20260301-0002', opensAt: at(PERIOD) });
  });

  test('are numbered again from the next midnight, and none goes through it', () => {
    const rounds = between(24 * 60 * MINUTE - MINUTE, 24 * 60 * MINUTE + MINUTE);
    expect(rounds.map(({ issue }) => issue)).toEqual([
      '20260301-3387',
      '20260301-3388',
      '20260302-0001',
      '20260302-0002',
      '20260302-0003',
    ]);
  });

  test('made in two runs are those of one run', () => {
    fc.assert(
      fc.property(fc.nat(48 * 60), fc.nat(120), fc.nat(120), (start, one, two) => {
        const [a, b, c] = [start, start + one, start + one + two].map((n) => n * MINUTE) as [
          number,
          number,
          number,
        ];
        const first = between(a, b);
        const last = first.at(-1);
        const from = last ? last.opensAt.getTime() - MIDNIGHT + PERIOD : b;
        expect([...first, ...between(from, c, { after: last?.number ?? null })]).toEqual(
          between(a, c),
        );
      }),
    );
  });

  test('have numbers that only grow, also after another rhythm', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            bettingMs: fc.integer({ min: 5_000, max: 60_000 }),
            closedMs: fc.integer({ min: 500, max: 10_000 }),
            showMs: fc.integer({ min: 2_000, max: 60_000 }),
          }),
          { minLength: 2, maxLength: 5 },
        ),
        fc.constantFrom(1, 6),
        (rhythms, stages) => {
          let [from, after] = [at(23 * 60 * MINUTE), null as bigint | null];
          for (const each of rhythms) {
            const until = new Date(from.getTime() + 40 * MINUTE);
            const rounds = roundsBetween({ rhythm: each, stages, from, until, after });
            for (const round of rounds) {
              if (after !== null) expect(round.number).toBeGreaterThan(after);
              expect(round.opensAt.getTime()).toBeGreaterThanOrEqual(from.getTime());
              after = round.number;
              from = new Date(round.opensAt.getTime() + periodOf(each));
            }
            expect(rounds.length % stages).toBe(0);
            expect(rounds.map(({ number }) => stageOf(number, stages))).toEqual(
              rounds.map((_, nth) => nth % stages),
            );
          }
        },
      ),
    );
  });
});

test('a number of five digits is written in full', () => {
  const day = BigInt(Date.parse('2026-03-01T00:00:00Z') / 86_400_000);
  expect(issueOf(day * 100_000n + 12_345n)).toBe('20260301-12345');
});
