import type { Card } from '@nokshi/house-math/tables/cards.ts';
import { strengthAt, teenPattiWinner } from '@nokshi/house-math/tables/teen-patti.ts';
import { type Hand, handOf, strengthOf } from '@nokshi/house-math/tables/three-cards.ts';
import type { Say, WordKey } from '../words/index.ts';

/** What hands of three cards are called. */
export const HAND_WORDS: Readonly<Record<Hand, WordKey>> = {
  trail: 'trail',
  'pure-sequence': 'pureSequence',
  sequence: 'sequence',
  colour: 'colour',
  pair: 'pair',
  high: 'highCard',
};

/** What a hand is once all three cards lie open. */
export function handWord(open: readonly Card[]): WordKey | null {
  const [one, two, three] = open;
  if (one === undefined || two === undefined || three === undefined) return null;
  return HAND_WORDS[handOf(strengthOf(one, two, three))];
}

/** How two seats end: in words, on the strip and on the roads. */
export const SEAT_ENDS = {
  a: { said: 'seatAWins', word: 'letterA', tone: 'red', side: 'one' },
  b: { said: 'seatBWins', word: 'letterB', tone: 'blue', side: 'other' },
  tie: { said: 'isTieBack', word: 'tie', tone: 'gold', side: 'tie' },
} as const;

export const seatRoad = {
  one: 'letterA',
  other: 'letterB',
  tie: 'tie',
  tones: ['red', 'blue', 'gold'],
} as const;

/** Who won with which hands. */
export function handsSaid(six: readonly Card[], say: Say): string {
  const [a, b] = [strengthAt(six, 'a'), strengthAt(six, 'b')];
  const hand = (strength: number) => say(HAND_WORDS[handOf(strength)]);
  const winner = say(SEAT_ENDS[teenPattiWinner(six)].said);
  const heights = handOf(a) === handOf(b) ? decidingHeights(a, b) : null;
  if (!heights) return `${winner} ${say('handsAre', { a: hand(a), b: hand(b) })}`;
  const [high, low] = heights.map((height) => say(rankWord(height)));
  return `${winner} ${say('sameHand', { hand: hand(a), high: high ?? '', low: low ?? '' })}`;
}

const ACE = 14;

/** The first heights in which two hands of a kind differ, the higher one first; null where cards do not say it. */
function decidingHeights(a: number, b: number): readonly [number, number] | null {
  for (const bits of [8, 4, 0]) {
    const [one, other] = [(a >> bits) & 15, (b >> bits) & 15];
    // Of sequences, both of these begin with an ace.
    if (Math.max(one, other) > ACE) return null;
    if (one !== other) return [Math.max(one, other), Math.min(one, other)];
  }
  return null;
}

const rankWord = (height: number): WordKey => `rank${height === ACE ? 0 : height - 1}` as WordKey;
