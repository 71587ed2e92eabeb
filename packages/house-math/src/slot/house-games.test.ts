import { expect, test } from 'vitest';
import { faultsIn } from '../../../../tests/harness/faults-in.ts';
import { FAMILY_NAMES, SLOTS, type SlotGame } from './index.ts';
import { parOf } from './pars.ts';

/** What holds for the house's games together: really different ones, spread over its families. */
const games = [...SLOTS.values()];
const pointsOf = (game: SlotGame): string => {
  const { code: _code, studio: _studio, name: _name, description: _words, ...rest } = game;
  const { aim: _aim, features: _rules, symbols, ...points } = rest;
  const roles = symbols.map(({ role }) => role);
  const plain = { ...points, strips: null, roles };
  return JSON.stringify(plain, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
};
const twice = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

test('no two games have the same name, in either language', () => {
  expect(twice(games.map(({ name }) => name.EN.toLowerCase()))).toEqual([]);
  expect(twice(games.map(({ name }) => name.BN))).toEqual([]);
  for (const { name } of games) expect(name.EN.length, name.EN).toBeLessThanOrEqual(22);
});

test('no two games have the same strips, nor a strip of another', () => {
  const strips = games.flatMap((game) =>
    'strips' in game ? game.strips.map((strip) => strip.join()) : [],
  );
  expect(twice(strips)).toEqual([]);
});

test('no two games of a family have the same points and pays', () => {
  expect(twice(games.map(pointsOf))).toEqual([]);
});

test('no two games show the same pictures', () => {
  const shown = games.map(({ symbols }) => symbols.map(({ id }) => id).join());
  expect(twice(shown)).toEqual([]);
});

test('a family has at most twenty games, calm ones and wild ones, of more than one layout', async () => {
  const faults = await faultsIn(FAMILY_NAMES, (family) => {
    const own = games.filter((game) => game.family === family);
    expect(own.length).toBeLessThanOrEqual(20);
    if (own.length < 6) return;
    const sigmas = own.map(({ code }) => parOf(code).sigma);
    expect(Math.max(...sigmas) / Math.min(...sigmas)).toBeGreaterThan(1.8);
    // Of the grid, the number of lines and the stake in credits.
    const grids = own.map(
      (game) =>
        `${game.reels} ${game.rows} ${game.betCredits} ${'lines' in game ? game.lines.length : ''}`,
    );
    expect(new Set(grids).size).toBeGreaterThan(own.length / 3);
  });
  expect(faults).toEqual([]);
});

test('what a game promises beside its lines can happen, and not in every round', async () => {
  const faults = await faultsIn(SLOTS, ([code, game]) => {
    const { featureFrequency } = parOf(code);
    // A pot falls by a number of its own, which a test of its family looks at.
    const plain = ['both-ways', 'changing', 'classic', 'collect', 'expanding', 'progressive'];
    if (plain.includes(game.family)) return;
    expect(featureFrequency).toBeGreaterThan(1 / 5_000);
    expect(featureFrequency).toBeLessThan(0.75);
  });
  expect(faults).toEqual([]);
});

test('every game returns and spreads as its draft asks', async () => {
  const drafted = games.flatMap((game) => (game.aim ? [[game.code, game.aim] as const] : []));
  const faults = await faultsIn(drafted, ([code, aim]) => {
    const { rtp, sigma } = parOf(code);
    expect(Math.abs(rtp - aim.rtp)).toBeLessThan(0.006);
    expect(sigma / aim.sigma).toBeGreaterThan(0.75);
    expect(sigma / aim.sigma).toBeLessThan(1.3);
  });
  expect(faults).toEqual([]);
});
