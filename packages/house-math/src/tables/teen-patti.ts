import { type Fraction, fraction } from '../fraction.ts';
import { newShoe } from './cards.ts';
import { type Shown, type Spot, STAKE_BACK, type Table, type TableGame, toOne } from './table.ts';
import { ALL_HANDS, type Hand, HAND_COUNTS, handOf, strengthOf } from './three-cards.ts';

/**
 * The house table: two seats, three cards each, dealt in turn from a fresh deck; suits never break a tie, which is a
 * push. Source: domain.md 2.
 */
export type Seat = 'a' | 'b';
export const SEATS: readonly Seat[] = ['a', 'b'];

/** Pairs of hands, 22,100 x 18,424, and how many of them tie. */
export const DEALS_OF_TWO = 407_170_400n;
export const TIES_OF_TWO = 450_528n;

export const cardsOf = (shown: Shown, seat: Seat): Shown =>
  shown.filter((_, at) => at % 2 === SEATS.indexOf(seat));

export function strengthAt(shown: Shown, seat: Seat): number {
  const [one = 0, two = 0, three = 0] = cardsOf(shown, seat);
  return strengthOf(one, two, three);
}

export function teenPattiWinner(shown: Shown): Seat | 'tie' {
  const more = strengthAt(shown, 'a') - strengthAt(shown, 'b');
  return more > 0 ? 'a' : more < 0 ? 'b' : 'tie';
}

const TIE: Fraction = fraction(TIES_OF_TWO, DEALS_OF_TWO);
const WIN: Fraction = fraction((DEALS_OF_TWO - TIES_OF_TWO) / 2n, DEALS_OF_TWO);

const seatSpot = (seat: Seat): Spot => ({
  code: seat,
  pays: [
    { code: 'win', back: toOne(98n, 100n), chance: WIN },
    { code: 'tie', back: STAKE_BACK, chance: TIE },
  ],
  hit: (shown) => {
    const winner = teenPattiWinner(shown);
    return winner === seat ? 0 : winner === 'tie' ? 1 : null;
  },
});

/** A pair or better at one seat, whatever the other one has. */
const PAIR_PLUS: readonly { readonly hand: Hand; readonly odds: bigint }[] = [
  { hand: 'trail', odds: 40n },
  { hand: 'pure-sequence', odds: 30n },
  { hand: 'sequence', odds: 6n },
  { hand: 'colour', odds: 4n },
  { hand: 'pair', odds: 1n },
];

const pairPlus = (seat: Seat): Spot => ({
  code: `${seat}-pair-plus`,
  pays: PAIR_PLUS.map(({ hand, odds }) => ({
    code: hand,
    back: toOne(odds),
    chance: fraction(BigInt(HAND_COUNTS[hand]), BigInt(ALL_HANDS)),
  })),
  hit: (shown) => {
    const hand = handOf(strengthAt(shown, seat));
    const at = PAIR_PLUS.findIndex((each) => each.hand === hand);
    return at === -1 ? null : at;
  },
});

/** Six cards, one to each seat in turn. */
export const drawSix: Table['draw'] = (random) => {
  const deal = newShoe(random, 1);
  return Array.from({ length: 6 }, () => deal());
};

const table: Table = {
  spots: [...SEATS.map(seatSpot), ...SEATS.map(pairPlus)],
  draw: drawSix,
  opposites: [[...SEATS]],
};
export const teenPatti: TableGame = { rules: ['standard'], tableOf: () => table };
