import { andarBahar, MOST_DEALT } from '@nokshi/house-math/tables/andar-bahar.ts';
import { baccarat, handsOf } from '@nokshi/house-math/tables/baccarat.ts';
import { CARDS, cardOf, rankOf } from '@nokshi/house-math/tables/cards.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealOf as andarBaharDeal } from '../andar-bahar/plan.ts';
import { dealOf as baccaratDeal } from '../baccarat/plan.ts';
import { lookOf } from './plan.ts';

/** What an operator may set as the length of a show. */
const showMs = fc.integer({ min: 2_000, max: 60_000 });
const random = fc
  .infiniteStream(fc.nat())
  .map((numbers) => ({ below: (count: number) => Number(numbers.next().value) % count }));

test('baccarat deals in turn, turns each card after it lies there, and leaves time to look', () => {
  const table = baccarat.tableOf({ rules: 'commission', opening: [] });
  fc.assert(
    fc.property(random, showMs, fc.boolean(), (below, ms, isLastLate) => {
      const numbers = table.draw(below);
      const { cards, flyMs, endsAt } = baccaratDeal(numbers, { showMs: ms, isLastLate });
      const { player, banker } = handsOf(numbers);
      expect(cards.filter(({ hand }) => hand === 'player').map(({ card }) => card)).toEqual(player);
      expect(cards.filter(({ hand }) => hand === 'banker').map(({ card }) => card)).toEqual(banker);
      for (const { dealAt, turnAt } of cards) expect(turnAt).toBeGreaterThanOrEqual(dealAt + flyMs);
      expect(endsAt).toBeLessThanOrEqual(ms - lookOf(ms));
    }),
  );
});

/** Four and six points: the player draws a seven, and then the banker a card. */
const FOUR = [cardOf(0, 0), cardOf(1, 0), cardOf(2, 0), cardOf(3, 0)];
const SIX = [...FOUR, cardOf(6, 1), cardOf(5, 1)];
const SHOW = { showMs: 9_000, isLastLate: false };

test('a third card of baccarat is not dealt before all four others lie open', () => {
  const { cards, turnMs } = baccaratDeal(SIX, SHOW);
  const [, , , last, fifth, sixth] = cards;
  expect(fifth?.dealAt).toBeGreaterThan((last?.turnAt ?? 0) + turnMs);
  expect(sixth?.dealAt).toBeGreaterThan((fifth?.turnAt ?? 0) + turnMs);
});

test('the card that is squeezed lies face down as long as the show allows, the others do not wait', () => {
  const plain = baccaratDeal(SIX, SHOW);
  const late = baccaratDeal(SIX, { ...SHOW, isLastLate: true });
  expect(late.endsAt).toBe(9_000 - lookOf(9_000));
  expect(late.cards.slice(0, -1)).toEqual(plain.cards.slice(0, -1));
  expect(late.cards.at(-1)?.turnAt).toBeGreaterThan((plain.cards.at(-1)?.turnAt ?? 0) + 500);
});

/** The longest round: the other cards of the joker's rank are the last three of the deck. */
const JOKER = cardOf(5, 0);
const LONGEST = [
  JOKER,
  ...Array.from({ length: CARDS }, (_, card) => card).filter((card) => rankOf(card) !== 5),
  cardOf(5, 1),
];

test('forty-nine cards of andar bahar are dealt in turn within its show', () => {
  expect(LONGEST).toHaveLength(1 + MOST_DEALT);
  const { cards, endsAt, flyMs } = andarBaharDeal(LONGEST, 13_000);
  expect(endsAt).toBeLessThanOrEqual(13_000 - lookOf(13_000));
  expect(cards).toHaveLength(MOST_DEALT);
  expect(cards.at(-1)?.hand).toBe('andar');
  const steps = cards.slice(1).map(({ dealAt }, at) => dealAt - (cards[at]?.dealAt ?? 0));
  // Each is seen on its way.
  expect(Math.min(...steps)).toBeGreaterThan(120);
  expect((cards.at(-1)?.dealAt ?? 0) + flyMs).toBeLessThanOrEqual(endsAt);
});

test('the fewer cards andar bahar deals the slower it goes, and every round fits in its show', () => {
  const [joker = 0] = andarBahar.opening?.({ below: () => 0 }) ?? [];
  const table = andarBahar.tableOf({ rules: 'standard', opening: [joker] });
  fc.assert(
    fc.property(random, showMs, (below, ms) => {
      const shown = table.draw(below);
      expect(andarBaharDeal(shown, ms).endsAt).toBeLessThanOrEqual(ms - lookOf(ms));
    }),
  );
  const stepOf = (count: number) => andarBaharDeal(LONGEST.slice(0, count + 1), 13_000).cards[1];
  expect(stepOf(4)?.dealAt).toBeGreaterThan(stepOf(20)?.dealAt ?? 0);
  expect(stepOf(20)?.dealAt).toBeGreaterThan(stepOf(49)?.dealAt ?? 0);
});
