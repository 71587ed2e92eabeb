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
  const hand = (seat: 'a' | 'b') => say(HAND_WORDS[handOf(strengthAt(six, seat))]);
  const winner = say(SEAT_ENDS[teenPattiWinner(six)].said);
  return `${winner} ${say('handsAre', { a: hand('a'), b: hand('b') })}`;
}
