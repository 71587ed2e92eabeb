import { fraction } from '../fraction.ts';
import { drawDice } from '../lottery/draw.ts';
import { type Shown, simple, type Spot, type Table, type TableGame, toOne } from './table.ts';

/** Three dice, 216 throws. Pays as published for Australian tables, but 190 to 1 for a triple: no spot keeps more than an eighth. */
const THROWS = 216n;

/** Odds to one for each total, from 4 to 10; 17 to 11 pay the same. */
const TOTALS: Readonly<Record<number, bigint>> = {
  4: 62n,
  5: 31n,
  6: 18n,
  7: 12n,
  8: 8n,
  9: 7n,
  10: 6n,
};
const DOUBLE = 11n;
const TRIPLE = 190n;
const ANY_TRIPLE = 31n;
const PAIR_OF_FACES = 6n;
/** A face that shows once, twice, three times. */
const SINGLE = [1n, 2n, 12n] as const;
const SINGLE_WAYS = [75n, 15n, 1n] as const;

const FACES = [1, 2, 3, 4, 5, 6] as const;
const totalOf = (dice: Shown): number => dice.reduce((sum, die) => sum + die, 0);
const isTriple = ([a, b, c]: Shown): boolean => a === b && b === c;
const countOf = (dice: Shown, face: number): number => dice.filter((die) => die === face).length;

/** In how many throws three dice have this total: counted over the first two. */
function waysTo(total: number): bigint {
  const pairs = FACES.flatMap((a) => FACES.map((b) => total - a - b));
  return BigInt(pairs.filter((third) => third >= 1 && third <= 6).length);
}

/** `[odds to one, throws that win]` */
const spot = (
  code: string,
  [odds, ways]: readonly [bigint, bigint],
  wins: (dice: Shown) => boolean,
): Spot => simple(code, { back: toOne(odds), chance: fraction(ways, THROWS), wins });

/** All of them lose on three alike. */
const halves: readonly Spot[] = [
  spot('small', [1n, 105n], (dice) => !isTriple(dice) && totalOf(dice) <= 10),
  spot('big', [1n, 105n], (dice) => !isTriple(dice) && totalOf(dice) >= 11),
  spot('odd', [1n, 105n], (dice) => !isTriple(dice) && totalOf(dice) % 2 === 1),
  spot('even', [1n, 105n], (dice) => !isTriple(dice) && totalOf(dice) % 2 === 0),
];

const totals = Array.from({ length: 14 }, (_, at) => at + 4).map((total) =>
  spot(
    `total-${total}`,
    [TOTALS[Math.min(total, 21 - total)] ?? 0n, waysTo(total)],
    (dice) => totalOf(dice) === total,
  ),
);

const single = (face: number): Spot => ({
  code: `single-${face}`,
  pays: SINGLE.map((odds, at) => ({
    code: `shows-${at + 1}`,
    back: toOne(odds),
    chance: fraction(SINGLE_WAYS[at] ?? 0n, THROWS),
  })),
  hit: (dice) => {
    const shows = countOf(dice, face);
    return shows === 0 ? null : shows - 1;
  },
});

const pairs = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) => [low, high] as const),
);

const table: Table = {
  spots: [
    ...halves,
    ...totals,
    ...FACES.map(single),
    ...FACES.map((face) =>
      spot(`double-${face}`, [DOUBLE, 16n], (dice) => countOf(dice, face) >= 2),
    ),
    ...FACES.map((face) =>
      spot(`triple-${face}`, [TRIPLE, 1n], (dice) => countOf(dice, face) === 3),
    ),
    spot('any-triple', [ANY_TRIPLE, 6n], isTriple),
    ...pairs.map(([low, high]) =>
      spot(
        `pair-${low}-${high}`,
        [PAIR_OF_FACES, 30n],
        (dice) => countOf(dice, low) > 0 && countOf(dice, high) > 0,
      ),
    ),
  ],
  draw: (random) => drawDice(random, 3),
  opposites: [
    ['big', 'small'],
    ['odd', 'even'],
  ],
};
export const sicBo: TableGame = { rules: ['standard'], tableOf: () => table };
