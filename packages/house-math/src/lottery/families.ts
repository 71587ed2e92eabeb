import type { Random } from '../fairness/random.ts';
import { drawBalls, drawDice, drawDigits } from './draw.ts';
import type { Numbers, Play } from './play.ts';
import { dicePlays } from './plays/dice.ts';
import { elevenPlays } from './plays/eleven.ts';
import { lunarYearOf } from './plays/lunar-years.ts';
import { markSixPlays } from './plays/marksix.ts';
import { racePlays } from './plays/race.ts';
import { sscPlays } from './plays/ssc.ts';
import { wingoPlays } from './plays/wingo.ts';

export type FamilyCode = 'ssc' | '11x5' | 'lhc' | 'pk10' | 'k3' | 'wingo';

/** What a page draws of a result: how many numbers, of which range, and as what. */
export type Shape = {
  readonly look: 'digits' | 'balls' | 'dice' | 'race' | 'marks';
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** Its plays change with the lunar year of the draw. */
  readonly isLunar?: true;
};

/** Draws of a kind: their plays, how they are drawn from chance, and what they look like. */
export type Family = {
  readonly code: FamilyCode;
  readonly shape: Shape;
  /** All plays of a draw of that day (`yyyy-mm-dd`); the same list for every day, but where `isLunar`. */
  readonly plays: (drawDate: string) => readonly Play[];
  readonly draw: (random: Random) => Numbers;
  /** How chance becomes numbers (draw.ts). Goes up when `draw` would give other numbers for the same seeds. */
  readonly mappingVersion: 1;
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

export const FAMILIES: Readonly<Record<FamilyCode, Family>> = {
  ssc: {
    code: 'ssc',
    shape: { look: 'digits', count: 5, from: 0, to: 9 },
    plays: once(sscPlays),
    draw: (random) => drawDigits(random, 5),
    mappingVersion: 1,
  },
  '11x5': {
    code: '11x5',
    shape: { look: 'balls', count: 5, from: 1, to: 11 },
    plays: once(elevenPlays),
    draw: (random) => drawBalls(random, 11, 5),
    mappingVersion: 1,
  },
  lhc: {
    code: 'lhc',
    shape: { look: 'marks', count: 7, from: 1, to: 49, isLunar: true },
    plays: eachYear(markSixPlays),
    draw: (random) => drawBalls(random, 49, 7),
    mappingVersion: 1,
  },
  pk10: {
    code: 'pk10',
    shape: { look: 'race', count: 10, from: 1, to: 10 },
    plays: once(racePlays),
    draw: (random) => drawBalls(random, 10, 10),
    mappingVersion: 1,
  },
  k3: {
    code: 'k3',
    shape: { look: 'dice', count: 3, from: 1, to: 6 },
    plays: once(dicePlays),
    draw: (random) => drawDice(random, 3),
    mappingVersion: 1,
  },
  wingo: {
    code: 'wingo',
    shape: { look: 'digits', count: 1, from: 0, to: 9 },
    plays: once(wingoPlays),
    draw: (random) => drawDigits(random, 1),
    mappingVersion: 1,
  },
};

export const isFamily = (code: string): code is FamilyCode => Object.hasOwn(FAMILIES, code);

/** A play of a draw of that day, or null where the family or the play is unknown. */
export function playOf(family: string, drawDate: string, code: string): Play | null {
  if (!isFamily(family)) return null;
  return FAMILIES[family].plays(drawDate).find((play) => play.code === code) ?? null;
}
