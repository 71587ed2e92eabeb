import { playOf } from '@nokshi/house-math/lottery/families.ts';
import { readSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import { answersOf, oppositesOf } from '@nokshi/house-math/lottery/sides.ts';
import { cutsOf, type Sided } from '@nokshi/house-math/netting.ts';
import { dayOf } from '../../../kernel/calendar.ts';
import type { RoundRow } from '../rounds/index.ts';
import { lotteryOf } from './rules/lotteries.ts';
import type { BetRow } from './store/bets.ts';
import type { Paid } from './ticket-of.ts';

/**
 * Valid turnover of the bets of whole members in one round: of a member's stakes on answers that exclude
 * each other only the difference was at risk, and stakes that a tie gave back were not. Source:
 * domain.md 9, products.md 1.2.
 */
export function validOfBets(
  bets: readonly BetRow[],
  { round, paid }: { round: RoundRow; paid: readonly Paid[] },
): bigint[] {
  const valid = bets.map(({ stake }, at) => stake - (paid[at]?.returned ?? 0n));
  const drawDate = dayOf(round.drawsAt);
  const groups = byMemberAndPlay(bets);
  for (const own of groups.values()) {
    const sided = own.flatMap((placed) => sidesOf(placed, drawDate));
    const [first] = own;
    const family = first && lotteryOf(first.bet.gameCode)?.family;
    if (!family || sided.length === 0) continue;
    for (const opposites of oppositesOf(family, first.bet.play))
      for (const { at, cut } of cutsOf(opposites, sided)) {
        const left = (valid[at] ?? 0n) - cut;
        valid[at] = left > 0n ? left : 0n;
      }
  }
  return valid;
}

type Placed = { readonly bet: BetRow; readonly at: number };

function byMemberAndPlay(bets: readonly BetRow[]): ReadonlyMap<string, readonly Placed[]> {
  const groups = new Map<string, Placed[]>();
  bets.forEach((bet, at) => {
    const name = `${bet.memberId} ${bet.play}`;
    const own = groups.get(name);
    if (own) own.push({ bet, at });
    else groups.set(name, [{ bet, at }]);
  });
  return groups;
}

function sidesOf({ bet, at }: Placed, drawDate: string): Sided[] {
  const play = playOf(lotteryOf(bet.gameCode)?.family ?? '', drawDate, bet.play);
  const selection = play && readSelection(play.kind, bet.selection);
  const answers = play && selection ? answersOf(play, selection) : [];
  return answers.length === 0 ? [] : [{ at, answers, each: bet.stake / BigInt(answers.length) }];
}
