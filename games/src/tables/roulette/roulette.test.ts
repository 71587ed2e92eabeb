import { POCKETS, ROULETTE_BETS, WHEEL } from '@nokshi/house-math/tables/roulette.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hotAndCold } from './hot-cold.ts';
import { BELOW, LENGTH, onTrack, placeOf } from './places.ts';
import { angleOf, FRONT, wheelPath } from './wheel-path.ts';

const places = ROULETTE_BETS.map((bet) => ({ bet, place: placeOf(bet) }));
const middle = ({ u, v, du, dv }: ReturnType<typeof placeOf>) => [u + du / 2, v + dv / 2] as const;

test('every bet of the layout has a place of its own within it', () => {
  const middles = places.map(({ place }) =>
    middle(place)
      .map((n) => n.toFixed(2))
      .join(' '),
  );
  expect(new Set(middles).size).toBe(157);
  for (const { place } of places) {
    expect(place.u).toBeGreaterThanOrEqual(0);
    expect(place.u + place.du).toBeLessThanOrEqual(LENGTH);
    expect(place.v).toBeGreaterThanOrEqual(-BELOW);
    expect(place.v + place.dv).toBeLessThanOrEqual(3.2);
  }
});

test('splits and corners lie where all cells of their pockets touch', () => {
  const cells = new Map(
    places
      .filter(({ bet }) => bet.kind === 'straight')
      .map(({ bet, place }) => [bet.pockets[0], place] as const),
  );
  // The first four lie at the outer end of the line between zero and the first row.
  const touched = places.filter(
    ({ bet }) => bet.kind === 'split' || (bet.kind === 'corner' && bet.code !== 'corner-0-1-2-3'),
  );
  for (const { bet, place } of touched) {
    const [u, v] = middle(place);
    for (const pocket of bet.pockets) {
      const cell = cells.get(pocket);
      if (!cell) throw new Error(`no cell ${pocket}`);
      expect([bet.code, u >= cell.u && u <= cell.u + cell.du]).toEqual([bet.code, true]);
      expect([bet.code, v >= cell.v && v <= cell.v + cell.dv]).toEqual([bet.code, true]);
    }
  }
});

test('the racetrack leads once around, the pockets at equal distances', () => {
  for (const aspect of [1.1, 2.6]) {
    const all = WHEEL.map((_, at) => onTrack(at / POCKETS, aspect));
    const apart = all.map(({ x, y }, at) => {
      const next = all[(at + 1) % POCKETS] ?? { x: 0, y: 0 };
      return Math.hypot((next.x - x) * aspect, next.y - y);
    });
    expect(Math.max(...apart) / Math.min(...apart)).toBeLessThan(1.05);
    for (const { x, y } of all) expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThanOrEqual(-1e-9);
  }
});

test('the wheel rests with the drawn pocket in front, and the ball lands in it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 36 }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (pocket, from) => {
        const { rotor, ball } = wheelPath({ from, pocket, landMs: 6_000, restMs: 1_600 });
        const off = (degrees: number) => Math.abs(((((degrees + 180) % 360) + 360) % 360) - 180);
        expect(off(rotor[2] + angleOf(pocket) - FRONT)).toBeLessThan(1e-6);
        expect(off(ball[1] - rotor[1] - angleOf(pocket))).toBeLessThan(1e-6);
        expect(rotor[0]).toBe(from);
        expect(rotor[2]).toBeGreaterThan(rotor[1]);
      },
    ),
  );
});

test('hot and cold pockets are those that came most and least', () => {
  expect(hotAndCold([7, 7, 0, 12], 2).hot).toEqual([7, 0]);
  expect(hotAndCold([7, 7, 0, 12], 2).cold).toEqual([35, 36]);
  expect(hotAndCold([], 2)).toEqual({ hot: [], cold: [] });
});
