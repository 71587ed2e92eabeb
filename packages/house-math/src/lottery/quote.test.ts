import { expect, test } from 'vitest';
import { simulationRandom } from '../fairness/simulation.ts';
import { times } from '../../../../tests/harness/extent.ts';
import { FAMILIES, type Family } from './families.ts';
import { fraction, percentOf } from '../fraction.ts';
import { outcomesOf } from './outcomes.ts';
import type { Numbers, Play, Selection } from './play.ts';
import { settle, type Terms } from './pricing.ts';
import { quoteOf, returnsOf } from './quote.ts';
import { selectionOf } from './testing/selections.ts';
import { ticketOf } from './testing/tickets.ts';
import { payoutOf, stakeOf } from './ticket.ts';

const DAY = '2026-11-27';
const PLAYS = Object.values(FAMILIES).flatMap((family) =>
  family.plays(DAY).map((play) => [`${family.code} ${play.code}`, family, play] as const),
);
const TERMS: Terms = {
  asset: 'BDT',
  unitPrice: 2_000n,
  multiple: 1,
  base: 1_956,
  ceiling: 1_956,
  prizes: 'base',
};
const found = (name: string): { family: string; play: Play } => {
  const [, family, play] = PLAYS.find(([each]) => each === name) ?? [];
  if (!family || !play) throw new Error(`there is no play ${name}`);
  return { family: family.code, play };
};
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const places = (...sets: number[][]): Selection => ({ kind: 'places', places: sets });

test('quote: a slip of 100,000 units is priced by counting, and never written out unit by unit', () => {
  const bet = {
    ...found('ssc five-straight'),
    selection: places(...digits.map(() => digits).slice(5)),
  };
  let asked = 0;
  const play: Play = {
    ...bet.play,
    units: (selection) => {
      asked += 1;
      return bet.play.units(selection);
    },
    hits: () => {
      throw new Error('no draw is tried');
    },
  };
  const quote = quoteOf({ ...bet, play, terms: TERMS });
  expect(quote).toMatchObject({ units: 100_000, stake: 20_000_000n });
  expect(quote?.largest).toEqual({ payout: 19_560_000n, isExact: true });
  expect(asked).toBeLessThan(5);
});

test('quote: units that no memory could hold are priced like any others', () => {
  const marks = Array.from({ length: 49 }, (_, at) => at + 1);
  const bet = {
    ...found('lhc none-of-12'),
    selection: { kind: 'numbers', numbers: marks } as const,
  };
  const quote = quoteOf({ ...bet, terms: TERMS });
  expect(quote?.units).toBe(92_263_734_836);
  expect(quote?.stake).toBe(18_452_746_967_200n);
  // 42 of the 49 are not drawn, whatever is drawn.
  expect(quote?.largest.payout).toBe(11_058_116_888n * (quote?.prizes[0]?.prize ?? 0n));
});

test('quote: prize, rebate and return of what the slider gives away are told before the bet', () => {
  const bet = { ...found('wingo size'), selection: { kind: 'options', options: [0] } as const };
  const quote = quoteOf({ ...bet, terms: { ...TERMS, base: 1_900, unitPrice: 20_000n } });
  expect(quote).toEqual({
    units: 1,
    unitStake: 2_000n,
    stake: 2_000n,
    prizes: [
      { code: 'big', units: 1, prize: 3_800n },
      { code: 'small', units: 0, prize: 3_800n },
    ],
    largest: { payout: 3_800n, isExact: true },
    returns: fraction(95n, 100n),
    rebate: 56n,
  });
  expect(quote && percentOf(quote.returns)).toBe('95.00');
});

test('quote: the return says what truncation costs a very small stake', () => {
  const bet = { ...found('wingo size'), selection: { kind: 'options', options: [0] } as const };
  const quote = quoteOf({ ...bet, terms: { ...TERMS, unitPrice: 10n } });
  expect(quote?.prizes[0]?.prize).toBe(1n);
  expect(quote?.returns).toEqual(fraction(1n, 2n));
});

test('quote: a stake that comes back counts as returned', () => {
  const bet = {
    ...found('lhc special-sides'),
    selection: { kind: 'options', options: [0] } as const,
  };
  const odds = bet.play.prizes.map(() => 1_950);
  const quote = quoteOf({ ...bet, terms: { ...TERMS, prizes: odds } });
  expect(quote?.returns).toEqual(fraction(24n * 195n + 100n, 4_900n));
  expect(returnsOf(bet.play, { ...TERMS, prizes: odds })[0]).toEqual(quote?.returns);
});

test('quote: a selection that the play does not accept, or a unit of a part of a paisa, has no quote', () => {
  const bet = { ...found('wingo size'), selection: { kind: 'options', options: [2] } as const };
  expect(quoteOf({ ...bet, terms: TERMS })).toBeNull();
  const right = { ...bet, selection: { kind: 'options', options: [0] } as const };
  expect(quoteOf({ ...right, terms: { ...TERMS, unitPrice: 2n, multiple: 1 } })).toBeNull();
  expect(quoteOf({ ...right, terms: { ...TERMS, unitPrice: 2n, multiple: 5 } })?.stake).toBe(1n);
});

test('quote: what is told before the bet is what the ticket stakes and pays', () => {
  const ticket = ticketOf({ play: 'number', selection: '37', multiple: 3 });
  const { play, family } = found('wingo number');
  const selection = { kind: 'options', options: [3, 7] } as const;
  const quote = quoteOf({ family, play, selection, terms: ticket });
  expect(quote?.stake).toBe(stakeOf(ticket));
  expect(quote?.prizes[3]?.prize).toBe(payoutOf(ticket, [3]).prize);
  expect(quote?.rebate).toBe(payoutOf(ticket, [1]).rebate);
});

test('quote: big and odd in all places of a race are paid ten times at most, as there are five big cars and five odd ones', () => {
  const bet = {
    ...found('pk10 place-size-parity'),
    selection: places(...digits.map(() => [0, 2])),
  };
  const quote = quoteOf({ ...bet, terms: TERMS });
  expect(quote?.units).toBe(20);
  expect(quote?.largest).toEqual({ payout: 10n * 391n, isExact: true });
});

test('quote: of a play without a formula each unit may win with every number shown: no more than that', () => {
  const bet = { ...found('ssc five-straight'), selection: places([1], [2], [3], [4], [5, 6]) };
  const quote = quoteOf({ ...bet, play: { ...bet.play, code: 'unknown' }, terms: TERMS });
  expect(quote?.largest).toEqual({ payout: 10n * 19_560_000n, isExact: false });
});

/** Draws that show what was chosen, from the left and from the right, and each number of it everywhere. */
function showing({ shape: { look, count, from, to } }: Family, selection: Selection): Numbers[] {
  const chosen = rowsOf(selection);
  if (look === 'prizes') {
    const all = chosen.flatMap((row) => (row.length > 1 ? [...row, Number(row.join(''))] : row));
    const inTurn = (numbers: Numbers) =>
      Array.from({ length: count }, (_, at) => numbers[at % numbers.length] ?? 0);
    return [inTurn(all), ...all.map((number) => inTurn([number]))];
  }
  const range = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return chosen.flatMap((row) => {
    const others =
      look === 'digits' ? row.concat(0, 0, 0, 0) : range.filter((n) => !row.includes(n));
    return [[...row, ...others].slice(0, count), [...others, ...row].slice(-count)];
  });
}

function rowsOf(selection: Selection): Numbers[] {
  switch (selection.kind) {
    case 'lines':
      return [...selection.lines];
    case 'places':
      return [selection.places.map(([first = 0]) => first)];
    case 'repeated': {
      const [often = 0] = selection.repeated;
      const once = selection.single.find((number) => number !== often) ?? 0;
      return [1, 2].map((times) => [0, 1, 2, 3, 4].map((at) => (at < times ? once : often)));
    }
    case 'numbers':
      return selection.numbers.map((number) => [number]);
    case 'bankers':
      return [[...selection.bankers, ...selection.others]];
    case 'any': {
      const [a = 0, b = 0, c = 0, d = 0] = selection.numbers;
      const kinds = (places: number[]) => places.map((kind) => [a, b, c, d][kind] ?? 0);
      return [
        [0, 1, 2, 3, 0],
        [0, 0, 1, 2, 1],
        [0, 0, 1, 1, 0],
        [0, 0, 0, 1, 1],
      ].map(kinds);
    }
    default:
      return [];
  }
}

/** Every draw that differs from this one in one number, or in the order of two. */
function besides({ shape: { look, from, to } }: Family, numbers: Numbers): Numbers[] {
  if (look === 'prizes') return [];
  const range = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return numbers.flatMap((old, place) =>
    range.map((number) => {
      const other = look === 'digits' ? -1 : numbers.indexOf(number);
      return numbers.with(place, number).map((each, at) => (at === other ? old : each));
    }),
  );
}

/** The most that is found by changing one number after another as long as that pays more. */
function climb(family: Family, paid: (numbers: Numbers) => bigint, start: Numbers): bigint {
  let best = { numbers: start, prize: paid(start) };
  for (;;) {
    const next = besides(family, best.numbers)
      .map((numbers) => ({ numbers, prize: paid(numbers) }))
      .reduce((most, each) => (each.prize > most.prize ? each : most), best);
    if (next.prize === best.prize) return best.prize;
    best = next;
  }
}

test.each(PLAYS)('%s: the quote says what the best draw pays', (_, family, play) => {
  const random = simulationRandom(21);
  for (let turn = 0; turn < times(1); turn += 1) {
    const selection = selectionOf(play, random);
    const largest = quoteOf({ family: family.code, play, selection, terms: TERMS })?.largest;
    const paid = (numbers: Numbers) => settle({ play, selection, terms: TERMS }, numbers).prize;
    const outcomes = outcomesOf(family.code, play, selection)?.map(({ numbers }) => paid(numbers));
    const shown = showing(family, selection);
    // Climbing among seven of 49 takes long.
    const starts = () => (family.code === 'lhc' ? shown.slice(0, 8) : shown);
    const found =
      outcomes ?? [...starts(), family.draw(random)].map((start) => climb(family, paid, start));
    const most = found.reduce((all, prize) => (prize > all ? prize : all), 0n);
    expect(largest).toEqual({ payout: most, isExact: true });
  }
});
