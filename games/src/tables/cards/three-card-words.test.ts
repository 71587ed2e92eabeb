import { cardOf } from '@nokshi/house-math/tables/cards.ts';
import { expect, test } from 'vitest';
import { wordsOf } from '../words/index.ts';
import { handsSaid } from './three-card-words.ts';

const [ACE, THREE, FOUR, FIVE, SIX, NINE, QUEEN, KING] = [0, 2, 3, 4, 5, 8, 11, 12] as const;
/** Six cards, to A and B in turn, no two of one suit beside each other at a seat. */
const dealt = (a: readonly number[], b: readonly number[]) =>
  a.flatMap((rank, at) => [cardOf(rank, at % 4), cardOf(b[at] ?? 0, (at + 1) % 4)]);

test.each([
  ['the highest card', [SIX, FOUR, NINE], [SIX, THREE, ACE], 'High card: Ace beats Nine.'],
  ['a lower card', [KING, FOUR, NINE], [KING, THREE, QUEEN], 'High card: Queen beats Nine.'],
  ['the card beside a pair', [SIX, SIX, NINE], [SIX, SIX, FOUR], 'Pair: Nine beats Four.'],
  ['another hand', [SIX, SIX, NINE], [KING, FOUR, ACE], 'A: Pair. B: High card.'],
  ['a tie', [SIX, FOUR, NINE], [NINE, SIX, FOUR], 'A: High card. B: High card.'],
  ['two sequences with an ace', [ACE, KING, QUEEN], [ACE, 1, THREE], 'A: Sequence. B: Sequence.'],
  ['two sequences', [THREE, FOUR, FIVE], [FOUR, FIVE, SIX], 'Sequence: Six beats Five.'],
] as const)('the result says what decided it: %s', (_what, a, b, words) => {
  expect(
    handsSaid(
      dealt(a, b),
      wordsOf(() => 'EN'),
    ),
  ).toContain(words);
});
