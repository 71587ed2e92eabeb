import { expect, test } from 'vitest';
import { fraction, type Fraction, sumOf, WHOLE } from '../fraction.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { full } from '../../../../tests/harness/extent.ts';
import { cardOf, CARDS } from './cards.ts';
import {
  chancesOf,
  FIRST_TIES,
  FIRST_WAYS,
  FIRST_WINS,
  ONE_DAY_MARGIN,
  pricesOf,
} from './one-day.ts';
import { drawSix, teenPattiWinner } from './teen-patti.ts';

const number = ({ n, d }: Fraction) => Number(n) / Number(d);

test('one-day: at each of the seven steps the chances are whole, and at the last one the round is decided', () => {
  const random = simulationRandom(11);
  for (let n = 0; n < 3; n += 1) {
    const shown = drawSix(random);
    for (let step = 0; step <= 6; step += 1) {
      const { a, b, tie } = chancesOf(shown.slice(0, step));
      expect(sumOf([a, b, tie])).toEqual(WHOLE);
    }
    const { a, b } = chancesOf(shown);
    const winner = teenPattiWinner(shown);
    expect([number(a), number(b)]).toEqual([winner === 'a' ? 1 : 0, winner === 'b' ? 1 : 0]);
  }
});

test('one-day: a step’s chances are the mean of the next step’s over every card that may come', () => {
  const dealt = [cardOf(0, 0), cardOf(9, 1), cardOf(11, 2)];
  const left = Array.from({ length: CARDS }, (_, card) => card).filter(
    (card) => !dealt.includes(card),
  );
  const next = left.map((card) => chancesOf([...dealt, card]).a);
  const mean = sumOf(next);
  expect(fraction(mean.n, mean.d * BigInt(left.length))).toEqual(chancesOf(dealt).a);
});

test('one-day: what is kept of the first card is the mean of the second card, and of nothing dealt', () => {
  const ranks = full ? [0, 1, 6, 12] : [6];
  for (const rank of ranks) {
    const first = cardOf(rank, 3);
    const left = Array.from({ length: CARDS }, (_, card) => card).filter((card) => card !== first);
    // Of each rank one card in a suit that the first has, and one in another: the others are alike to these.
    const mean =
      left.reduce((sum, card) => sum + number(chancesOf([first, card]).a), 0) / left.length;
    expect(mean).toBeCloseTo((FIRST_WINS[rank] ?? 0) / FIRST_WAYS, 12);
  }
  const all = FIRST_WINS.reduce((sum, wins) => sum + wins, 0);
  expect(all / (13 * FIRST_WAYS)).toBeCloseTo(number(chancesOf([]).a), 12);
  expect(FIRST_TIES / FIRST_WAYS).toBeCloseTo(number(chancesOf([]).tie), 12);
});

test('one-day: each price keeps at least the margin, and a decided seat has no price', () => {
  const random = simulationRandom(5);
  const kept = Number(ONE_DAY_MARGIN) / 10_000;
  for (let n = 0; n < 20; n += 1) {
    const chances = chancesOf(drawSix(random).slice(0, 4));
    const decided = number(chances.a) + number(chances.b);
    for (const [seat, other] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const { back, lay } = pricesOf(chances, seat);
      if (back !== null)
        expect((back / 100) * (number(chances[seat]) / decided)).toBeLessThanOrEqual(
          1 - kept + 1e-9,
        );
      if (lay !== null)
        expect((lay / 100) * (number(chances[other]) / decided)).toBeLessThanOrEqual(
          1 - kept + 1e-9,
        );
    }
  }
  expect(pricesOf(chancesOf([0, 5, 1, 9, 2, 20]), 'a')).toEqual({ back: null, lay: null });
  expect(pricesOf(chancesOf([]), 'a')).toEqual({ back: 195, lay: 195 });
});
