import { type Card, rankOf, suitOf } from './cards.ts';

/** What three cards are, from the lowest. Source: domain.md 2 (teen patti). */
export const HANDS = ['high', 'pair', 'colour', 'sequence', 'pure-sequence', 'trail'] as const;
export type Hand = (typeof HANDS)[number];

/** How many of the 22,100 hands of a deck are each; tests count them. */
export const HAND_COUNTS: Readonly<Record<Hand, number>> = {
  trail: 52,
  'pure-sequence': 48,
  sequence: 720,
  colour: 1_096,
  pair: 3_744,
  high: 16_440,
};
export const ALL_HANDS = 22_100;

/** The ace is high: 14. */
const heightOf = (card: Card): number => {
  const rank = rankOf(card);
  return rank === 0 ? 14 : rank + 1;
};

/** How high a sequence is: ace, king, queen before ace, two, three before king, queen, jack; null where there is none. */
function sequenceHeight(high: number, middle: number, low: number): number | null {
  if (high === 14 && middle === 3 && low === 2) return 14;
  if (high - middle !== 1 || middle - low !== 1) return null;
  return high === 14 ? 15 : high;
}

/** Four bits each, so that a number is greater exactly when the hand is. */
const ranked = (hand: Hand, ...heights: readonly number[]): number =>
  [0, 1, 2].reduce((number, at) => number * 16 + (heights[at] ?? 0), HANDS.indexOf(hand));

/** Greater for a better hand, the same for two that only differ in suits: suits never break a tie. */
export function strengthOf(one: Card, two: Card, three: Card): number {
  const [high = 0, middle = 0, low = 0] = [one, two, three].map(heightOf).sort((a, b) => b - a);
  if (high === low) return ranked('trail', high);
  if (high === middle) return ranked('pair', high, low);
  if (middle === low) return ranked('pair', low, high);
  const isColour = suitOf(one) === suitOf(two) && suitOf(two) === suitOf(three);
  const sequence = sequenceHeight(high, middle, low);
  if (sequence !== null) return ranked(isColour ? 'pure-sequence' : 'sequence', sequence);
  return ranked(isColour ? 'colour' : 'high', high, middle, low);
}

export const handOf = (strength: number): Hand => HANDS[strength >> 12] ?? 'high';
