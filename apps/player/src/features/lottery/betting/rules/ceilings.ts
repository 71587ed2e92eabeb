import type { LotteryCeilings } from '@nokshi/contract/player/lottery.ts';
import type { Quote } from '@nokshi/house-math/lottery/quote.ts';
import { parseDecimal } from '@nokshi/money';

/** The ceiling that a bet is above, with what it allows. Minor units. */
export type Over = { readonly what: 'unit' | 'bet' | 'issue'; readonly most: bigint };

const minorOf = (text: string): bigint => parseDecimal(text) ?? 0n;

/** Of one line of a slip; null where it may be placed. */
export function overCeiling(
  { unitStake, stake }: Pick<Quote, 'unitStake' | 'stake'>,
  ceilings: LotteryCeilings,
): Over | null {
  const unit = minorOf(ceilings.unit);
  if (unitStake > unit) return { what: 'unit', most: unit };
  const bet = minorOf(ceilings.bet);
  return stake > bet ? { what: 'bet', most: bet } : null;
}

/** Of all that one slip stakes on an issue; what was staked on it before counts on the server. */
export function overIssue(total: bigint, ceilings: LotteryCeilings): Over | null {
  const issue = minorOf(ceilings.issue);
  return total > issue ? { what: 'issue', most: issue } : null;
}
