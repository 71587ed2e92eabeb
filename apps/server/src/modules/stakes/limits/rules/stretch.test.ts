import { describe, expect, it } from 'vitest';
import { BREAK_MINUTES, checkInMs, continues, type Stretch } from './stretch.ts';

const MINUTE = 60_000;
const now = new Date('2026-04-15T06:00:00.000Z');
const ago = (ms: number) => BigInt(now.getTime() - ms);
const stretch = (over: Partial<Stretch>): Stretch => ({
  beganMs: ago(50 * MINUTE),
  playedAtMs: ago(0),
  checkedAtMs: ago(50 * MINUTE),
  staked: 0n,
  won: 0n,
  checkMinutes: 60n,
  ...over,
});

describe('a stretch of play', () => {
  it.each([
    [null, false],
    [ago(BREAK_MINUTES * MINUTE), true],
    [ago(BREAK_MINUTES * MINUTE + 1), false],
    [ago(-MINUTE), true],
  ])('whose last stake was at %s continues: %s', (playedAtMs, goes) => {
    expect(continues(stretch({ playedAtMs }), now)).toBe(goes);
  });
});

describe('the reality check', () => {
  it.each([
    ['comes an interval after the last', {}, 10 * MINUTE],
    ['is due at its moment', { checkedAtMs: ago(60 * MINUTE) }, 0],
    ['stays due', { checkedAtMs: ago(90 * MINUTE) }, 0],
    ['does not come when it is off', { checkMinutes: null }, null],
    ['does not come after a break', { playedAtMs: ago(16 * MINUTE) }, null],
    [
      'is not postponed by a clock that was set back',
      { checkedAtMs: ago(-90 * MINUTE) },
      60 * MINUTE,
    ],
  ])('%s', (_, over, ms) => {
    expect(checkInMs(stretch(over), now)).toBe(ms);
  });
});
