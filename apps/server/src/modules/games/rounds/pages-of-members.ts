import type { MemberId } from '../../../kernel/ids.ts';

/** Bets of a page at least; the last member's are all in it. */
const IN_PAGE = 500;

type OfMember = { readonly memberId: MemberId };

/** The bets of each member, in their order. */
export function byMember<Bet extends OfMember>(
  bets: readonly Bet[],
): ReadonlyMap<MemberId, readonly Bet[]> {
  const members = new Map<MemberId, Bet[]>();
  for (const bet of bets) {
    const own = members.get(bet.memberId);
    if (own) own.push(bet);
    else members.set(bet.memberId, [bet]);
  }
  return members;
}

/** Pages in which the bets are paid: all bets of a member are in one. */
export function* pagesOfMembers<Bet extends OfMember>(
  bets: readonly Bet[],
): Generator<readonly Bet[]> {
  let page: Bet[] = [];
  for (const own of byMember(bets).values()) {
    page.push(...own);
    if (page.length < IN_PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
