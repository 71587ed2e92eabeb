import { expect, test } from 'vitest';
import { isChance } from '../../src/fairness/battery.ts';
import { TABLE_GAMES } from '../../src/tables/games.ts';
import type { TableGame } from '../../src/tables/table.ts';
import { blackjackFindings, oneDayFindings } from './card-play.ts';
import { INSTANTS, instantFindings } from './instants.ts';
import { tableFindings } from './tables.ts';

const order = { word: 'a test of tables', rounds: 4_000 };
const strayed = (findings: readonly Parameters<typeof isChance>[0][]) =>
  findings.filter((finding) => !isChance(finding)).map(({ test: name }) => name);
const of = (code: keyof typeof TABLE_GAMES): TableGame => TABLE_GAMES[code];

test.each(
  Object.entries<TableGame>(TABLE_GAMES).flatMap(([code, game]) =>
    game.rules.map((rules) => ({ code, rules, game })),
  ),
)('every spot of $code ($rules) wins as often as its chance says', (asked) => {
  const findings = tableFindings(asked, order);
  expect(findings.length).toBeGreaterThan(3);
  expect(strayed(findings)).toEqual([]);
});

test.each(INSTANTS)('what %s shows is as chance draws it', (code) => {
  expect(strayed(instantFindings(code, order))).toEqual([]);
});

test('cards of One-Day and of blackjack come as chance deals them', () => {
  expect(strayed(oneDayFindings(order))).toEqual([]);
  expect(strayed(blackjackFindings(order))).toEqual([]);
});

test('a wheel that favours a pocket is found by the spots it is in', () => {
  const { rules, tableOf } = of('roulette');
  const bent: TableGame = {
    rules,
    tableOf: (asked) => {
      const table = tableOf(asked);
      return {
        ...table,
        draw: (random) => (random.below(8) === 0 ? [17] : table.draw(random)),
      };
    },
  };
  const found = strayed(tableFindings({ code: 'roulette', rules: 'european', game: bent }, order));
  expect(found).toContain('spot straight-17');
  expect(found).toContain('spot corner-13-14-16-17');
});

test('a result that its chances rule out is a fault', () => {
  const { rules, tableOf } = of('roulette');
  const never: TableGame = {
    rules,
    tableOf: (asked) => {
      const table = tableOf(asked);
      const [spot] = table.spots;
      const pays = [{ code: 'win', back: { n: 2n, d: 1n }, chance: { n: 0n, d: 1n } }];
      return { ...table, spots: spot ? [{ ...spot, pays, hit: () => 0 }] : [] };
    },
  };
  const asked = { code: 'roulette', rules: 'european', game: never };
  expect(() => tableFindings(asked, order)).toThrow('which cannot be');
});
