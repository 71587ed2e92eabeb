import { fraction } from '../fraction.ts';
import { type Card, isRed, newShoe, rankOf, suitOf } from './cards.ts';
import { type Shown, simple, type Spot, type Table, type TableGame, toOne } from './table.ts';

/** One card each from eight decks, the ace low; half of a stake on a side is lost on a tie. Source: domain.md 2. */
export const DRAGON_TIGER_DECKS = 8;

/** Pairs of cards, in no order: 416 x 415 / 2. */
export const PAIRS = 86_320n;
const WINS = 39_936n;
const TIES = 6_448n;
/** 52 cards, eight of each. */
const SUITED_TIES = 52n * 28n;

type Side = 'dragon' | 'tiger';
const SIDES: readonly Side[] = ['dragon', 'tiger'];
const cardAt = (side: Side, [dragon = 0, tiger = 0]: Shown): Card =>
  side === 'dragon' ? dragon : tiger;

export const dragonTigerWinner = ([dragon = 0, tiger = 0]: Shown): Side | 'tie' => {
  const more = rankOf(dragon) - rankOf(tiger);
  return more > 0 ? 'dragon' : more < 0 ? 'tiger' : 'tie';
};

const main = (side: Side): Spot => ({
  code: side,
  pays: [
    { code: 'win', back: toOne(1n), chance: fraction(WINS, PAIRS) },
    { code: 'tie', back: fraction(1n, 2n), chance: fraction(TIES, PAIRS) },
  ],
  hit: (shown) => {
    const winner = dragonTigerWinner(shown);
    return winner === side ? 0 : winner === 'tie' ? 1 : null;
  },
});

/** What one card is; a seven loses all of them. */
const QUALITIES: Readonly<Record<string, (rank: number) => boolean>> = {
  big: (rank) => rank > 6,
  small: (rank) => rank < 6,
  odd: (rank) => rank !== 6 && rank % 2 === 0,
  even: (rank) => rank % 2 === 1,
};

const qualitiesOf = (side: Side): readonly Spot[] => [
  ...Object.entries(QUALITIES).map(([quality, has]) =>
    simple(`${side}-${quality}`, {
      back: toOne(1n),
      chance: fraction(6n, 13n),
      wins: (shown) => has(rankOf(cardAt(side, shown))),
    }),
  ),
  ...(['red', 'black'] as const).map((colour) =>
    simple(`${side}-${colour}`, {
      back: toOne(1n),
      chance: fraction(6n, 13n),
      wins: (shown) => {
        const card = cardAt(side, shown);
        return rankOf(card) !== 6 && isRed(card) === (colour === 'red');
      },
    }),
  ),
];

const tie = simple('tie', {
  back: toOne(8n),
  chance: fraction(TIES, PAIRS),
  wins: (shown) => dragonTigerWinner(shown) === 'tie',
});

const suitedTie = simple('suited-tie', {
  back: toOne(50n),
  chance: fraction(SUITED_TIES, PAIRS),
  wins: (shown) => {
    const [dragon = 0, tiger = 0] = shown;
    return dragonTigerWinner(shown) === 'tie' && suitOf(dragon) === suitOf(tiger);
  },
});

const table: Table = {
  spots: [...SIDES.map(main), tie, suitedTie, ...SIDES.flatMap(qualitiesOf)],
  draw: (random) => {
    const deal = newShoe(random, DRAGON_TIGER_DECKS);
    return [deal(), deal()];
  },
  opposites: [
    ['dragon', 'tiger'],
    ...SIDES.flatMap((side) =>
      [
        ['big', 'small'],
        ['odd', 'even'],
        ['red', 'black'],
      ].map((qualities) => qualities.map((quality) => `${side}-${quality}`)),
    ),
  ],
};
export const dragonTiger: TableGame = { rules: ['standard'], tableOf: () => table };
