import { describe, expect, test } from 'vitest';
import type { Random } from '../../fairness/random.ts';
import { simulationRandom } from '../../fairness/simulation.ts';
import { full } from '../../../../../tests/harness/extent.ts';
import { inFull } from '../../../../../tests/harness/in-full.ts';
import { type Card, cardOf } from '../cards.ts';
import { adviceFor } from './advice.ts';
import { totalOf } from './hand.ts';
import {
  type Act,
  BLACKJACK_DECKS,
  BLACKJACK_EDGE,
  dealDealer,
  NotAllowed,
  playSpot,
  resultOfSpot,
} from './round.ts';
import { countsOf, worthInShoe } from './testing/shoe-odds.ts';

/** Deals these ranks in order: ace 1 … king 13, all spades, of the cards that the dealer left. */
function shoeOf(ranks: readonly number[], open: readonly Card[] = []): Random {
  const left: Card[] = Array.from({ length: 416 }, (_, at) => at % 52);
  for (const card of open) left.splice(left.indexOf(card), 1);
  let next = 0;
  return {
    below() {
      const at = left.indexOf(cardOf((ranks[next++] ?? 0) - 1, 0));
      left.splice(at, 1);
      return at;
    },
  };
}
const cardsOf = (ranks: readonly number[]): readonly Card[] =>
  ranks.map((rank) => cardOf(rank - 1, 0));
const ranksOf = (cards: readonly Card[]) => cards.map((card) => card / 4 + 1);

/** A spot against a dealer's hand; both as ranks. */
function spot(dealerRanks: readonly number[], ranks: readonly number[], acts: readonly Act[] = []) {
  const dealer = cardsOf(dealerRanks);
  const played = playSpot(shoeOf(ranks, dealer), { dealer, acts });
  return { ...played, result: resultOfSpot(played, dealer) };
}

describe('a spot of blackjack', () => {
  test('the dealer draws to seventeen and stands on a soft one', () => {
    expect(ranksOf(dealDealer(shoeOf([6, 1, 10])))).toEqual([6, 1]);
    expect(ranksOf(dealDealer(shoeOf([6, 10, 5])))).toEqual([6, 10, 5]);
    expect(ranksOf(dealDealer(shoeOf([2, 3, 1, 10, 4])))).toEqual([2, 3, 1, 10, 4]);
  });
  test('waits for an act with its two cards', () => {
    expect(spot([6, 10, 5], [10, 8]).turn).toEqual({ hand: 0, may: ['hit', 'stand', 'double'] });
  });
  test('a natural pays three to two at once, and is a push against the dealer’s', () => {
    expect(spot([6, 10, 5], [1, 13])).toMatchObject({
      turn: null,
      result: { staked: 2n, back: 5n },
    });
    expect(spot([10, 1], [13, 1])).toMatchObject({ turn: null, result: { staked: 2n, back: 2n } });
  });
  test('a dealer’s natural under a ten ends the spot before any act', () => {
    expect(spot([10, 1], [9, 8])).toMatchObject({ turn: null, result: { staked: 2n, back: 0n } });
  });
  test('insurance is offered under an ace before anything else, and pays two to one', () => {
    expect(spot([1, 13], [10, 9]).turn).toEqual({ hand: 0, may: ['insure', 'decline'] });
    expect(spot([1, 13], [10, 9], ['insure']).result).toEqual({ staked: 3n, back: 3n });
    expect(spot([1, 6], [10, 9], ['insure']).turn?.may).toEqual(['hit', 'stand', 'double']);
    expect(spot([1, 6], [10, 9], ['insure', 'stand']).result).toEqual({ staked: 3n, back: 4n });
    expect(spot([1, 6], [10, 9], ['decline', 'stand']).result).toEqual({ staked: 2n, back: 4n });
  });
  test('a double takes one card at twice the stake', () => {
    const played = spot([6, 10, 10], [5, 6, 10], ['double']);
    expect(played.hands).toEqual([{ cards: cardsOf([5, 6, 10]), doubled: true, split: false }]);
    expect(played.result).toEqual({ staked: 4n, back: 8n });
  });
  test('a pair is split once, each hand may be doubled, and its twenty-one is no natural', () => {
    const split = spot([6, 10, 10], [8, 8, 3, 8], ['split']);
    expect(split.hands).toHaveLength(2);
    expect(split.turn).toEqual({ hand: 0, may: ['hit', 'stand', 'double'] });
    const played = spot([6, 10, 10], [8, 8, 3, 8, 10], ['split', 'double', 'stand']);
    expect(played.result).toEqual({ staked: 6n, back: 12n });
    const tens = spot([6, 10, 10], [10, 12, 1, 9], ['split', 'stand']);
    expect(tens.result).toEqual({ staked: 4n, back: 8n });
  });
  test('split aces get one card each', () => {
    const played = spot([6, 10, 10], [1, 1, 5, 9], ['split']);
    expect(played.turn).toBeNull();
    expect(played.hands.map(({ cards }) => totalOf(cards).total)).toEqual([16, 20]);
  });
  test('a hand that breaks loses, whatever the dealer has', () => {
    expect(spot([6, 10, 10], [10, 6, 10], ['hit'])).toMatchObject({
      turn: null,
      result: { staked: 2n, back: 0n },
    });
  });
  test('acts that the rules do not know are refused, and so are acts after the end', () => {
    expect(() => spot([6, 1], [10, 8], ['split'])).toThrow(NotAllowed);
    expect(() => spot([6, 1], [10, 8], ['stand', 'hit'])).toThrow('done');
    expect(() => spot([6, 1], [10, 8], ['insure'])).toThrow(NotAllowed);
    expect(() => spot([6, 1], [2, 3, 4], ['hit', 'double'])).toThrow(NotAllowed);
  });
  test('what was dealt never changes with later acts', () => {
    const dealer = dealDealer(simulationRandom(3));
    const before = playSpot(simulationRandom(77), { dealer, acts: [] });
    if (!before.turn) throw new Error('the spot has nothing to do');
    const [act = 'stand'] = before.turn.may;
    const after = playSpot(simulationRandom(77), { dealer, acts: [act] });
    expect(after.hands[0]?.cards.slice(0, 2)).toEqual(before.hands[0]?.cards);
  });
});

describe('what acts are worth', () => {
  const worth = (cards: readonly number[], up: number, act: Act) =>
    adviceFor(
      cards.map((rank) => cardOf(rank - 1, 0)),
      cardOf(up - 1, 0),
      [act],
    )[0]?.worth ?? 0;
  const best = (
    cards: readonly number[],
    up: number,
    may: readonly Act[] = ['hit', 'stand', 'double'],
  ) =>
    adviceFor(
      cards.map((rank) => cardOf(rank - 1, 0)),
      cardOf(up - 1, 0),
      may,
    )[0]?.act;

  test('sixteen against a ten: hit is better by a hair', () => {
    expect(worth([10, 6], 10, 'stand')).toBeCloseTo(-0.54043, 6);
    expect(worth([10, 6], 10, 'hit')).toBeCloseTo(-0.539826, 6);
    expect(best([10, 6], 10)).toBe('hit');
  });
  test.each([
    [[10, 10], 6, 'stand', 0.703959],
    [[10, 1], 6, 'stand', 0.902837],
    [[5, 6], 6, 'double', 0.66738],
    [[10, 2], 2, 'stand', -0.292784],
    [[10, 2], 2, 'hit', -0.25339],
    [[10, 10], 1, 'stand', 0.65547],
  ] as const)(
    '%j against %d: %s is worth %d, as published for cards without end',
    (cards, up, act, ought) => {
      expect(worth(cards, up, act)).toBeCloseTo(ought, 5);
    },
  );
  test('basic strategy comes out of it', () => {
    expect(best([5, 6], 10)).toBe('double');
    expect(best([5, 6], 1)).toBe('hit');
    expect(best([10, 2], 4)).toBe('stand');
    expect(best([1, 7], 9)).toBe('hit');
    expect(best([1, 7], 3)).toBe('double');
    expect(best([8, 8], 10, ['hit', 'stand', 'double', 'split'])).toBe('split');
    expect(best([10, 10], 6, ['hit', 'stand', 'double', 'split'])).toBe('stand');
    expect(best([1, 1], 10, ['hit', 'stand', 'double', 'split'])).toBe('split');
    expect(best([9, 9], 1, ['insure', 'decline'])).toBe('decline');
    expect(worth([9, 9], 1, 'insure')).toBeCloseTo(-1 / 26, 12);
  });
});

describe('a second engine, card by card from eight decks', () => {
  test.each([
    [[10, 6], 10, 'stand', -0.540827],
    [[10, 6], 10, 'hit', -0.535975],
    [[9, 7], 10, 'hit', -0.536508],
    [[8, 8], 10, 'split', -0.484778],
    [[5, 6], 6, 'double', 0.678829],
  ] as const)('%j against %d: %s is worth %d', (cards, up, act, ought) => {
    expect(worthInShoe(8, cards, up)(act)).toBeCloseTo(ought, 6);
  });
  test('with a thousand decks it says what the first one says of cards without end', () => {
    const hands = full
      ? [
          [10, 6],
          [1, 7],
          [5, 6],
          [8, 8],
          [1, 1],
          [2, 3],
          [10, 10],
        ]
      : [
          [10, 6],
          [8, 8],
        ];
    for (const [one = 0, two = 0] of hands)
      for (const up of full ? [1, 2, 6, 9, 10] : [10]) {
        const may: Exclude<Act, 'insure' | 'decline'>[] = ['stand', 'hit', 'double'];
        if (one === two) may.push('split');
        const worths = worthInShoe(1_000, [one, two], up);
        const advice = adviceFor(cardsOf([one, two]), cardOf(up - 1, 0), may);
        for (const { act, worth } of advice)
          expect(worths(act as (typeof may)[number])).toBeCloseTo(worth, 3);
      }
  });
  inFull('all deals of eight decks together return what the table states', () => {
    const counts = [...countsOf(BLACKJACK_DECKS)];
    let all = 0;
    for (let up = 1; up <= 10; up += 1)
      for (let one = 1; one <= 10; one += 1)
        for (let two = one; two <= 10; two += 1) all += worthOfDeal(counts, [one, two], up);
    expect(all).toBeCloseTo(-BLACKJACK_EDGE, 7);
  });
});

/** What a deal adds: its chance times what the best act is worth. */
function worthOfDeal(all: readonly number[], [one, two]: readonly [number, number], up: number) {
  const counts = [...all];
  let chance = one === two ? 1 : 2;
  for (const [at, value] of [up, one, two].entries()) {
    chance *= (counts[value] ?? 0) / (416 - at);
    counts[value] = (counts[value] ?? 0) - 1;
  }
  const natural = (up === 1 ? (counts[10] ?? 0) : up === 10 ? (counts[1] ?? 0) : 0) / 413;
  if (one === 1 && two === 10) return chance * (1 - natural) * 1.5;
  const worths = worthInShoe(BLACKJACK_DECKS, [one, two], up);
  const acts = ['stand', 'hit', 'double', ...(one === two ? (['split'] as const) : [])] as const;
  return chance * ((1 - natural) * Math.max(...acts.map(worths)) - natural);
}
