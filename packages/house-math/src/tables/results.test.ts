import { describe, expect, test } from 'vitest';
import { numberOf } from '../fraction.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { TABLE_GAMES } from './games.ts';
import { momentsOf, type Part, partsOf, type Stakes, worstOf } from './results.ts';
import { payoutOf, returnOf, type Table, type TableGame } from './table.ts';

type Of = { readonly game: string; readonly rules: string; readonly opening: readonly number[] };
const OPENINGS: Readonly<Record<string, readonly number[]>> = {
  'andar-bahar': [0, 1],
  'robo-rumble': [0, 5, 11],
};
const tables: readonly Of[] = Object.entries<TableGame>(TABLE_GAMES).flatMap(([game, { rules }]) =>
  rules.flatMap((each) =>
    (OPENINGS[game]?.map((opening) => [opening]) ?? [[]]).map((opening) => ({
      game,
      rules: each,
      opening,
    })),
  ),
);
const tableOf = ({ game, ...of }: Of): Table =>
  (TABLE_GAMES as Readonly<Record<string, TableGame>>)[game]?.tableOf(of) as Table;
const partsFor = (of: Of): readonly Part[] => partsOf(of) ?? [];
const on = (spot: string, stake = 1_000_000n): Stakes => new Map([[spot, stake]]);

describe.each(tables)('$game, $rules, $opening', (of) => {
  test('every spot is in one part, and what it returns there is its exact return', () => {
    const parts = partsFor(of);
    const { spots } = tableOf(of);
    expect(parts.flatMap((part) => part.spots).toSorted()).toEqual(
      spots.map(({ code }) => code).toSorted(),
    );
    for (const { ways } of parts)
      expect(ways.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    for (const spot of spots) {
      const { mean } = momentsOf(parts, on(spot.code));
      expect(mean / 1_000_000, spot.code).toBeCloseTo(numberOf(returnOf(spot)), 6);
    }
  });

  test('no result that is drawn pays more than the worst, whatever lies on the spots', () => {
    const { spots, draw } = tableOf(of);
    const random = simulationRandom(7);
    for (let round = 0; round < 200; round += 1) {
      const stakes = new Map(
        spots
          .filter(() => random.below(4) === 0)
          .map(({ code }) => [code, BigInt(random.below(500)) * 100n]),
      );
      const staked = [...stakes.values()].reduce((sum, one) => sum + one, 0n);
      const shown = draw(random);
      const paid = spots.reduce(
        (sum, spot) => sum + payoutOf(spot, stakes.get(spot.code) ?? 0n, shown),
        0n,
      );
      expect(paid - staked).toBeLessThanOrEqual(worstOf(partsFor(of), stakes).worst);
    }
  });
});

const roulette: Of = { game: 'roulette', rules: 'european', opening: [] };

test('stakes on all results of a wheel lose the same whatever falls', () => {
  const all = new Map(Array.from({ length: 37 }, (_, n) => [`straight-${n}`, 100n]));
  expect(worstOf(partsFor(roulette), all)).toEqual({ worst: -100n, isExact: true });
  expect(momentsOf(partsFor(roulette), all).variance).toBeCloseTo(0, 6);
});

test('the worst of red and a red number is that number', () => {
  const stakes = new Map([
    ['red', 1_000n],
    ['straight-1', 100n],
  ]);
  expect(worstOf(partsFor(roulette), stakes)).toEqual({ worst: 4_500n, isExact: true });
});

test('one number has the variance that its odds give', () => {
  const { variance } = momentsOf(partsFor(roulette), on('straight-17', 100n));
  expect(variance).toBeCloseTo(3_600 ** 2 * (1 / 37) * (36 / 37), 3);
});

test('a bound that no result may reach is said to be one, and other games have none', () => {
  const both = new Map([
    ['banker', 100n],
    ['banker-pair', 100n],
  ]);
  const parts = partsFor({ game: 'baccarat', rules: 'commission', opening: [] });
  expect(worstOf(parts, both)).toEqual({ worst: 1_195n, isExact: false });
  expect(partsOf({ game: 'kite', rules: 'standard', opening: [] })).toBeNull();
});
