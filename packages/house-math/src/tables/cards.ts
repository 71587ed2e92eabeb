import type { Random } from '../fairness/random.ts';

/** 0 to 51: four times the rank (ace 0, two 1 … king 12), and the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs). */
export type Card = number;

export const CARDS = 52;
export const rankOf = (card: Card): number => Math.floor(card / 4);
export const suitOf = (card: Card): number => card % 4;
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;
export const cardOf = (rank: number, suit: number): Card => rank * 4 + suit;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♦', '♣'];

/** `A♠`, `10♥`: as it is written, the same in every language. */
export const cardText = (card: Card): string =>
  `${RANKS[rankOf(card)] ?? '?'}${SUITS[suitOf(card)] ?? '?'}`;

/**
 * A new shoe of so many decks, without cards that lie open already, dealt card by card: each takes `below(left)` of the
 * cards that are left, which lie in ascending order, deck after deck. Source: domain.md 7 and 2 (a fresh virtual shoe
 * for each round).
 */
export function newShoe(random: Random, decks: number, open: readonly Card[] = []): () => Card {
  const left = Array.from({ length: decks * CARDS }, (_, at) => at % CARDS);
  for (const card of open) left.splice(left.indexOf(card), 1);
  return () => {
    const [card] = left.splice(random.below(left.length), 1);
    if (card === undefined) throw new Error('the shoe is empty');
    return card;
  };
}
