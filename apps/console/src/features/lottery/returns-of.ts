import {
  FAMILIES,
  type FamilyCode,
  playsIn,
  prizesIn,
} from '@nokshi/house-math/lottery/families.ts';
import { type Fraction, NONE, percentOf, plus } from '@nokshi/house-math/fraction.ts';
import type { PrizeMode } from '@nokshi/house-math/lottery/odds-lists.ts';
import type { Play } from '@nokshi/house-math/lottery/play.ts';
import { returnsOf } from '@nokshi/house-math/lottery/quote.ts';

/** What a play returns of a stake at the usual price of a unit: the least and the most of its answers, in percent. */
export type PlayReturn = { readonly play: string; readonly least: string; readonly most: string };

/** The price of a unit: prizes are truncated once for each. */
const UNIT_PRICE = 2_000n;

type Asked = { readonly family: FamilyCode; readonly mode: PrizeMode; readonly base: number };

export const isFixed = ({ family, mode }: Pick<Asked, 'family' | 'mode'>): boolean =>
  FAMILIES[family].modes[mode] !== 'base';

/** Every play of a mode with what it returns, computed by what settles it. */
export function playReturns({ family, mode, base }: Asked, drawDate: string): PlayReturn[] {
  return playsIn(family, mode, drawDate).map((play) => {
    const prizes = prizesIn(family, mode, play);
    if (prizes === null) throw new Error(`${play.code} is not offered in ${mode}`);
    const terms = {
      asset: 'BDT',
      unitPrice: UNIT_PRICE,
      multiple: 1,
      base,
      ceiling: base,
    } as const;
    const returns = together(play, returnsOf(play, { ...terms, prizes })).toSorted(byValue);
    const [least = NONE] = returns;
    return { play: play.code, least: percentOf(least), most: percentOf(returns.at(-1) ?? least) };
  });
}

/** A unit that has a right to several prizes returns their sum, group by group of those it may win. */
function together(play: Play, returns: readonly Fraction[]): readonly Fraction[] {
  if (!play.stakes) return returns;
  const groups = new Map<string, Fraction>();
  for (const [at, each] of returns.entries()) {
    const kind = /-(\d+)$/.exec(play.prizes[at]?.code ?? '')?.[1] ?? '';
    groups.set(kind, plus(groups.get(kind) ?? NONE, each));
  }
  return [...groups.values()];
}

const byValue = (a: Fraction, b: Fraction): number => Number(a.n * b.d - b.n * a.d);
