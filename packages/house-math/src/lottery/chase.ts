import { type Fraction, fraction } from '../fraction.ts';
import { stakesOf } from './play.ts';
import { type Bet, unitPrizes, unitStakeOf } from './pricing.ts';

/** What a member asks a plan to be made of. `multiple` is that of the first issue; it multiplies that of each bet. */
export type ChaseWish = { readonly issues: number; readonly multiple: number } & (
  | { readonly kind: 'same' }
  /** `by` times as much after every so many issues. */
  | { readonly kind: 'multiply'; readonly by: number; readonly every: number }
  /** The smallest multiples with which a win in any issue brings at least so many percent of all staked until then. */
  | { readonly kind: 'profit'; readonly percent: number }
);

export type ChaseLimits = {
  readonly leastIssues: number;
  readonly mostIssues: number;
  readonly mostMultiple: number;
};

/** One issue of a plan; minor units. */
export type ChaseRow = {
  readonly multiple: number;
  readonly stake: bigint;
  /** With all issues before it. */
  readonly cumulative: bigint;
  /** The least that a win in this issue pays. */
  readonly returns: bigint;
  /** What is left of it after all that was staked; below zero for a loss. */
  readonly profit: bigint;
  /** The profit as a share of what was staked. */
  readonly rate: Fraction;
};

export type ChaseFault = {
  readonly fault:
    | 'issues'
    /** A multiple, factor or percentage that is no whole number in its limits. */
    | 'numbers'
    /** An issue would need a larger multiple than there may be. */
    | 'most-multiple'
    /** No multiple that there may be brings the profit. */
    | 'no-profit'
    /** A unit would cost no whole number of minor units. */
    | 'unit';
  /** The issue of the plan where it fails, counted from 1. */
  readonly issue: number;
};

export type ChasePlan = { readonly rows: readonly ChaseRow[] } | ChaseFault;

/** A plan for bets that are repeated in each issue, or the reason why there is none. */
export function planChase(bets: readonly Bet[], wish: ChaseWish, limits: ChaseLimits): ChasePlan {
  if (!isCount(wish.issues, limits.leastIssues, limits.mostIssues))
    return { fault: 'issues', issue: 1 };
  if (!areNumbers(wish, limits)) return { fault: 'numbers', issue: 1 };
  const priced = counted(bets);
  const rows: ChaseRow[] = [];
  let multiple = wish.multiple;
  for (let issue = 1; issue <= wish.issues; issue += 1) {
    const staked = rows.at(-1)?.cumulative ?? 0n;
    if (wish.kind === 'multiply' && issue > 1 && (issue - 1) % wish.every === 0)
      multiple *= wish.by;
    // More was staked than before, so a multiple that was too small before is too small now.
    while (wish.kind === 'profit' && multiple <= limits.mostMultiple) {
      const row = rowOf(priced, multiple, staked);
      if (row && isEnough(row, wish.percent)) break;
      multiple += 1;
    }
    if (multiple > limits.mostMultiple)
      return { fault: wish.kind === 'profit' ? 'no-profit' : 'most-multiple', issue };
    const row = rowOf(priced, multiple, staked);
    if (!row) return { fault: 'unit', issue };
    rows.push(row);
  }
  return { rows };
}

/** The rows of multiples that a member has chosen one by one. */
export function rowsOf(bets: readonly Bet[], multiples: readonly number[]): ChasePlan {
  const priced = counted(bets);
  const rows: ChaseRow[] = [];
  for (const [at, multiple] of multiples.entries()) {
    const row = rowOf(priced, multiple, rows.at(-1)?.cumulative ?? 0n);
    if (!row) return { fault: 'unit', issue: at + 1 };
    rows.push(row);
  }
  return { rows };
}

const isCount = (count: number, least: number, most: number): boolean =>
  Number.isInteger(count) && count >= least && count <= most;

function areNumbers(wish: ChaseWish, { mostMultiple }: ChaseLimits): boolean {
  if (!isCount(wish.multiple, 1, mostMultiple)) return false;
  if (wish.kind === 'multiply')
    return isCount(wish.by, 2, mostMultiple) && isCount(wish.every, 1, wish.issues);
  return wish.kind === 'same' || isCount(wish.percent, 0, MOST_PERCENT);
}
/** A hundred times what is staked. */
const MOST_PERCENT = 10_000;

/** A bet with its units counted once for all issues. */
type Counted = Pick<Bet, 'play' | 'terms'> & {
  readonly stakes: bigint;
  readonly units: readonly number[];
};
const counted = (bets: readonly Bet[]): readonly Counted[] =>
  bets.map(({ play, selection, terms }) => ({
    play,
    terms,
    stakes: BigInt(stakesOf(play, selection)),
    units: play.units(selection),
  }));

/** Null where a unit would cost no whole number of minor units. */
function rowOf(bets: readonly Counted[], multiple: number, staked: bigint): ChaseRow | null {
  let stake = 0n;
  let returns: bigint | null = null;
  for (const { play, units, stakes, terms } of bets) {
    const own = { ...terms, multiple: terms.multiple * multiple };
    const unitStake = unitStakeOf(own);
    if (unitStake === null) return null;
    stake += stakes * unitStake;
    for (const [at, prize] of unitPrizes(play, own).entries())
      if ((units[at] ?? 0) > 0 && (returns === null || prize < returns)) returns = prize;
  }
  if (returns === null) return null;
  const cumulative = staked + stake;
  const profit = returns - cumulative;
  return { multiple, stake, cumulative, returns, profit, rate: fraction(profit, cumulative) };
}

const isEnough = ({ profit, cumulative }: ChaseRow, percent: number): boolean =>
  profit * 100n >= cumulative * BigInt(percent);
