import { expect, it } from 'vitest';
import { barsOf, everyDay, namedDays } from './day-bars.ts';

it('has every day of the range, over the end of a month and with days without play', () => {
  expect(everyDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  const { bars } = barsOf([{ day: '2026-02-28', net: '8.00' }], {
    from: '2026-02-27',
    to: '2026-03-01',
  });
  expect(bars.map(({ net, height }) => [net, height])).toEqual([
    ['0.00', 0],
    ['8.00', 1],
    ['0.00', 0],
  ]);
});

it('stands gains on the zero line and hangs losses from it, on one scale', () => {
  const range = { from: '2026-03-01', to: '2026-03-02' };
  const days = [
    { day: '2026-03-01', net: '30.00' },
    { day: '2026-03-02', net: '-10.00' },
  ];
  const { zero, bars } = barsOf(days, range);
  expect(zero).toBe(0.75);
  expect(bars).toMatchObject([
    { top: 0, height: 0.75 },
    { top: 0.75, height: 0.25 },
  ]);
});

it('without any play is a line in the middle', () => {
  const { zero, bars, ticks } = barsOf([], { from: '2026-03-01', to: '2026-03-01' });
  expect([zero, bars[0]?.height]).toEqual([0.5, 0]);
  expect(ticks).toEqual([{ minor: 0, y: 0.5 }]);
});

it.each([
  [
    ['30.00', '-10.00'],
    [3000, 2000, 1000, 0, -1000],
  ],
  [['1234.56'], [150_000, 100_000, 50_000, 0]],
  [['-0.07'], [0, -2, -4, -6, -8]],
  [
    ['-987654.32', '12.00'],
    [50_000_000, 0, -50_000_000, -100_000_000],
  ],
])('of %j the axis has round amounts, zero among them, and holds every bar', (nets, expected) => {
  const days = nets.map((net, at) => ({ day: `2026-03-0${at + 1}`, net }));
  const { ticks, bars } = barsOf(days, { from: '2026-03-01', to: '2026-03-02' });
  expect(ticks.map(({ minor }) => minor)).toEqual(expected);
  for (const { top, height } of bars) {
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(1.000_001);
  }
});

it.each([
  [1, [0]],
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [30, [4, 9, 14, 19, 24, 29]],
  [92, [7, 21, 35, 49, 63, 77, 91]],
])('of %i days it names so many that they fit on a phone, the last among them', (count, named) => {
  expect(namedDays(count)).toEqual(named);
});
