import { weightOf } from './alike.ts';
import { chanceOfAnyWin } from './chance-of-win.ts';
import type { ChaseRow } from './chase.ts';
import { FAMILIES, isFamily } from './families.ts';
import { type Fraction, fraction, minus, NONE, plus, WHOLE } from '../fraction.ts';
import { outcomesOf } from './outcomes.ts';
import { type Bet, rebateFor, stakeFor } from './pricing.ts';

/** That no issue of a plan wins anything, and what it then costs. */
export type ChaseLoss = {
  readonly chance: Fraction;
  /** Exactly so often; else at least so often. */
  readonly isExact: boolean;
  /** All that is staked, in minor units, and what comes back of it as rebate. */
  readonly costs: bigint;
  readonly rebate: bigint;
};

/** `bets` are repeated in each issue; issues are drawn one apart from the other. */
export function lossOf(family: string, bets: readonly Bet[], rows: readonly ChaseRow[]): ChaseLoss {
  const { chance, isExact } = missOf(family, bets);
  const issues = BigInt(rows.length);
  return {
    chance: { n: chance.n ** issues, d: chance.d ** issues },
    isExact,
    costs: rows.at(-1)?.cumulative ?? 0n,
    rebate: rows.reduce((all, { multiple }) => all + rebateAt(bets, multiple), 0n),
  };
}

type Miss = { readonly chance: Fraction; readonly isExact: boolean };

/** That none of the bets wins in one draw. */
function missOf(family: string, bets: readonly Bet[]): Miss {
  const wins = bets.map((bet) => chanceOfAnyWin({ family, ...bet }));
  const [first] = wins;
  if (first && wins.length === 1) return { ...first, chance: minus(WHOLE, first.chance) };
  const together = missTogether(family, bets);
  if (together) return { chance: together, isExact: true };
  // Some may win in the same draw, so that fewer draws win.
  const any = wins.map(({ chance }) => chance).reduce(plus, NONE);
  return { chance: any.n < any.d ? minus(WHOLE, any) : NONE, isExact: false };
}

/** Exactly, where the draws of the family are few. */
function missTogether(family: string, bets: readonly Bet[]): Fraction | null {
  const [first] = bets;
  if (!first || !isFamily(family)) return null;
  const { look, count } = FAMILIES[family].shape;
  const isSmall = look === 'dice' || (look === 'digits' && count <= 3);
  const draws = isSmall ? outcomesOf(family, first.play, first.selection) : null;
  if (!draws) return null;
  const missed = draws.filter(({ numbers }) =>
    bets.every(({ play, selection }) => play.hits(selection, numbers).every((hits) => hits === 0)),
  );
  return fraction(BigInt(weightOf(missed)), BigInt(weightOf(draws)));
}

const rebateAt = (bets: readonly Bet[], multiple: number): bigint =>
  bets.reduce((all, { play, selection, terms }) => {
    const own = { ...terms, multiple: terms.multiple * multiple };
    return all + rebateFor(stakeFor(play, selection, own), own);
  }, 0n);
