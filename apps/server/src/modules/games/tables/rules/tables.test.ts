import { LEAST_ROUND_MS, tableTerms } from '@nokshi/contract/console/table-terms.ts';
import { tableCode } from '@nokshi/contract/player/tables.ts';
import { expect, test } from 'vitest';
import { factsOf } from '../facts-of.ts';
import { periodOf } from '../round-times.ts';
import { limitsOf } from './limits.ts';
import { TABLES } from './tables.ts';

test('the house has three tables of each of seven games, the robots and the kite', () => {
  const many: Record<string, number> = {};
  for (const { game } of TABLES) many[game] = (many[game] ?? 0) + 1;
  expect(many).toEqual({
    baccarat: 3,
    roulette: 3,
    'dragon-tiger': 3,
    'andar-bahar': 3,
    'teen-patti': 3,
    'sic-bo': 3,
    'one-day': 3,
    'robo-rumble': 1,
    kite: 1,
  });
  expect(new Set(TABLES.map(({ gameCode }) => gameCode)).size).toBe(TABLES.length);
});

test.each(TABLES)('$gameCode begins with terms that an operator could set', (table) => {
  expect(tableCode.safeParse(table.gameCode).success).toBe(true);
  expect(tableTerms.safeParse(table.terms).error).toBeUndefined();
  expect(table.rulesOffered).toContain(table.terms.rules);
  const { least, most, round, win } = limitsOf(table.terms.limits);
  expect([least > 0n, least <= most, most <= round, win >= most]).toEqual([true, true, true, true]);
  expect(periodOf(table.terms)).toBeGreaterThanOrEqual(LEAST_ROUND_MS);
});

test('tables of one game go on at their own pace, and not as one', () => {
  const tables = TABLES.filter(({ kind }) => kind !== 'kite');
  const paces = tables.map(({ game, terms }) => `${game} ${periodOf(terms)}`);
  expect(new Set(paces).size).toBe(tables.length);
});

test('the catalogue says of a table what the best of its spots returns', () => {
  const facts = (game: string, rules: string) => factsOf({ game, rules });
  expect(facts('baccarat', 'commission')).toMatchObject({ rtp: '98.94', maxWin: '201' });
  expect(facts('roulette', 'european')).toEqual({ rtp: '97.29', hitRate: '48.64', maxWin: '36' });
  expect(facts('dragon-tiger', 'standard').rtp).toBe('96.26');
  expect(Number(facts('one-day', 'standard').rtp)).toBeGreaterThan(97);
});
