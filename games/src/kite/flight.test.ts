import type { Flight, KiteBet } from '@nokshi/contract/player/kite.ts';
import { msTo } from '@nokshi/house-math/instants/kite.ts';
import { expect, test } from 'vitest';
import { placeAt } from './course.ts';
import { HELD_MS, heightOf, momentOf, timesText } from './flight.ts';
import { emptySlot, faceOf, NEWS_MS, orderOf, restoreSlots, type Slot } from './slot.ts';

const T = Date.parse('2026-11-27T12:00:00Z');
const at = (ms: number) => new Date(T + ms).toISOString();
const flight = (change: Partial<Flight> = {}): Flight => ({
  issue: '20261127-0042',
  state: 'OPEN',
  opensAt: at(0),
  closesAt: at(8_000),
  risesAt: at(10_000),
  commitment: null,
  root: null,
  cut: null,
  ...change,
});
const bet = (change: Partial<KiteBet> = {}): KiteBet => ({
  betId: 'wgr_1',
  issue: '20261127-0042',
  stake: '10.00',
  order: null,
  takesAt: 100_000,
  taken: null,
  state: 'OPEN',
  payout: null,
  isFree: false,
  placedAt: at(1_000),
  ...change,
});
const slot = (change: Partial<Slot> = {}): Slot => ({ ...emptySlot(), ...change });
const face = (own: Slot, ms: number, change: Partial<Flight> = {}) =>
  faceOf(own, momentOf(flight(change), T + ms), '20261127-0042');

test('a flight takes bets, is closed, flies, and is cut, all on the clock of the server', () => {
  expect(momentOf(null, T).phase).toBe('none');
  expect(momentOf(flight(), T + 3_000)).toEqual({
    phase: 'betting',
    leftMs: 5_000,
    wholeMs: 8_000,
  });
  expect(momentOf(flight(), T + 8_500)).toEqual({ phase: 'closed', leftMs: 1_500 });
  const reached = T + 10_000 + msTo(200);
  expect(momentOf(flight(), reached + HELD_MS)).toMatchObject({ phase: 'flying', shown: 200 });
  const cut = momentOf(flight({ state: 'DRAWN', cut: 200 }), reached + 300);
  expect(cut).toEqual({ phase: 'cut', cut: 200, sinceMs: 300 });
  expect(momentOf(flight({ state: 'VOID' }), T + 20_000).phase).toBe('void');
});

test('the picture is behind the flight, so that it does not climb past a cut on its way', () => {
  const cut = T + 10_000 + msTo(140);
  const seen = momentOf(flight(), cut + HELD_MS - 50);
  expect(seen.phase === 'flying' && seen.shown).toBeLessThan(140);
});

test('the button places, withdraws, waits and takes what the kite shows', () => {
  expect(face(slot(), 1_000)).toEqual({ act: 'place' });
  expect(face(slot({ bet: bet() }), 1_000)).toEqual({ act: 'withdraw', takesAt: 100_000 });
  expect(face(slot({ bet: bet() }), 9_000)).toEqual({ act: null, why: 'wait' });
  expect(face(slot({ bet: bet() }), 10_000 + msTo(250) + HELD_MS)).toEqual({
    act: 'take',
    pays: 25_00n,
  });
  expect(face(slot({ bet: bet({ taken: 231 }) }), 15_000)).toEqual({
    act: null,
    why: 'taken',
    at: 231,
    pays: 23_10n,
  });
});

test('while no bets are taken a press waits for the next flight, and another one calls it off', () => {
  expect(face(slot(), 12_000)).toEqual({ act: 'queue' });
  expect(face(slot({ isQueued: true }), 12_000)).toEqual({ act: 'unqueue' });
  expect(face(slot({ bet: bet({ issue: '20261127-0041' }) }), 1_000)).toEqual({ act: 'place' });
});

test('an order is shown as taken only when the kite still flies after the news of a cut would be here', () => {
  const own = slot({ bet: bet({ order: 200, takesAt: 200 }) });
  const reached = 10_000 + msTo(200) + HELD_MS;
  expect(face(own, reached + 50)).toEqual({ act: null, why: 'taking' });
  expect(face(own, reached + NEWS_MS + 20)).toMatchObject({ why: 'taken', at: 200 });
  expect(face(own, reached + 50, { cut: 199 })).toEqual({ act: null, why: 'lost' });
  expect(face(own, reached + 50, { cut: 200 })).toMatchObject({ why: 'taken', at: 200 });
});

test('a call that the server heard after the cut is said to be late', () => {
  const own = slot({ bet: bet(), isLate: true });
  expect(face(own, 12_000)).toEqual({ act: null, why: 'late' });
  expect(face(own, 12_000, { cut: 110 })).toEqual({ act: null, why: 'late' });
});

test('bets that the server knows keep their slots, and new ones take free slots', () => {
  const slots = [slot(), slot({ bet: bet({ betId: 'wgr_2' }), isQueued: true })];
  restoreSlots(slots, [
    bet({ betId: 'wgr_1' }),
    bet({ betId: 'wgr_2', taken: 150 }),
    bet({ betId: 'wgr_0', state: 'WITHDRAWN' }),
  ]);
  expect(slots.map((each) => each.bet?.betId)).toEqual(['wgr_1', 'wgr_2']);
  expect(slots[1]?.bet?.taken).toBe(150);
  restoreSlots(slots, [bet({ betId: 'wgr_3', issue: '20261127-0043' })]);
  expect(slots.map((each) => each.bet?.betId)).toEqual(['wgr_3', 'wgr_2']);
});

test('a slot in which a bet is placed now is left to it', () => {
  const slots = [slot({ asking: 'place' }), slot()];
  restoreSlots(slots, [bet()]);
  expect(slots.map((each) => each.bet?.betId)).toEqual([undefined, 'wgr_1']);
});

test('an order is read in either digits, from 1.01 to 1,000.00', () => {
  expect(orderOf('2.5')).toBe(250);
  expect(orderOf('২.৫০×')).toBe(250);
  expect(orderOf('1,000')).toBe(100_000);
  for (const typed of ['', '1', '1.00', '1000.01', 'two']) expect(orderOf(typed), typed).toBeNull();
});

test('cuts are coloured by their height and written with two decimals', () => {
  expect([100, 199, 200, 999, 1_000].map(heightOf)).toEqual(['low', 'low', 'mid', 'mid', 'high']);
  expect(timesText(100_000)).toBe('1,000.00');
});

test('the kite climbs and moves away the whole time, and stays in the picture', () => {
  const view = { width: 390, height: 300 };
  const way = [0, 1_000, 5_000, 20_000, 115_000].map((ms) => placeAt(ms, view));
  way.slice(1).forEach((place, i) => {
    expect(place.x).toBeGreaterThan(way[i]?.x ?? 0);
    expect(place.y).toBeLessThan(way[i]?.y ?? 0);
  });
  expect(way.at(-1)?.x).toBeLessThan(view.width);
  expect(way.at(-1)?.y).toBeGreaterThan(0);
});
