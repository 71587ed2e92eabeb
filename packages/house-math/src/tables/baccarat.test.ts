import { expect, test } from 'vitest';
import { type Fraction, numberOf, percentOf } from '../fraction.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import {
  baccaratTables,
  bankerDraws,
  baccaratResult,
  DEALS,
  handsOf,
  nextHand,
} from './baccarat.ts';
import { cardOf, CARDS } from './cards.ts';
import { edgeOf, payoutOf, type Spot, spotOf, type Table } from './table.ts';

const { commission: baccarat, 'no-commission': baccaratNoCommission } = baccaratTables;

const spot = (table: Table, code: string): Spot => {
  const found = spotOf(table, code);
  if (!found) throw new Error(`no spot ${code}`);
  return found;
};

/** Ways of each ending by the points of the cards alone, dealt in order from 8 decks; unseen cards are counted too. */
function count(): Record<'player' | 'banker' | 'tie' | 'bankerSix' | 'four', bigint> {
  const ways = { player: 0n, banker: 0n, tie: 0n, bankerSix: 0n, four: 0n };
  const left: number[] = Array.from({ length: 10 }, (_, points) => (points === 0 ? 128 : 32));
  // A card with these points: tens are kings.
  const cardWith = (points: number) => cardOf(points === 0 ? 12 : points - 1, 0);
  const go = (dealt: number[], weight: bigint) => {
    if (nextHand(dealt) === null) {
      let all = weight;
      for (let at = dealt.length; at < 6; at += 1) all *= BigInt(416 - at);
      const { winner, banker } = baccaratResult(dealt);
      ways[winner] += all;
      if (dealt.length === 4) ways.four += all;
      if (winner === 'banker' && banker === 6) ways.bankerSix += all;
      return;
    }
    for (let points = 0; points < 10; points += 1) {
      const many = left[points] ?? 0;
      left[points] = many - 1;
      go([...dealt, cardWith(points)], weight * BigInt(many));
      left[points] = many;
    }
  };
  go([], 1n);
  return ways;
}

test('baccarat: all 4,998,398,275,503,360 ways to deal end as published, and each spot’s chance is theirs', () => {
  const ways = count();
  expect(ways.banker).toBe(2_292_252_566_437_888n);
  expect(ways.player).toBe(2_230_518_282_592_256n);
  expect(ways.tie).toBe(475_627_426_473_216n);
  expect(ways.player + ways.banker + ways.tie).toBe(DEALS);
  const counted = (chance: Fraction | undefined) => ((chance?.n ?? 0n) * DEALS) / (chance?.d ?? 1n);
  const chances = (table: Table, code: string) =>
    spot(table, code).pays.map(({ chance }) => counted(chance));
  expect(chances(baccarat, 'player')).toEqual([ways.player, ways.tie]);
  expect(chances(baccarat, 'banker')).toEqual([ways.banker, ways.tie]);
  expect(chances(baccarat, 'tie')).toEqual([ways.tie]);
  expect(chances(baccarat, 'small')).toEqual([ways.four]);
  expect(chances(baccarat, 'big')).toEqual([DEALS - ways.four]);
  expect(chances(baccaratNoCommission, 'banker')).toEqual([
    ways.banker - ways.bankerSix,
    ways.tie,
    ways.bankerSix,
  ]);
});

test.each([
  ['banker', '1.0579'],
  ['player', '1.2350'],
  ['tie', '14.3596'],
  ['player-pair', '10.3614'],
  ['either-pair', '13.7098'],
  ['perfect-pair', '8.0470'],
  ['big', '4.3457'],
  ['small', '5.2828'],
])('baccarat: the edge of %s is %s percent, truncated', (code, edge) => {
  expect(percentOf(edgeOf(spot(baccarat, code)), 4)).toBe(edge);
});

test('baccarat: without commission the banker’s edge is 1.4581 percent', () => {
  expect(percentOf(edgeOf(spot(baccaratNoCommission, 'banker')), 4)).toBe('1.4581');
});

test('baccarat: the pairs of two hands come as often as counted over their first four cards', () => {
  const ways = { either: 0n, one: 0n, both: 0n, all: 0n };
  // The first card is the ace of spades: all cards are alike to a pair.
  const left = Array.from({ length: CARDS }, () => 8);
  const taking = (each: (card: number, many: number) => void) => {
    for (let card = 0; card < CARDS; card += 1) {
      const many = left[card] ?? 0;
      left[card] = many - 1;
      each(card, many);
      left[card] = many;
    }
  };
  left[0] = 7;
  const either = spot(baccarat, 'either-pair');
  const perfect = spot(baccarat, 'perfect-pair');
  taking((b1, first) => {
    taking((p2, second) => {
      taking((b2, third) => {
        const weight = BigInt(first * second * third);
        const shown = [0, b1, p2, b2];
        ways.all += weight;
        if (either.hit(shown) !== null) ways.either += weight;
        const hit = perfect.hit(shown);
        if (hit === 0) ways.one += weight;
        if (hit === 1) ways.both += weight;
      });
    });
  });
  const share = (of: bigint) => Number(of) / Number(ways.all);
  const chance = ({ pays }: Spot, at = 0) => numberOf(pays[at]?.chance ?? { n: 0n, d: 1n });
  expect(chance(either)).toBeCloseTo(share(ways.either), 12);
  expect(chance(perfect)).toBeCloseTo(share(ways.one), 12);
  expect(chance(perfect, 1)).toBeCloseTo(share(ways.both), 12);
});

test.each([
  [3, 8, false],
  [3, 9, true],
  [4, 1, false],
  [4, 2, true],
  [5, 3, false],
  [5, 4, true],
  [6, 5, false],
  [6, 7, true],
  [6, 8, false],
  [7, 6, false],
  [2, 8, true],
])('baccarat: a banker of %d against a third card of %d draws: %s', (banker, third, draws) => {
  expect(bankerDraws(banker, third)).toBe(draws);
});

const k = (points: number) => cardOf(points === 0 ? 12 : points - 1, 1);

test('baccarat: the cards of a round tell its hands, and each spot pays its minor units, truncated', () => {
  // Player 2 + 3 = 5 draws a 4: 9. Banker 1 + 4 = 5 draws against it, a 1: 6.
  const shown = [k(2), k(1), k(3), k(4), k(4), k(1)];
  expect(handsOf(shown)).toEqual({ player: [k(2), k(3), k(4)], banker: [k(1), k(4), k(1)] });
  expect(payoutOf(spot(baccarat, 'player'), 1_000n, shown)).toBe(2_000n);
  expect(payoutOf(spot(baccarat, 'banker'), 1_000n, shown)).toBe(0n);
  // Natural six against five: the banker wins with six.
  const six = [k(0), k(3), k(7), k(3)];
  expect(nextHand(six)).toBeNull();
  expect(payoutOf(spot(baccarat, 'player'), 1_000n, six)).toBe(2_000n);
  const bankerSix = [k(0), k(2), k(6), k(4)];
  expect(baccaratResult(bankerSix).winner).toBe('tie');
  expect(payoutOf(spot(baccarat, 'banker'), 333n, bankerSix)).toBe(333n);
  expect(payoutOf(spot(baccarat, 'tie'), 333n, bankerSix)).toBe(2_997n);
});

test('baccarat: a natural ends the round, and no round has more than six cards', () => {
  const random = simulationRandom(7);
  for (let n = 0; n < 500; n += 1) {
    const shown = baccarat.draw(random);
    expect(nextHand(shown)).toBeNull();
    expect(shown.length).toBeLessThanOrEqual(6);
    expect(new Set(shown.map((card) => card >= 0 && card < CARDS))).toEqual(new Set([true]));
  }
});
