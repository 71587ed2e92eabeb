import { MARKERS } from '@nokshi/contract/console/harm.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Deposit, type Facts, type Hour, harmOf } from './markers.ts';

const now = new Date('2026-04-29T06:00:00.000Z');
const DAY = 86_400_000;
const STEPS = [1, 2, 3] as const;
const profile = {
  markers: Object.fromEntries(MARKERS.map((marker) => [marker, STEPS])) as Record<
    (typeof MARKERS)[number],
    typeof STEPS
  >,
  harmScore: [2, 4, 6] as const,
};

const nothing: Facts = { now, hours: [], deposits: [], issuesInARow: 0, raises: 0 };
const hour = (at: number, more: Partial<Hour> = {}): Hour => ({
  day: '2026-04-20',
  hour: at,
  rounds: 10,
  staked: 1_000n,
  net: -100n,
  ...more,
});
const deposit = (daysAgo: number, more: Partial<Deposit> = {}): Deposit => {
  const at = new Date(now.getTime() - daysAgo * DAY);
  const day = at.toISOString().slice(0, 10);
  const usual = { credited: 100_000n, failed: false, held: false, netBefore: 0n, stakedAfter: 0n };
  return { at, day, ...usual, ...more };
};
const figures = (facts: Partial<Facts>) =>
  Object.fromEntries(
    harmOf({ ...nothing, ...facts }, profile).markers.map(({ marker, figure }) => [marker, figure]),
  );

describe('markers of harm', () => {
  it('are empty for a member who did nothing', () => {
    expect(harmOf(nothing, profile)).toEqual({ level: 0, score: 0, markers: [] });
  });

  it('count deposits between a loss and new stakes', () => {
    const chase = { netBefore: -1n, stakedAfter: 1n };
    const deposits = [
      deposit(1, chase),
      deposit(2, { ...chase, netBefore: 1n }),
      deposit(3, { ...chase, stakedAfter: 0n }),
      deposit(4, { ...chase, credited: null }),
    ];
    expect(figures({ deposits })).toMatchObject({ chasing: 1 });
  });

  it('count draws one after another, beside the time they took', () => {
    const shortPlay = { hours: [hour(10)], issuesInARow: 90 };
    expect(figures(shortPlay)).toMatchObject({ 'many-issues': 90, 'long-play': 1 });
    expect(figures({ issuesInARow: 0 })['many-issues']).toBeUndefined();
  });

  it('count hours in which stakes doubled right after an hour that lost', () => {
    const rose = [hour(10), hour(11, { staked: 2_000n, net: 5n }), hour(12, { staked: 9_000n })];
    expect(figures({ hours: rose })).toMatchObject({ 'rising-stakes': 1 });
    const more = [hour(10), hour(11, { staked: 2_000n, rounds: 20 })];
    expect(figures({ hours: more })['rising-stakes']).toBeUndefined();
    const later = [hour(10), hour(12, { staked: 9_000n })];
    expect(figures({ hours: later })['rising-stakes']).toBeUndefined();
  });

  it('count the hours before six in the morning', () => {
    expect(figures({ hours: [hour(0), hour(5), hour(6), hour(23)] })).toMatchObject({
      'night-play': 2,
    });
  });

  it('compare the deposits of a week with the mean of the three before', () => {
    const before = [8, 15, 22].map((days) => deposit(days));
    expect(figures({ deposits: [deposit(1), deposit(2), ...before] })).toMatchObject({
      'rising-deposits': 200,
    });
    expect(figures({ deposits: [deposit(1)] })['rising-deposits']).toBeUndefined();
    const small = [deposit(1, { credited: 99_999n }), deposit(9, { credited: 1n })];
    expect(figures({ deposits: small })['rising-deposits']).toBeUndefined();
  });

  it('count the deposits of the busiest day, failed ones, and those in review', () => {
    const deposits = [
      deposit(1),
      deposit(1),
      deposit(2),
      deposit(2, { credited: null, failed: true }),
    ];
    expect(figures({ deposits: [...deposits, deposit(3, { held: true })] })).toMatchObject({
      'many-deposits': 2,
      'failed-deposits': 1,
      'held-deposits': 1,
    });
  });

  it('count consecutive hours with play, also over midnight', () => {
    const hours = [
      hour(22),
      hour(23),
      hour(0, { day: '2026-04-21' }),
      hour(2, { day: '2026-04-21' }),
    ];
    expect(figures({ hours })).toMatchObject({ 'long-play': 3 });
  });

  it('add up to a score and a level; one strong marker alone reaches level 2', () => {
    expect(harmOf({ ...nothing, raises: 1 }, profile)).toMatchObject({ score: 1, level: 0 });
    expect(harmOf({ ...nothing, raises: 2 }, profile)).toMatchObject({ score: 2, level: 1 });
    expect(harmOf({ ...nothing, raises: 9 }, profile)).toEqual({
      score: 3,
      level: 2,
      markers: [{ marker: 'limit-raises', figure: 9, level: 3 }],
    });
  });

  it('never fall with more deposits or hours, except the weekly rise', () => {
    const some = fc.array(fc.integer({ min: 0, max: 27 }), { maxLength: 20 });
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 27 }), (days, one) => {
        const made = days.map((day) => deposit(day, { netBefore: -1n, stakedAfter: 1n }));
        const { 'rising-deposits': _a, ...less } = figures({ deposits: made });
        const { 'rising-deposits': _b, ...more } = figures({ deposits: [...made, deposit(one)] });
        for (const [marker, figure] of Object.entries(less))
          expect(more[marker]).toBeGreaterThanOrEqual(figure);
      }),
    );
  });
});
