import { type Fraction, fraction } from '../fraction.ts';
import { type Card, newShoe, rankOf, suitOf } from './cards.ts';
import {
  byRules,
  type Pay,
  type Shown,
  simple,
  type Spot,
  STAKE_BACK,
  type Table,
  type TableGame,
  toOne,
} from './table.ts';

/** Punto banco with eight decks, from a fresh shoe each round. Source: domain.md 2. */
export const BACCARAT_DECKS = 8;

/** Ace 1, two to nine as they are, ten and faces 0. */
export const pointsOf = (card: Card): number => {
  const rank = rankOf(card) + 1;
  return rank >= 10 ? 0 : rank;
};
const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Whether the banker draws: on 0 to 5 when the player stood, else by the points of the player's third card. */
export function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  return banker <= 6 && third >= 2 * (banker - 3) && third <= 7;
}

/** Which hand the next card goes to, after those dealt so far: player, banker, player, banker, then the third cards. */
export function nextHand(dealt: Shown): 'player' | 'banker' | null {
  if (dealt.length < 4) return dealt.length % 2 === 0 ? 'player' : 'banker';
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0] = dealt;
  const player = totalOf([p1, p2]);
  const banker = totalOf([b1, b2]);
  if (player >= 8 || banker >= 8) return null;
  const playerDrew = player <= 5;
  if (dealt.length === 4 && playerDrew) return 'player';
  const third = playerDrew ? pointsOf(dealt[4] ?? 0) : null;
  const hasDrawn = dealt.length > (playerDrew ? 5 : 4);
  return !hasDrawn && bankerDraws(banker, third) ? 'banker' : null;
}

export type BaccaratHands = { readonly player: readonly Card[]; readonly banker: readonly Card[] };

/** The two hands of the cards in the order in which they were dealt. */
export function handsOf(shown: Shown): BaccaratHands {
  const player: Card[] = [];
  const banker: Card[] = [];
  shown.forEach((card, at) => {
    const hand = nextHand(shown.slice(0, at));
    if (hand === 'player') player.push(card);
    if (hand === 'banker') banker.push(card);
  });
  return { player, banker };
}

export type BaccaratResult = {
  readonly winner: 'player' | 'banker' | 'tie';
  readonly player: number;
  readonly banker: number;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
};

export function baccaratResult(shown: Shown): BaccaratResult {
  const hands = handsOf(shown);
  const [player, banker] = [totalOf(hands.player), totalOf(hands.banker)];
  const [p1, b1, p2, b2] = shown.map(rankOf);
  return {
    winner: player > banker ? 'player' : banker > player ? 'banker' : 'tie',
    player,
    banker,
    playerPair: p1 === p2,
    bankerPair: b1 === b2,
  };
}

/** Ordered ways to deal six cards of 416; each round stands for as many as its unseen cards have. */
export const DEALS = 4_998_398_275_503_360n;
const of = (ways: bigint): Fraction => fraction(ways, DEALS);
const PLAYER = 2_230_518_282_592_256n;
const BANKER = 2_292_252_566_437_888n;
const TIE = 475_627_426_473_216n;
const BANKER_WITH_SIX = 269_232_304_455_680n;
/** Neither hand draws. */
const WITH_FOUR = 1_893_735_611_458_560n;

const same = (one: Card, other: Card): boolean =>
  rankOf(one) === rankOf(other) && suitOf(one) === suitOf(other);

const push: Pay = { code: 'tie', back: STAKE_BACK, chance: of(TIE) };
const isTie = (shown: Shown): boolean => baccaratResult(shown).winner === 'tie';

const player: Spot = {
  code: 'player',
  pays: [{ code: 'win', back: toOne(1n), chance: of(PLAYER) }, push],
  hit: (shown) => (isTie(shown) ? 1 : baccaratResult(shown).winner === 'player' ? 0 : null),
};

const bankerWithCommission: Spot = {
  code: 'banker',
  pays: [{ code: 'win', back: toOne(95n, 100n), chance: of(BANKER) }, push],
  hit: (shown) => (isTie(shown) ? 1 : baccaratResult(shown).winner === 'banker' ? 0 : null),
};

/** Even money, but half of it where the banker wins with six. */
const bankerWithoutCommission: Spot = {
  code: 'banker',
  pays: [
    { code: 'win', back: toOne(1n), chance: of(BANKER - BANKER_WITH_SIX) },
    push,
    { code: 'win-with-six', back: toOne(1n, 2n), chance: of(BANKER_WITH_SIX) },
  ],
  hit: (shown) => {
    const { winner, banker } = baccaratResult(shown);
    if (winner === 'tie') return 1;
    return winner === 'player' ? null : banker === 6 ? 2 : 0;
  },
};

const tie = simple('tie', { back: toOne(8n), chance: of(TIE), wins: isTie });

/** Of the second card, 31 of 415 have the rank of the first. */
const PAIR = fraction(31n, 415n);
const playerPair = simple('player-pair', {
  back: toOne(11n),
  chance: PAIR,
  wins: (shown) => baccaratResult(shown).playerPair,
});
const bankerPair = simple('banker-pair', {
  back: toOne(11n),
  chance: PAIR,
  wins: (shown) => baccaratResult(shown).bankerPair,
});

/** Both hands: the other one is of the same rank (30 x 29 ways), or of one of twelve others (32 x 31). */
const OTHER_TWO = 414n * 413n;
const BOTH_PAIRS = fraction(31n * (30n * 29n + 12n * 32n * 31n), 415n * OTHER_TWO);
const eitherPair = simple('either-pair', {
  back: toOne(5n),
  chance: fraction(2n * PAIR.n * BOTH_PAIRS.d - BOTH_PAIRS.n * PAIR.d, PAIR.d * BOTH_PAIRS.d),
  wins: (shown) => {
    const result = baccaratResult(shown);
    return result.playerPair || result.bankerPair;
  },
});

/** Rank and suit alike: 7 of 415; in both hands of the same card (6 x 5 ways) or of one of 51 others (8 x 7). */
const BOTH_PERFECT = fraction(7n * (6n * 5n + 51n * 8n * 7n), 415n * OTHER_TWO);
const ONE_PERFECT = fraction(
  2n * 7n * BOTH_PERFECT.d - 2n * BOTH_PERFECT.n * 415n,
  415n * BOTH_PERFECT.d,
);
const perfectPair: Spot = {
  code: 'perfect-pair',
  pays: [
    { code: 'one', back: toOne(25n), chance: ONE_PERFECT },
    { code: 'both', back: toOne(200n), chance: BOTH_PERFECT },
  ],
  hit: ([p1 = 0, b1 = 0, p2 = 0, b2 = 0]) => {
    const perfect = [same(p1, p2), same(b1, b2)].filter(Boolean).length;
    return perfect === 0 ? null : perfect - 1;
  },
};

const small = simple('small', {
  back: toOne(3n, 2n),
  chance: of(WITH_FOUR),
  wins: ({ length }) => length === 4,
});
const big = simple('big', {
  back: toOne(54n, 100n),
  chance: of(DEALS - WITH_FOUR),
  wins: ({ length }) => length > 4,
});

const sides = [tie, playerPair, bankerPair, eitherPair, perfectPair, big, small];

const draw: Table['draw'] = (random) => {
  const deal = newShoe(random, BACCARAT_DECKS);
  const dealt: Card[] = [];
  while (nextHand(dealt)) dealt.push(deal());
  return dealt;
};

const opposites = [
  ['player', 'banker'],
  ['big', 'small'],
];

export const baccaratTables: Readonly<Record<'commission' | 'no-commission', Table>> = {
  commission: { spots: [player, bankerWithCommission, ...sides], draw, opposites },
  'no-commission': { spots: [player, bankerWithoutCommission, ...sides], draw, opposites },
};
export const baccarat: TableGame = {
  rules: Object.keys(baccaratTables),
  tableOf: ({ rules }) => byRules(baccaratTables, rules),
};
