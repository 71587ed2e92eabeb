import { type Fraction, fraction } from '../fraction.ts';
import { type Card, CARDS, rankOf } from './cards.ts';
import type { Shown } from './table.ts';
import { DEALS_OF_TWO, TIES_OF_TWO } from './teen-patti.ts';
import { strengthOf } from './three-cards.ts';

/**
 * One-Day: the six cards of the house table come one by one, and bets for and against a seat are taken before each of
 * them, at odds that are exact for the cards that lie there. Source: domain.md 2.
 */
export type Chances = { readonly a: Fraction; readonly b: Fraction; readonly tie: Fraction };

/** Ways that seat A wins whose first card has this rank (ace first), of 1,275 x 18,424; tests count them. */
export const FIRST_WINS: readonly number[] = [
  17_156_428, 9_805_704, 10_154_288, 10_383_320, 10_451_724, 10_534_476, 10_645_478, 10_809_138,
  11_066_588, 11_480_656, 12_141_064, 13_171_718, 14_719_370,
];
export const FIRST_TIES = 25_992;
export const FIRST_WAYS = 23_490_600;

let strengths: Int32Array | null = null;
/** Of any three different cards in any order; 132,600 numbers, made once. */
function strengthsOfAll(): Int32Array {
  if (strengths) return strengths;
  const all = new Int32Array(CARDS ** 3);
  const place = (one: Card, two: Card, three: Card) => (one * CARDS + two) * CARDS + three;
  for (let a = 0; a < CARDS; a++)
    for (let b = a + 1; b < CARDS; b++)
      for (let c = b + 1; c < CARDS; c++) {
        const strength = strengthOf(a, b, c);
        for (const [one, two, three] of [
          [a, b, c],
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ] as const)
          all[place(one, two, three)] = strength;
      }
  strengths = all;
  return all;
}

/** How two seats may still end, after these cards: exact, over every way to deal the others. */
export function chancesOf(dealt: Shown): Chances {
  if (dealt.length === 0)
    return ofWays(
      Number((DEALS_OF_TWO - TIES_OF_TWO) / 2n),
      Number(TIES_OF_TWO),
      Number(DEALS_OF_TWO),
    );
  if (dealt.length === 1)
    return ofWays(FIRST_WINS[rankOf(dealt[0] ?? 0)] ?? 0, FIRST_TIES, FIRST_WAYS);
  return count(dealt);
}

const ofWays = (wins: number, ties: number, ways: number): Chances => ({
  a: fraction(BigInt(wins), BigInt(ways)),
  b: fraction(BigInt(ways - wins - ties), BigInt(ways)),
  tie: fraction(BigInt(ties), BigInt(ways)),
});

/** Every way to fill two hands of three from the cards that are left, each as a set. */
function count(dealt: Shown): Chances {
  const left = Array.from({ length: CARDS }, (_, card) => card).filter(
    (card) => !dealt.includes(card),
  );
  const [a1 = 0, b1 = 0, a2, b2, a3, b3] = dealt;
  const mine = handsWith(a1, [a2, a3], left);
  const theirs = handsWith(b1, [b2, b3], left);
  let [wins, ties, ways] = [0, 0, 0];
  for (const own of mine)
    for (const other of theirs) {
      if (shareCard(own, other)) continue;
      ways += 1;
      if (own.strength > other.strength) wins += 1;
      else if (own.strength === other.strength) ties += 1;
    }
  return ofWays(wins, ties, ways);
}

/** The cards that fill up a hand, -1 where none is missing, and how strong it is then. */
type Possible = { readonly one: Card; readonly two: Card; readonly strength: number };
const NO_CARD = -1;

const shareCard = (own: Possible, other: Possible): boolean =>
  (own.one !== NO_CARD && (own.one === other.one || own.one === other.two)) ||
  (own.two !== NO_CARD && (own.two === other.one || own.two === other.two));

function handsWith(
  first: Card,
  [second, third]: readonly (Card | undefined)[],
  left: readonly Card[],
): readonly Possible[] {
  const all = strengthsOfAll();
  const strength = (two: Card, three: Card) => all[(first * CARDS + two) * CARDS + three] ?? 0;
  if (second !== undefined && third !== undefined)
    return [{ one: NO_CARD, two: NO_CARD, strength: strength(second, third) }];
  if (second !== undefined)
    return left.map((card) => ({ one: card, two: NO_CARD, strength: strength(second, card) }));
  return left.flatMap((one, at) =>
    left.slice(at + 1).map((two) => ({ one, two, strength: strength(one, two) })),
  );
}

/** What one hundred brings back, itself included, for a seat and against it; null while nothing is offered. */
export type Prices = { readonly back: number | null; readonly lay: number | null };

/** In ten-thousandths: what the house keeps of what is staked at each price, on average and before rounding. */
export const ONE_DAY_MARGIN = 250n;
const WHOLE = 10_000n;
const LOWEST = 101n;
const HIGHEST = 10_000n;

/**
 * Prices in hundredths for and against a seat. A tie gives all stakes back, so a price is for the rounds that are
 * decided: (1 - margin) / chance, truncated; nothing is offered under 1.01 or over 100.
 */
export function pricesOf({ a, b }: Chances, seat: 'a' | 'b'): Prices {
  const [own, other] = seat === 'a' ? [a, b] : [b, a];
  return { back: priceOf(own, other), lay: priceOf(other, own) };
}

function priceOf(wins: Fraction, loses: Fraction): number | null {
  const won = wins.n * loses.d;
  const lost = loses.n * wins.d;
  if (won === 0n || lost === 0n) return null;
  const price = (100n * (WHOLE - ONE_DAY_MARGIN) * (won + lost)) / (WHOLE * won);
  return price < LOWEST || price > HIGHEST ? null : Number(price);
}
