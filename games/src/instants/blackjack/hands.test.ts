import { cardOf } from '@nokshi/house-math/tables/cards.ts';
import { expect, test } from 'vitest';
import { type Blackjack, endOf, insuranceEdge, keyOf, newCards, totalText } from './hands.ts';

const [ACE, SIX, TEN, KING] = [cardOf(0, 0), cardOf(5, 1), cardOf(9, 2), cardOf(12, 3)];
const hand = (cards: readonly number[], payout: string | null = null) => ({
  cards: [...cards],
  stake: '10.00',
  isDoubled: false,
  isDone: false,
  payout,
});
const state = (spots: Blackjack['spots'], dealer: number[]): Blackjack => ({
  kind: 'blackjack',
  dealer,
  spots,
  turn: null,
});
const spot = (number: number, ...hands: ReturnType<typeof hand>[]) => ({
  spot: number,
  hands,
  insurance: null,
});
const order = (cards: ReturnType<typeof newCards>) =>
  cards.map(({ spot: of, at }) => `${of === 0 ? 'dealer' : of} ${at}`);

test('a deal goes around twice, with the dealer after the first time', () => {
  const dealt = state([spot(2, hand([ACE, SIX])), spot(5, hand([TEN, KING]))], [SIX]);
  expect(order(newCards(new Set(), dealt))).toEqual(['2 0', '5 0', 'dealer 0', '2 1', '5 1']);
});

test('only what is new is dealt, and the dealer draws last', () => {
  const before = state([spot(1, hand([SIX, SIX]))], [TEN]);
  const lying = new Set(newCards(new Set(), before).map(keyOf));
  const after = state([spot(1, hand([SIX, SIX, ACE]))], [TEN, SIX, ACE]);
  expect(order(newCards(lying, after))).toEqual(['1 2', 'dealer 1', 'dealer 2']);
});

test('a soft hand says both totals while it is played', () => {
  expect(totalText([ACE, SIX], false)).toBe('7/17');
  expect(totalText([ACE, SIX], true)).toBe('17');
  expect(totalText([ACE, KING], false)).toBe('21');
  expect(totalText([TEN, SIX], false)).toBe('16');
});

test('a hand says how it ended', () => {
  const ended = (cards: readonly number[], payout: string) => {
    const own = hand(cards, payout);
    return endOf(own, spot(1, own));
  };
  expect(ended([ACE, KING], '25.00')).toBe('blackjack');
  expect(ended([TEN, KING], '20.00')).toBe('won');
  expect(ended([TEN, KING], '10.00')).toBe('pushed');
  expect(ended([TEN, SIX], '0.00')).toBe('lost');
  expect(ended([TEN, SIX, KING], '0.00')).toBe('broke');
  const split = [hand([ACE, KING], '20.00'), hand([ACE, SIX], '0.00')] as const;
  expect(endOf(split[0], spot(1, ...split))).toBe('won');
});

test('insurance costs more the more tens are in the own hand', () => {
  expect(insuranceEdge([])).toBeCloseTo(1 - 384 / 415, 9);
  expect(insuranceEdge([TEN, KING])).toBeCloseTo(1 - 378 / 413, 9);
});
