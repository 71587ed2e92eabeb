import { expect, test } from 'vitest';
import { steadyClock } from './steady-clock.ts';

const START = Date.parse('2026-01-15T06:00:00.000Z');
const DAY_MS = 86_400_000;

/** A machine whose clock, running time and sleep the test sets. */
function machine() {
  const at = { wall: START, awake: 0, asleep: 0 };
  const jumps: boolean[] = [];
  const clock = steadyClock({
    wall: { now: () => new Date(at.wall) },
    elapsedMs: () => at.awake,
    awakeAndAsleepMs: () => at.awake + at.asleep,
    onJump: ({ believed }) => void jumps.push(believed),
  });
  const pass = (ms: number) => {
    at.wall += ms;
    at.awake += ms;
  };
  const since = () => clock.now().getTime() - START;
  return { at, clock, pass, since, jumps };
}

test('steady clock: follows the machine’s clock while that is right', () => {
  const { pass, since, jumps } = machine();
  pass(1_000);
  expect(since()).toBe(1_000);
  pass(DAY_MS);
  expect(since()).toBe(DAY_MS + 1_000);
  expect(jumps).toEqual([]);
});

test.each([
  ['two days ahead', 2 * DAY_MS],
  ['a day back', -DAY_MS],
])('steady clock: ignores a machine’s clock set %s, and says so once', (_, jump) => {
  const { at, clock, pass, since, jumps } = machine();
  at.wall += jump;
  pass(5_000);
  expect(since()).toBe(5_000);
  expect(since()).toBe(5_000);
  expect(clock.offMs()).toBe(jump);
  at.wall -= jump;
  pass(1_000);
  expect(since()).toBe(6_000);
  expect(jumps).toEqual([false, true]);
});

test('steady clock: follows a small correction slowly and never backwards', () => {
  const { at, clock, pass, since, jumps } = machine();
  at.wall -= 10_000;
  let before = since();
  for (let second = 1; second <= 400; second += 1) {
    pass(1_000);
    const now = since();
    expect(now).toBeGreaterThan(before);
    before = now;
  }
  expect(clock.offMs()).toBe(0);
  expect(before).toBe(390_000);
  expect(jumps).toEqual([]);
});

test('steady clock: is right after the machine slept', () => {
  const { at, pass, since, jumps } = machine();
  pass(1_000);
  at.wall += 8 * 3_600_000;
  at.asleep += 8 * 3_600_000;
  expect(since()).toBe(8 * 3_600_000 + 1_000);
  at.wall += 2 * DAY_MS;
  expect(since()).toBe(8 * 3_600_000 + 1_000);
  expect(jumps).toEqual([false]);
});
