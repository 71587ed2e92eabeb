import { fraction } from '../fraction.ts';
import {
  byRules,
  type Pay,
  type Shown,
  type Spot,
  type Table,
  type TableGame,
  toOne,
} from './table.ts';

/** European roulette: 37 pockets, one zero. Source: domain.md 2. */
export const POCKETS = 37;

/** The pockets as they lie on the wheel, clockwise from zero; the racetrack follows it. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const pocketColour = (pocket: number): 'red' | 'black' | 'green' =>
  pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black';

/** The kinds of bets of the layout by how many pockets they cover. */
export type RouletteKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'line'
  | 'column'
  | 'dozen'
  | 'even';

export type RouletteBet = {
  readonly code: string;
  readonly kind: RouletteKind;
  /** Ascending. */
  readonly pockets: readonly number[];
};

const upTo = (most: number, from = 1): readonly number[] =>
  Array.from({ length: most - from + 1 }, (_, at) => from + at);
const NUMBERS = upTo(36);

const inside = (kind: RouletteKind, pockets: readonly number[]): RouletteBet => ({
  code: `${kind}-${pockets.join('-')}`,
  kind,
  pockets,
});
const outside = (code: string, kind: RouletteKind, has: (n: number) => boolean): RouletteBet => ({
  code,
  kind,
  pockets: NUMBERS.filter(has),
});

/** Twelve streets of three; zero borders 1, 2 and 3. A corner has four pockets, also the first four with zero. */
function insideBets(): readonly RouletteBet[] {
  const streets = upTo(12).map((row) => upTo(row * 3, row * 3 - 2));
  const notLast = (of: readonly number[]) => of.filter((n) => n <= 33);
  const notRight = (of: readonly number[]) => of.filter((n) => n % 3 !== 0);
  return [
    ...upTo(36, 0).map((n) => inside('straight', [n])),
    ...[1, 2, 3].map((n) => inside('split', [0, n])),
    ...notRight(NUMBERS).map((n) => inside('split', [n, n + 1])),
    ...notLast(NUMBERS).map((n) => inside('split', [n, n + 3])),
    ...[
      [0, 1, 2],
      [0, 2, 3],
    ].map((trio) => inside('street', trio)),
    ...streets.map((street) => inside('street', street)),
    inside('corner', [0, 1, 2, 3]),
    ...notLast(notRight(NUMBERS)).map((n) => inside('corner', [n, n + 1, n + 3, n + 4])),
    ...streets.slice(0, -1).map(([first = 0]) => inside('line', upTo(first + 5, first))),
  ];
}

const outsideBets: readonly RouletteBet[] = [
  ...[1, 2, 3].map((n) => outside(`column-${n}`, 'column', (pocket) => pocket % 3 === n % 3)),
  ...[1, 2, 3].map((n) => outside(`dozen-${n}`, 'dozen', (pocket) => Math.ceil(pocket / 12) === n)),
  outside('red', 'even', (n) => pocketColour(n) === 'red'),
  outside('black', 'even', (n) => pocketColour(n) === 'black'),
  outside('even', 'even', (n) => n % 2 === 0),
  outside('odd', 'even', (n) => n % 2 === 1),
  outside('low', 'even', (n) => n <= 18),
  outside('high', 'even', (n) => n >= 19),
];

/** All 157 bets of the layout. */
export const ROULETTE_BETS: readonly RouletteBet[] = [...insideBets(), ...outsideBets];

/** 36 for the stake, shared by the pockets it covers: 35 to 1 on one, 1 to 1 on eighteen. */
function spotOf({ code, kind, pockets }: RouletteBet, laPartage: boolean): Spot {
  const count = BigInt(pockets.length);
  const win: Pay = {
    code: 'win',
    back: toOne(36n / count - 1n),
    chance: fraction(count, BigInt(POCKETS)),
  };
  const half: Pay = {
    code: 'zero',
    back: fraction(1n, 2n),
    chance: fraction(1n, BigInt(POCKETS)),
  };
  const hasHalf = laPartage && kind === 'even';
  return {
    code,
    pays: hasHalf ? [win, half] : [win],
    hit: ([pocket = 0]: Shown) => {
      if (pockets.includes(pocket)) return 0;
      return hasHalf && pocket === 0 ? 1 : null;
    },
  };
}

const opposites = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3'],
  ['column-1', 'column-2', 'column-3'],
  upTo(36, 0).map((n) => `straight-${n}`),
];
const tableOf = (laPartage: boolean): Table => ({
  spots: ROULETTE_BETS.map((bet) => spotOf(bet, laPartage)),
  draw: (random) => [random.below(POCKETS)],
  opposites,
});

/** `la-partage`: even chances lose only half of the stake on zero. */
export const rouletteTables: Readonly<Record<'european' | 'la-partage', Table>> = {
  european: tableOf(false),
  'la-partage': tableOf(true),
};
export const roulette: TableGame = {
  rules: Object.keys(rouletteTables),
  tableOf: ({ rules }) => byRules(rouletteTables, rules),
};

/** A chip of a call bet: `chips` on the spot for each unit called. */
export type CallPart = { readonly code: string; readonly chips: number };

const parts = (...codes: readonly string[]): readonly CallPart[] =>
  codes.map((code) => ({ code, chips: 1 }));

/** Call bets of the racetrack, as they are on every French table. */
export const CALL_BETS: Readonly<
  Record<'voisins' | 'tiers' | 'orphelins' | 'zero', readonly CallPart[]>
> = {
  voisins: [
    { code: 'street-0-2-3', chips: 2 },
    ...parts('split-4-7', 'split-12-15', 'split-18-21', 'split-19-22', 'split-32-35'),
    { code: 'corner-25-26-28-29', chips: 2 },
  ],
  tiers: parts(
    'split-5-8',
    'split-10-11',
    'split-13-16',
    'split-23-24',
    'split-27-30',
    'split-33-36',
  ),
  orphelins: parts('straight-1', 'split-6-9', 'split-14-17', 'split-17-20', 'split-31-34'),
  zero: parts('straight-26', 'split-0-3', 'split-12-15', 'split-32-35'),
};

/** A number and so many neighbours on each side of the wheel, one chip straight on each. */
export function neighboursOf(pocket: number, each: number): readonly CallPart[] {
  const at = WHEEL.indexOf(pocket);
  const around = Array.from({ length: 2 * each + 1 }, (_, step) =>
    WHEEL.at((at - each + step + POCKETS) % POCKETS),
  );
  return parts(...around.map((neighbour) => `straight-${neighbour}`));
}
