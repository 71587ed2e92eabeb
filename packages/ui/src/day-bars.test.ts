import { expect, it } from 'vitest';
import { barsOf, everyDay } from './day-bars.ts';

it('has every day of the range, over the end of a month and with days without play', () => {
  expect(everyDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  const { bars } = barsOf([{ day: '2026-02-28', net: '5.00' }], {
    from: '2026-02-27',
    to: '2026-03-01',
  });
  expect(bars.map(({ net, height }) => [net, height])).toEqual([
    ['0.00', 0],
    ['5.00', 1],
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
  const { zero, bars } = barsOf([], { from: '2026-03-01', to: '2026-03-01' });
  expect([zero, bars[0]?.height]).toEqual([0.5, 0]);
});
