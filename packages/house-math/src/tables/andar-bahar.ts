import { type Fraction, fraction } from '../fraction.ts';
import { type Card, isRed, newShoe, rankOf } from './cards.ts';
import { type Shown, simple, type Spot, type Table, type TableGame, toOne } from './table.ts';

/**
 * One deck. A joker is shown, then cards go to two sides in turn until one has its rank. A black joker sends the first
 * card to andar, a red one to bahar. Source: domain.md 2.
 */
export type AndarBaharSide = 'andar' | 'bahar';

/** The most cards that are dealt after the joker: three of 51 have its rank. */
export const MOST_DEALT = 49;

/** Ways to lay the three cards of the joker's rank among the other two-and-a-half dozen: 51 over 3. */
const PLACES = 20_825n;

/** In how many of them the first one is the card dealt as number `at`, from 1: the other two lie behind it. */
export const waysAt = (at: number): bigint => (BigInt(51 - at) * BigInt(50 - at)) / 2n;

const chanceBetween = (from: number, to: number, step = 1): Fraction => {
  let ways = 0n;
  for (let at = from; at <= to; at += step) ways += waysAt(at);
  return fraction(ways, PLACES);
};

/** The side that gets the first card wins 51.5 % of the rounds. */
export const FIRST_WINS: Fraction = chanceBetween(1, MOST_DEALT, 2);
export const SECOND_WINS: Fraction = chanceBetween(2, MOST_DEALT, 2);

/** Shown are the joker, then the cards in the order in which they were dealt. */
export const firstSide = ([joker = 0]: Shown): AndarBaharSide => (isRed(joker) ? 'bahar' : 'andar');
export const sideAt = (shown: Shown, at: number): AndarBaharSide => {
  const first = firstSide(shown);
  if (at % 2 === 1) return first;
  return first === 'andar' ? 'bahar' : 'andar';
};
export const andarBaharWinner = (shown: Shown): AndarBaharSide => sideAt(shown, shown.length - 1);

/** 0.9 to one where the side gets the first card, even money where it gets the second. */
const side = (code: AndarBaharSide, first: AndarBaharSide): Spot =>
  simple(code, {
    back: code === first ? toOne(9n, 10n) : toOne(1n),
    chance: code === first ? FIRST_WINS : SECOND_WINS,
    wins: (shown) => andarBaharWinner(shown) === code,
  });

/** How many cards are dealt after the joker, the winning one included, and what that brings back with the stake. */
const COUNTS = [
  { from: 1, to: 5, back: [7n, 2n] },
  { from: 6, to: 10, back: [9n, 2n] },
  { from: 11, to: 15, back: [11n, 2n] },
  { from: 16, to: 25, back: [9n, 2n] },
  { from: 26, to: 30, back: [15n, 1n] },
  { from: 31, to: 35, back: [25n, 1n] },
  { from: 36, to: 40, back: [50n, 1n] },
  { from: 41, to: MOST_DEALT, back: [120n, 1n] },
] as const;

const counts = COUNTS.map(({ from, to, back: [n, d] }) =>
  simple(`count-${from}-${to}`, {
    back: fraction(n, d),
    chance: chanceBetween(from, to),
    wins: ({ length }) => length - 1 >= from && length - 1 <= to,
  }),
);

const tableOf = (joker: Card): Table => {
  const first = firstSide([joker]);
  return {
    spots: [side('andar', first), side('bahar', first), ...counts],
    draw: (random) => {
      const deal = newShoe(random, 1, [joker]);
      const shown: Card[] = [joker];
      for (;;) {
        const card = deal();
        shown.push(card);
        if (rankOf(card) === rankOf(joker)) return shown;
      }
    },
    opposites: [['andar', 'bahar'], counts.map(({ code }) => code)],
  };
};
/** The joker lies open before the first bet. */
export const andarBahar: TableGame = {
  rules: ['standard'],
  opening: (random) => [newShoe(random, 1)()],
  tableOf: ({ opening: [joker = 0] }) => tableOf(joker),
};
