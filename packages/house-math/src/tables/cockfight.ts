import { type Fraction, fraction, multiply } from '../fraction.ts';
import {
  type Shown,
  simple,
  type Spot,
  STAKE_BACK,
  type Table,
  type TableGame,
  toOne,
} from './table.ts';

/**
 * The robo-rumble: two cartoon robots, a bout with four ends. A double knock-out and a time-out give stakes on red and
 * blue back. Odds are Malay: 0.80 wins 80 for 100, -0.94 wins 100 for 94. Source: domain.md 6.
 */
export const ENDS = ['red', 'blue', 'double-knock-out', 'time-out'] as const;
export type BoutEnd = (typeof ENDS)[number];

/** Malay odds in hundredths: of the favourite and of the other corner. Positive ones are 1 to 100, negative -99 to -1. */
export type Line = { readonly favourite: number; readonly other: number };

/** How far apart the two robots of a bout are; which line a bout has is public before the first bet. */
export const LINES: readonly Line[] = [
  { favourite: 92, other: 92 },
  { favourite: 88, other: 96 },
  { favourite: 80, other: -94 },
  { favourite: 70, other: -84 },
  { favourite: 60, other: -72 },
  { favourite: 50, other: -60 },
];

/** Of 2,000 bouts. */
const BOUTS = 2_000;
const DOUBLE_KNOCK_OUT = 210;
const TIME_OUT = 21;
const DECIDED = BOUTS - DOUBLE_KNOCK_OUT - TIME_OUT;

/** What a stake of one brings back, itself included. */
export const ofMalay = (odds: number): Fraction =>
  odds > 0 ? toOne(BigInt(odds), 100n) : toOne(100n, BigInt(-odds));

export type Corner = 'red' | 'blue';
/** A bout: its line, and which corner the favourite stands in. */
export type Bout = { readonly line: number; readonly favourite: Corner };

export const BOUT_KINDS: readonly Bout[] = LINES.flatMap((_, line) =>
  (['red', 'blue'] as const).map((favourite) => ({ line, favourite })),
);

const lineOf = (bout: Bout): Line => {
  const line = LINES[bout.line];
  if (!line) throw new Error(`there is no line ${bout.line}`);
  return line;
};
export const oddsOf = (bout: Bout, corner: Corner): number =>
  bout.favourite === corner ? lineOf(bout).favourite : lineOf(bout).other;

/** Both corners return the same: of the bouts that are decided, each wins in proportion to the other's payout. */
function weights(bout: Bout): Readonly<Record<Corner, number>> {
  const [red, blue] = [ofMalay(oddsOf(bout, 'red')), ofMalay(oddsOf(bout, 'blue'))];
  return { red: Number(blue.n * red.d), blue: Number(red.n * blue.d) };
}

const chanceOfEnd = (count: number): Fraction => fraction(BigInt(count), BigInt(BOUTS));
const draws = chanceOfEnd(DOUBLE_KNOCK_OUT + TIME_OUT);

function cornerSpot(bout: Bout, corner: Corner): Spot {
  const { red, blue } = weights(bout);
  const own = corner === 'red' ? red : blue;
  const wins = fraction(BigInt(own), BigInt(red + blue));
  return {
    code: corner,
    pays: [
      {
        code: 'win',
        back: ofMalay(oddsOf(bout, corner)),
        chance: multiply(wins, chanceOfEnd(DECIDED)),
      },
      { code: 'draw', back: STAKE_BACK, chance: draws },
    ],
    hit: ([end = 0]: Shown) => {
      if (ENDS[end] === corner) return 0;
      return end >= 2 ? 1 : null;
    },
  };
}

/** The spots and the draw of a bout: `below(2000)` for the two draws, then one of the corners by weight. */
export function boutTable(bout: Bout): Table {
  const { red, blue } = weights(bout);
  return {
    spots: [
      cornerSpot(bout, 'red'),
      cornerSpot(bout, 'blue'),
      simple('double-knock-out', {
        back: toOne(8n),
        chance: chanceOfEnd(DOUBLE_KNOCK_OUT),
        wins: ([end]) => end === 2,
      }),
      simple('time-out', {
        back: toOne(88n),
        chance: chanceOfEnd(TIME_OUT),
        wins: ([end]) => end === 3,
      }),
    ],
    opposites: [['red', 'blue']],
    draw: (random) => {
      const at = random.below(BOUTS);
      if (at < DOUBLE_KNOCK_OUT) return [2];
      if (at < DOUBLE_KNOCK_OUT + TIME_OUT) return [3];
      return [random.below(red + blue) < red ? 0 : 1];
    },
  };
}

/** The line lies open before the first bet. */
export const roboRumble: TableGame = {
  rules: ['standard'],
  opening: (random) => [random.below(BOUT_KINDS.length)],
  tableOf: ({ opening: [kind = 0] }) => {
    const bout = BOUT_KINDS[kind];
    if (!bout) throw new Error(`there is no bout ${kind}`);
    return boutTable(bout);
  },
};
