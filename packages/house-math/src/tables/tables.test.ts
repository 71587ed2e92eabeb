import { describe, expect, test } from 'vitest';
import { fraction, type Fraction, percentOf } from '../fraction.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { times } from '../../../../tests/harness/extent.ts';
import { andarBaharWinner, FIRST_WINS, MOST_DEALT, waysAt } from './andar-bahar.ts';
import { isTableGame, TABLE_GAMES } from './games.ts';
import { CARDS, cardText, newShoe, rankOf } from './cards.ts';
import { dragonTiger as dragonTigerGame, PAIRS } from './dragon-tiger.ts';
import {
  CALL_BETS,
  neighboursOf,
  POCKETS,
  ROULETTE_BETS,
  rouletteTables,
  WHEEL,
} from './roulette.ts';
import { sicBo as sicBoGame } from './sic-bo.ts';
import {
  edgeOf,
  payoutOf,
  type Shown,
  type Spot,
  spotOf,
  type Table,
  type TableGame,
} from './table.ts';

const standard = { rules: 'standard', opening: [0] };
const dragonTiger = dragonTigerGame.tableOf(standard);
const sicBo = sicBoGame.tableOf(standard);
const { european: roulette, 'la-partage': rouletteLaPartage } = rouletteTables;

const spot = (table: Table, code: string): Spot => {
  const found = spotOf(table, code);
  if (!found) throw new Error(`no spot ${code}`);
  return found;
};
const edge = (table: Table, code: string, decimals = 2) =>
  percentOf(edgeOf(spot(table, code)), decimals);

/** Each result with how often it comes; what every spot then brings must be what it says. */
function holdsOver(table: Table, results: Iterable<readonly [Shown, bigint]>): void {
  const counts = new Map(table.spots.map(({ code, pays }) => [code, pays.map(() => 0n)]));
  let all = 0n;
  for (const [shown, weight] of results) {
    all += weight;
    for (const { code, hit } of table.spots) {
      const at = hit(shown);
      const count = counts.get(code);
      if (at !== null && count) count[at] = (count[at] ?? 0n) + weight;
    }
  }
  for (const { code, pays } of table.spots)
    expect([code, pays.map(({ chance }) => chance)]).toEqual([
      code,
      (counts.get(code) ?? []).map((count) => fraction(count, all)),
    ]);
}

describe('dragon tiger', () => {
  function* pairs(): Iterable<readonly [Shown, bigint]> {
    for (let dragon = 0; dragon < CARDS; dragon += 1)
      for (let tiger = 0; tiger < CARDS; tiger += 1)
        yield [[dragon, tiger], dragon === tiger ? 56n : 64n];
  }
  test('every spot’s chance is that of all pairs of 416 cards', () => {
    holdsOver(dragonTiger, pairs());
  });
  test('39,936 of 86,320 pairs win and 6,448 tie; edges as published', () => {
    const [win, tie] = spot(dragonTiger, 'dragon').pays;
    expect(win?.chance).toEqual(fraction(39_936n, PAIRS));
    expect(tie?.chance).toEqual(fraction(6_448n, PAIRS));
    expect(edge(dragonTiger, 'dragon')).toBe('3.73');
    expect(edge(dragonTiger, 'tie')).toBe('32.77');
    expect(edge(dragonTiger, 'suited-tie')).toBe('13.97');
    expect(edge(dragonTiger, 'tiger-big')).toBe('7.69');
  });
  test('a tie gives half of a stake on a side back, truncated', () => {
    expect(payoutOf(spot(dragonTiger, 'dragon'), 333n, [4, 5])).toBe(166n);
  });
});

describe('roulette', () => {
  const pockets = Array.from({ length: POCKETS }, (_, at): readonly [Shown, bigint] => [[at], 1n]);
  test('157 different bets, each with an edge of 1/37, and half of that on even chances with la partage', () => {
    expect(ROULETTE_BETS).toHaveLength(157);
    expect(new Set(ROULETTE_BETS.map(({ code }) => code)).size).toBe(157);
    holdsOver(roulette, pockets);
    holdsOver(rouletteLaPartage, pockets);
    for (const each of roulette.spots) expect(edgeOf(each)).toEqual(fraction(1n, 37n));
    for (const { code, kind } of ROULETTE_BETS)
      expect(edgeOf(spot(rouletteLaPartage, code))).toEqual(
        fraction(1n, kind === 'even' ? 74n : 37n),
      );
  });
  test('inside bets are the ones whose pockets touch on the layout of three columns', () => {
    const at = (pocket: number) => [Math.ceil(pocket / 3), (pocket - 1) % 3] as const;
    const touch = (one: number, other: number) => {
      if (one === 0) return other <= 3;
      const [[r1, c1], [r2, c2]] = [at(one), at(other)];
      return Math.abs(r1 - r2) + Math.abs(c1 - c2) === 1;
    };
    const splits = ROULETTE_BETS.filter(({ kind }) => kind === 'split');
    const all: string[] = [];
    for (let one = 0; one < POCKETS; one += 1)
      for (let other = one + 1; other < POCKETS; other += 1)
        if (touch(one, other)) all.push(`split-${one}-${other}`);
    expect(splits.map(({ code }) => code).sort()).toEqual(all.sort());
    const many = (kind: string) => ROULETTE_BETS.filter((bet) => bet.kind === kind).length;
    expect(
      ['straight', 'split', 'street', 'corner', 'line', 'column', 'dozen', 'even'].map(many),
    ).toEqual([37, 60, 14, 23, 11, 3, 3, 6]);
  });
  test('call bets and neighbours lie on spots of the layout, and voisins cover 17 pockets in a row', () => {
    const covered = (parts: readonly { code: string }[]) =>
      new Set(
        parts.flatMap(({ code }) => ROULETTE_BETS.find((bet) => bet.code === code)?.pockets ?? []),
      );
    expect(covered(CALL_BETS.voisins)).toEqual(new Set([...WHEEL.slice(-9), ...WHEEL.slice(0, 8)]));
    expect(covered(CALL_BETS.tiers).size).toBe(12);
    expect(covered(CALL_BETS.orphelins).size).toBe(8);
    expect(covered(CALL_BETS.zero).size).toBe(7);
    const all = [CALL_BETS.voisins, CALL_BETS.tiers, CALL_BETS.orphelins].flatMap((parts) => [
      ...covered(parts),
    ]);
    expect(new Set(all).size).toBe(POCKETS);
    expect([...covered(neighboursOf(0, 2))].sort((a, b) => a - b)).toEqual([0, 3, 15, 26, 32]);
    expect(new Set(WHEEL).size).toBe(POCKETS);
  });
});

test('sic bo: every spot’s chance is that of 216 throws', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  holdsOver(
    sicBo,
    faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [[a, b, c], 1n] as const))),
  );
  expect(sicBo.spots).toHaveLength(52);
  expect(edge(sicBo, 'big')).toBe('2.77');
  expect(edge(sicBo, 'pair-1-2')).toBe('2.77');
  expect(edge(sicBo, 'single-4')).toBe('3.70');
  for (const each of sicBo.spots) expect(Number(percentOf(edgeOf(each)))).toBeLessThanOrEqual(12.5);
});

describe('andar bahar', () => {
  test('the side of the first card wins 51.5 percent, by recursion card by card', () => {
    let rest = 1;
    let first = 0;
    let second = 0;
    for (let at = 1; at <= MOST_DEALT; at += 1) {
      const comes = 3 / (52 - at);
      if (at % 2 === 1) first += rest * comes;
      else second += rest * comes;
      rest *= 1 - comes;
    }
    expect(first + second).toBeCloseTo(1, 12);
    expect(Number(FIRST_WINS.n) / Number(FIRST_WINS.d)).toBeCloseTo(first, 12);
    expect(percentOf(FIRST_WINS, 1)).toBe('51.5');
  });
  test('every spot’s chance is that of all places of the three cards', () => {
    for (const joker of [0, 1]) {
      /** The joker's rank again as card `at`. */
      function* rounds(): Iterable<readonly [Shown, bigint]> {
        for (let at = 1; at <= MOST_DEALT; at += 1)
          yield [[joker, ...Array.from({ length: at - 1 }, () => 4), 3], waysAt(at)];
      }
      const table = TABLE_GAMES['andar-bahar'].tableOf({ rules: 'standard', opening: [joker] });
      holdsOver(table, rounds());
      const [first, second] = joker === 0 ? ['andar', 'bahar'] : ['bahar', 'andar'];
      expect([edge(table, first ?? ''), edge(table, second ?? '')]).toEqual(['2.14', '3.00']);
    }
  });
  test('a black joker sends the first card to andar, a red one to bahar', () => {
    expect(andarBaharWinner([0, 3])).toBe('andar');
    expect(andarBaharWinner([1, 3])).toBe('bahar');
    expect(andarBaharWinner([1, 8, 3])).toBe('andar');
  });
});

describe('all tables', () => {
  const tables: Readonly<Record<string, Table>> = Object.fromEntries(
    Object.entries<TableGame>(TABLE_GAMES).flatMap(([code, game]) =>
      game.rules.map((rules) => {
        const opening = game.opening?.(simulationRandom(1)) ?? [];
        return [`${code}, ${rules}`, game.tableOf({ rules, opening })];
      }),
    ),
  );
  test.each(Object.keys(tables))(
    '%s: each spot keeps something, at most a third, and opposites are spots',
    (name) => {
      const { spots, opposites } = tables[name] as Table;
      expect(new Set(spots.map(({ code }) => code)).size).toBe(spots.length);
      for (const each of spots) {
        const keeps = Number(percentOf(edgeOf(each)));
        expect([each.code, keeps > 0 && keeps < 33]).toEqual([each.code, true]);
      }
      for (const code of opposites.flat()) expect(spots.map((each) => each.code)).toContain(code);
    },
  );
  test('rules and games that nobody knows are refused', () => {
    expect(isTableGame('baccarat')).toBe(true);
    expect(isTableGame('toString')).toBe(false);
    expect(() => TABLE_GAMES.baccarat.tableOf({ rules: 'toString', opening: [] })).toThrow('rules');
  });
  test.each(Object.keys(tables))(
    '%s: draws bring what the spots say, within five deviations',
    (name) => {
      const table = tables[name] as Table;
      const random = simulationRandom(20_26);
      const rounds = times(4_000);
      const hits = table.spots.map(({ pays }) => pays.map(() => 0));
      for (let n = 0; n < rounds; n += 1) {
        const shown = table.draw(random);
        table.spots.forEach(({ hit }, at) => {
          const pay = hit(shown);
          const of = hits[at];
          if (pay !== null && of) of[pay] = (of[pay] ?? 0) + 1;
        });
      }
      const number = ({ n, d }: Fraction) => Number(n) / Number(d);
      table.spots.forEach(({ code, pays }, at) => {
        pays.forEach(({ chance }, pay) => {
          const p = number(chance);
          const off =
            Math.abs((hits[at]?.[pay] ?? 0) - rounds * p) / Math.sqrt(rounds * p * (1 - p));
          expect([code, off < 5]).toEqual([code, true]);
        });
      });
    },
  );
  test('a shoe of one deck deals each card once, and cards have names', () => {
    const deal = newShoe(simulationRandom(1), 1);
    const cards = Array.from({ length: CARDS }, deal);
    expect(new Set(cards).size).toBe(CARDS);
    expect(() => deal()).toThrow('empty');
    expect(cardText(0)).toBe('A♠');
    expect(cardText(37)).toBe('10♥');
    expect(rankOf(51)).toBe(12);
  });
});
