import { expect, test } from 'vitest';
import { simulationRandom } from '../fairness/simulation.ts';
import { fraction, type Fraction, minus, multiply, sumOf, WHOLE } from '../fraction.ts';
import { ONE_DAY_MARGIN } from './one-day.ts';
import { oneDay } from './one-day-table.ts';
import { edgeOf, payoutOf, spotOf } from './table.ts';
import { drawSix, teenPattiWinner } from './teen-patti.ts';
import { readTableTicket, tableTicketText } from './ticket.ts';
import { validOfBets } from './valid-turnover.ts';

const stage = (opening: readonly number[]) => oneDay.tableOf({ rules: 'standard', opening });
const isMore = (one: Fraction, other: Fraction) => one.n * other.d >= other.n * one.d;

test('each stage draws the next card, and none that lies there', () => {
  const random = simulationRandom(3);
  for (let n = 0; n < 40; n += 1) {
    const dealt: number[] = [];
    while (dealt.length < 6) dealt.push(...stage(dealt).draw(random));
    expect(new Set(dealt).size).toBe(6);
  }
});

test('a spot keeps the margin of what is decided, and never less; a tie gives the stake back', () => {
  const random = simulationRandom(8);
  for (let n = 0; n < 6; n += 1) {
    const six = drawSix(random);
    for (let dealt = 0; dealt < 6; dealt += 1)
      for (const spot of stage(six.slice(0, dealt)).spots) {
        const tie = spot.pays.find(({ code }) => code === 'tie')?.chance ?? WHOLE;
        const decided = minus(WHOLE, tie);
        const margin = multiply(decided, fraction(ONE_DAY_MARGIN, 10_000n));
        expect(isMore(edgeOf(spot), margin)).toBe(true);
        // A price has two decimals: what is cut off is less than a hundredth of what it pays with.
        const cut = multiply(decided, fraction(1n, 100n));
        expect(isMore(sumOf([margin, cut]), edgeOf(spot))).toBe(true);
      }
  }
});

test('spots pay by all six cards: for the winner, against the other seat, and the stake on a tie', () => {
  const random = simulationRandom(21);
  for (let n = 0; n < 60; n += 1) {
    const six = drawSix(random);
    const winner = teenPattiWinner(six);
    const table = stage(six.slice(0, 1));
    const paid = (code: string) => {
      const spot = spotOf(table, code);
      return spot ? payoutOf(spot, 1_000n, six) : null;
    };
    const [a, layB, b, layA] = ['a', 'lay-b', 'b', 'lay-a'].map(paid);
    expect([a, b]).toEqual([layB, layA]);
    if (winner === 'tie') expect([a, b]).toEqual([1_000n, 1_000n]);
    else
      expect([winner === 'a' ? b : a, Number(winner === 'a' ? a : b) > 1_000]).toEqual([0n, true]);
  }
});

test('of stakes for a seat and against it only the difference is valid turnover, at any stage', () => {
  const six = [0, 21, 5, 43, 10, 48];
  const winner = teenPattiWinner(six);
  expect(winner).not.toBe('tie');
  const bet = (dealt: number, spot: string, stake: bigint) => ({
    table: stage(six.slice(0, dealt)),
    layout: [{ spot, stake }],
  });
  const valid = validOfBets(
    [bet(0, 'a', 100n), bet(1, 'lay-b', 20n), bet(2, 'b', 30n), bet(2, 'lay-a', 60n)],
    six,
  );
  expect(valid).toEqual([10n, 20n, 0n, 0n]);
});

test('a ticket names the cards that lay there, and one for a seat that is decided is none', () => {
  const ticket = {
    wagerId: '0194f2a0-0000-7000-8000-000000000001',
    tableCode: 'one-day-low',
    game: 'one-day',
    rules: 'standard',
    issue: '20261127-0002',
    opening: [17],
    layout: [{ spot: 'lay-a', stake: 500n }],
    asset: 'BDT',
  } as const;
  const text = tableTicketText(ticket);
  expect(readTableTicket(text)).toEqual(ticket);
  expect(readTableTicket(text.replace(' 17 ', ' 17.17 '))).toBeNull();
  expect(readTableTicket(text.replace(' 17 ', ' 52 '))).toBeNull();
  // Three aces against a king: the other seat cannot win any more.
  const decided = [0, 48, 1, 44, 2];
  expect(stage(decided).spots).toEqual([]);
  expect(readTableTicket(text.replace(' 17 ', ` ${decided.join('.')} `))).toBeNull();
});

test.each([[[1, 2, 3, 4, 5, 6]], [[7, 7]], [[-1]], [[52]], [[0.5]]])(
  'no stage follows %j',
  (dealt) => {
    expect(() => stage(dealt)).toThrow('no card is drawn after');
  },
);
