import { type Fraction, fraction, percentOf, plus, NONE } from '../fraction.ts';
import { BLACKJACK_EDGE } from '../tables/blackjack/round.ts';
import { DICE_SIDES, dicePays, diceReturn, LEAST_WAYS, MOST_WAYS } from './dice.ts';
import { chanceOfSafe, minesPay, minesReturn, MOST_MINES, mostOpened } from './mines.ts';
import { pathsTo, plinkoPays, plinkoReturn, RISKS, ROW_COUNTS } from './plinko.ts';

/** What is said of an instant game. Per cent with two decimals, truncated; the most in whole times the stake. */
export type InstantFacts = {
  /** The least that any of its bets returns, wherever it is ended; of blackjack with best play. */
  readonly rtp: string;
  /** How often the bet that its frame begins with pays more than its stake. */
  readonly hitRate: string;
  /** The largest payout, for a stake of the bet. */
  readonly maxWin: string;
};

const less = (one: Fraction, other: Fraction): boolean => one.n * other.d < other.n * one.d;
const least = (all: readonly Fraction[]): Fraction =>
  all.reduce((low, each) => (less(each, low) ? each : low));

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** Both sides pay alike, so all bets are those under a number. */
const DICE_BETS = range(LEAST_WAYS, MOST_WAYS).map((at) => ({ side: 'under', at }) as const);
const MINE_COUNTS = range(1, MOST_MINES);
const BOARDS = ROW_COUNTS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk })));

/** Under 50.00. */
const dice = (): InstantFacts => ({
  rtp: percentOf(least(DICE_BETS.map(diceReturn))),
  hitRate: percentOf(fraction(BigInt(DICE_SIDES / 2), BigInt(DICE_SIDES))),
  maxWin: String(Math.floor(Math.max(...DICE_BETS.map(dicePays)) / 10_000)),
});

/** Three mines, one field. */
const mines = (): InstantFacts => ({
  rtp: percentOf(
    least(
      MINE_COUNTS.flatMap((count) =>
        range(1, mostOpened(count)).map((opened) => minesReturn(count, opened)),
      ),
    ),
  ),
  hitRate: percentOf(chanceOfSafe(3, 1)),
  maxWin: String(
    Math.floor(Math.max(...MINE_COUNTS.map((count) => minesPay(count, mostOpened(count)))) / 100),
  ),
});

/** Twelve rows, medium risk. */
const plinko = (): InstantFacts => ({
  rtp: percentOf(least(BOARDS.map(({ rows, risk }) => plinkoReturn(rows, risk)))),
  hitRate: percentOf(
    plinkoPays(12, 'medium')
      .map((pays, bin) => (pays > 100 ? fraction(pathsTo(12, bin), 2n ** 12n) : NONE))
      .reduce(plus, NONE),
  ),
  maxWin: String(Math.max(...BOARDS.flatMap(({ rows, risk }) => plinkoPays(rows, risk))) / 100),
});

/** How often a spot brings back more than it staked with best play: counted, see facts.test.ts. */
export const BLACKJACK_HITS = 0.4333;

/** One spot: dealer stands on every 17, 3 to 2, doubles on any two cards, one split. */
const blackjack = (): InstantFacts => ({
  rtp: ((1 - BLACKJACK_EDGE) * 100).toFixed(2),
  hitRate: (BLACKJACK_HITS * 100).toFixed(2),
  // Split once, both hands doubled, both won.
  maxWin: '8',
});

export const INSTANT_FACTS = { dice, mines, plinko, blackjack } as const;
