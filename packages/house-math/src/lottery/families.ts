import type { Random } from '../fairness/random.ts';
import { drawBalls, drawDice, drawDigits, drawPrizes } from './draw.ts';
import {
  COLOUR_SHEET,
  oddsIn,
  type OddsList,
  type PrizeMode,
  REGIONAL,
  TWO_SIDED,
} from './odds-lists.ts';
import type { Numbers, Play } from './play.ts';
import { dicePlays } from './plays/dice.ts';
import { fiveDigitPlays, threeDigitPlays } from './plays/digit-draws.ts';
import { elevenPlays } from './plays/eleven.ts';
import { fourDigitPlays, MALAYSIA, SINGAPORE } from './plays/four-digits.ts';
import { lunarYearOf } from './plays/lunar-years.ts';
import { markSixPlays } from './plays/marksix.ts';
import { racePlays } from './plays/race.ts';
import { sscPlays } from './plays/ssc.ts';
import { laoPlays, thaiPlays } from './plays/thai-lao.ts';
import { northPlays, southPlays } from './plays/vietnam.ts';
import { wingoPlays } from './plays/wingo.ts';
import { digitsOf, FOUR_DIGIT_TIERS, type Region, REGIONS, type Tier } from './regions.ts';

export type FamilyCode =
  | 'ssc'
  | '11x5'
  | '3d'
  | 'p3'
  | 'p5'
  | '4d'
  | 'lhc'
  | 'pk10'
  | 'k3'
  | 'wingo'
  | Region;

/** What a page draws of a result: how many numbers, of which range, and as what. */
export type Shape = {
  readonly look: 'digits' | 'balls' | 'dice' | 'race' | 'marks' | 'prizes';
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** Its plays change with the lunar year of the draw. */
  readonly isLunar?: true;
  /** Of `prizes`: the tiers, in whose order the numbers are, and how many digits each has. */
  readonly tiers?: readonly Tier[];
};

type Modes = Readonly<Partial<Record<PrizeMode, 'base' | OddsList>>>;

/** Draws of a kind: their plays, how they are drawn from chance, and what they look like. */
export type Family = {
  readonly code: FamilyCode;
  readonly shape: Shape;
  /** The pay-out tables that it can have: by the prize base, or fixed odds. */
  readonly modes: Modes;
  /** All plays of a draw of that day (`yyyy-mm-dd`); the same list for every day, but where `isLunar`. */
  readonly plays: (drawDate: string) => readonly Play[];
  readonly draw: (random: Random) => Numbers;
  /** How chance becomes numbers (draw.ts). Goes up when `draw` would give other numbers for the same seeds. */
  readonly mappingVersion: 1;
  /** Others draw it, and operators enter the result; `draw` is for play money and trials alone. */
  readonly region?: Region;
};

/** Made when they are first asked for: some plays count through all draws for their chances. */
function once(make: () => readonly Play[]): () => readonly Play[] {
  let made: readonly Play[] | undefined;
  return () => (made ??= make());
}

function eachYear(make: (year: number) => readonly Play[]): (drawDate: string) => readonly Play[] {
  const made = new Map<number, readonly Play[]>();
  return (drawDate) => {
    const year = lunarYearOf(drawDate);
    const plays = made.get(year) ?? make(year);
    made.set(year, plays);
    return plays;
  };
}

const threeDigits = once(threeDigitPlays);
const south = once(southPlays);
const malaysian = once(() => fourDigitPlays(MALAYSIA));
const singaporean = once(() => fourDigitPlays(SINGAPORE));

/** By the prize base, and by two-sided odds. */
const both = (odds: OddsList): Modes => ({ Lott: 'base', ZY: odds });

type Made = { readonly plays: () => readonly Play[]; readonly modes: Modes };

function digitFamily(code: FamilyCode, count: number, made: Made): Family {
  const shape = { look: 'digits', count, from: 0, to: 9 } as const;
  return { ...made, code, shape, draw: (random) => drawDigits(random, count), mappingVersion: 1 };
}

function prizeFamily(code: FamilyCode, tiers: readonly Tier[], made: Made): Family {
  const digits = digitsOf(tiers);
  const to = 10 ** Math.max(...digits) - 1;
  const shape = { look: 'prizes', count: digits.length, from: 0, to, tiers } as const;
  return { ...made, code, shape, draw: (random) => drawPrizes(random, digits), mappingVersion: 1 };
}

function regional(region: Region, plays: () => readonly Play[], odds: 'base' | OddsList): Family {
  const modes: Modes = { Lott: 'base', SEA: odds };
  return { ...prizeFamily(region, REGIONS[region], { plays, modes }), region };
}

export const FAMILIES: Readonly<Record<FamilyCode, Family>> = {
  ssc: digitFamily('ssc', 5, { plays: once(sscPlays), modes: both(TWO_SIDED.ssc) }),
  '11x5': {
    code: '11x5',
    shape: { look: 'balls', count: 5, from: 1, to: 11 },
    modes: both(TWO_SIDED.eleven),
    plays: once(elevenPlays),
    draw: (random) => drawBalls(random, 11, 5),
    mappingVersion: 1,
  },
  '3d': digitFamily('3d', 3, { plays: threeDigits, modes: both(TWO_SIDED.three) }),
  p3: digitFamily('p3', 3, { plays: threeDigits, modes: both(TWO_SIDED.three) }),
  p5: digitFamily('p5', 5, { plays: once(fiveDigitPlays), modes: both(TWO_SIDED.five) }),
  '4d': prizeFamily('4d', FOUR_DIGIT_TIERS, { plays: malaysian, modes: { Lott: 'base' } }),
  lhc: {
    code: 'lhc',
    shape: { look: 'marks', count: 7, from: 1, to: 49, isLunar: true },
    modes: both(TWO_SIDED.markSix),
    plays: eachYear(markSixPlays),
    draw: (random) => drawBalls(random, 49, 7),
    mappingVersion: 1,
  },
  pk10: {
    code: 'pk10',
    shape: { look: 'race', count: 10, from: 1, to: 10 },
    modes: both(TWO_SIDED.race),
    plays: once(racePlays),
    draw: (random) => drawBalls(random, 10, 10),
    mappingVersion: 1,
  },
  k3: {
    code: 'k3',
    shape: { look: 'dice', count: 3, from: 1, to: 6 },
    modes: both(TWO_SIDED.dice),
    plays: once(dicePlays),
    draw: (random) => drawDice(random, 3),
    mappingVersion: 1,
  },
  wingo: digitFamily('wingo', 1, {
    plays: once(wingoPlays),
    modes: { Elott: COLOUR_SHEET, ...both(TWO_SIDED.colours) },
  }),
  'vn-north': regional('vn-north', once(northPlays), REGIONAL.north),
  'vn-central': regional('vn-central', south, REGIONAL.south),
  'vn-south': regional('vn-south', south, REGIONAL.south),
  thai: regional('thai', once(thaiPlays), REGIONAL.thai),
  lao: regional('lao', once(laoPlays), REGIONAL.lao),
  'my-4d': regional('my-4d', malaysian, 'base'),
  'sg-4d': regional('sg-4d', singaporean, 'base'),
};

export const isFamily = (code: string): code is FamilyCode => Object.hasOwn(FAMILIES, code);

/** A play of a draw of that day, or null where the family or the play is unknown. */
export function playOf(family: string, drawDate: string, code: string): Play | null {
  if (!isFamily(family)) return null;
  return FAMILIES[family].plays(drawDate).find((play) => play.code === code) ?? null;
}

/** How a play is paid in a mode: by the base, by odds of its prizes in thousandths, or null where it is not offered. */
export function prizesIn(
  family: FamilyCode,
  mode: PrizeMode,
  play: Play,
): 'base' | readonly number[] | null {
  const table = FAMILIES[family].modes[mode];
  if (table === undefined || table === 'base') return table ?? null;
  return oddsIn(table, play);
}

/** The plays that are offered in a mode, for a draw of that day. */
export const playsIn = (family: FamilyCode, mode: PrizeMode, drawDate: string): readonly Play[] =>
  FAMILIES[family].plays(drawDate).filter((play) => prizesIn(family, mode, play) !== null);
