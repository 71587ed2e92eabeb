import type { Card } from '../cards.ts';
import { totalOf, valueOf } from './hand.ts';
import type { Act } from './round.ts';

/**
 * What each act is worth on average, in stakes, with cards that never run out: a ten comes in 4 of 13 draws, each other
 * value in 1 of 13. Exact for such a shoe by recursion; eight decks differ by less than a hundredth of a stake.
 * Source: domain.md 2.
 */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const chanceOf = (value: number): number => (value === 10 ? 4 : 1) / 13;

type State = { readonly total: number; readonly soft: boolean };

const add = ({ total, soft }: State, value: number): State => {
  const low = (soft ? total - 10 : total) + value;
  const hasAce = soft || value === 1;
  return hasAce && low <= 11 ? { total: low + 10, soft: true } : { total: low, soft: false };
};
const codeOf = ({ total, soft }: State): number => total * 2 + (soft ? 1 : 0);

const START: State = { total: 0, soft: false };
const BROKE = 22;

/** Chances of the dealer's end by its first card, known to be no natural: 17 to 21, and 22 for a hand that broke. */
function dealerEnds(up: number): readonly number[] {
  const ends = Array.from({ length: BROKE + 1 }, () => 0);
  const go = (state: State, chance: number) => {
    if (state.total >= 17) {
      const end = Math.min(state.total, BROKE);
      ends[end] = (ends[end] ?? 0) + chance;
      return;
    }
    for (const value of VALUES) go(add(state, value), chance * chanceOf(value));
  };
  // The dealer has looked: with an ace there is no ten under it, with a ten no ace.
  const excluded = up === 1 ? 10 : up === 10 ? 1 : null;
  const left = excluded === null ? 1 : 1 - chanceOf(excluded);
  for (const value of VALUES)
    if (value !== excluded) go(add(add(START, up), value), chanceOf(value) / left);
  return ends;
}

type Book = {
  readonly stand: (total: number) => number;
  readonly hit: (state: State) => number;
  readonly best: (state: State) => number;
};
const books = new Map<number, Book>();

function bookOf(up: number): Book {
  const known = books.get(up);
  if (known) return known;
  const ends = dealerEnds(up);
  const stands = new Map<number, number>();
  const hits = new Map<number, number>();
  const stand = (total: number): number => {
    if (total > 21) return -1;
    const found = stands.get(total);
    if (found !== undefined) return found;
    let worth = 0;
    ends.forEach((chance, end) => {
      if (end === BROKE || end < total) worth += chance;
      else if (end > total) worth -= chance;
    });
    stands.set(total, worth);
    return worth;
  };
  const hit = (state: State): number => {
    const found = hits.get(codeOf(state));
    if (found !== undefined) return found;
    let worth = 0;
    for (const value of VALUES) {
      const next = add(state, value);
      worth += chanceOf(value) * (next.total > 21 ? -1 : best(next));
    }
    hits.set(codeOf(state), worth);
    return worth;
  };
  const best = (state: State): number =>
    state.total === 21 ? stand(21) : Math.max(stand(state.total), hit(state));
  const book = { stand, hit, best };
  books.set(up, book);
  return book;
}

const doubled = (book: Book, state: State): number => {
  let worth = 0;
  for (const value of VALUES) worth += chanceOf(value) * book.stand(add(state, value).total);
  return 2 * worth;
};

/** Two hands that each begin with one of the pair: each may be doubled, and aces get one card. */
function divided(book: Book, value: number): number {
  let worth = 0;
  for (const next of VALUES) {
    const state = add(add(START, value), next);
    const each =
      value === 1 ? book.stand(state.total) : Math.max(book.best(state), doubled(book, state));
    worth += chanceOf(next) * each;
  }
  return 2 * worth;
}

export type Advice = { readonly act: Act; readonly worth: number };

/** What may be done with a hand against the dealer's card that shows, best first. */
export function adviceFor(
  cards: readonly Card[],
  up: Card,
  may: readonly Act[],
): readonly Advice[] {
  const book = bookOf(valueOf(up));
  const state = totalOf(cards);
  const worths: Partial<Record<Act, number>> = {
    stand: book.stand(state.total),
    hit: book.hit(state),
    double: doubled(book, state),
    split: divided(book, valueOf(cards[0] ?? 0)),
    // The half stake, three times back in four of thirteen.
    insure: (-1 / 2) * (1 - 3 * chanceOf(10)),
    decline: 0,
  };
  return may
    .map((act) => ({ act, worth: worths[act] ?? 0 }))
    .sort((one, other) => other.worth - one.worth);
}
