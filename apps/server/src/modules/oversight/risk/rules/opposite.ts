import type { Fact } from './fact.ts';
import { grouped } from './grouped.ts';
import { RISK_POLICY as policy } from './risk-policy.ts';

/** One member's stake and payout in one round; paisa. */
export type Played = {
  readonly round: string;
  readonly game: string;
  readonly memberId: string;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly at: Date;
};

type Pair = readonly [Played, Played];

/**
 * Two members who stake on opposite sides of the same rounds: at about the same time one wins what
 * the other loses, less the edge, repeatedly. Vendors do not report what was bet on, so the money
 * has to show it. One fact for each pair and game.
 */
export function oppositeBets(played: readonly Played[]): Fact[] {
  const rounds = grouped(played, ({ round }) => round).values();
  const pairs = [...rounds].flatMap(pairsOf);
  const byCouple = grouped(pairs, ([a, b]) => `${a.memberId} ${b.memberId} ${a.game}`);
  return [...byCouple.values()].flatMap((together) => {
    const opposite = together.filter(areOpposite);
    const often = opposite.length * 100 >= together.length * policy.oppositePercent;
    return often && opposite.length >= policy.leastRounds ? [factOf(opposite)] : [];
  });
}

const pairsOf = (round: readonly Played[]): Pair[] => {
  const sorted = round.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
  return sorted.flatMap((a, at) => sorted.slice(at + 1).map((b): Pair => [a, b]));
};

function areOpposite([a, b]: Pair): boolean {
  const [nets, stakes] = [[a.paid - a.staked, b.paid - b.staked] as const, a.staked + b.staked];
  const near = Math.abs(a.at.getTime() - b.at.getTime()) <= policy.withinMs;
  const isSplit = (nets[0] > 0n && nets[1] < 0n) || (nets[0] < 0n && nets[1] > 0n);
  const left = nets[0] + nets[1];
  return near && isSplit && (left < 0n ? -left : left) * 100n <= stakes * policy.losesPercent;
}

function factOf(pairs: readonly Pair[]): Fact {
  const times = pairs.flat().map(({ at }) => at.getTime());
  const [a, b] = pairs[0] as Pair;
  return {
    code: 'opposite-bets',
    members: [a.memberId, b.memberId],
    about: a.game,
    since: new Date(Math.min(...times)),
    until: new Date(Math.max(...times)),
    amount: pairs.flat().reduce((all, { staked }) => all + staked, 0n),
    count: pairs.length,
  };
}
