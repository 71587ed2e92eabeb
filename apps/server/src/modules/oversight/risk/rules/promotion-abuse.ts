import type { Fact } from './fact.ts';
import { grouped } from './grouped.ts';
import { oppositeBets, type Played } from './opposite.ts';
import { RISK_POLICY as policy } from './risk-policy.ts';
import { spanOf } from './shared.ts';

/** What one member took of one promotion; paisa, none of what is no money. */
export type Taken = {
  readonly memberId: string;
  readonly campaignId: string;
  readonly isBonus: boolean;
  readonly amount: bigint;
  readonly at: Date;
  readonly endedAt: Date | null;
};

export type Through = {
  readonly memberId: string;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
};

const sumOf = (taken: readonly Taken[]): bigint =>
  taken.reduce((all, { amount }) => all + amount, 0n);

const timeOf = (taken: readonly Taken[]) =>
  spanOf(taken.map(({ at }) => ({ since: at, until: at })));

/**
 * Members who share a browser or a payout account and took the same promotions: one fact for each
 * group, however many things they share.
 */
export function samePromotions(shared: readonly Fact[], taken: readonly Taken[]): Fact[] {
  const groups = shared.filter(({ code }) => code === 'same-device' || code === 'same-account');
  const facts = groups.flatMap(({ members }): Fact[] => {
    const own = taken.filter(({ memberId }) => members.includes(memberId));
    const both = [...grouped(own, ({ campaignId }) => campaignId).values()].filter(
      (grants) => new Set(grants.map(({ memberId }) => memberId)).size > 1,
    );
    const grants = both.flat();
    if (grants.length === 0) return [];
    const takers = [...new Set(grants.map(({ memberId }) => memberId))].toSorted();
    return [
      {
        code: 'same-promotion',
        members: takers,
        about: null,
        ...timeOf(grants),
        amount: sumOf(grants),
        count: both.length,
      },
    ];
  });
  return [...new Map(facts.map((fact) => [fact.members.join(' '), fact])).values()];
}

/**
 * Members who live by rewards: several in the period, worth at least what was deposited, and
 * withdrawals. One fact for each.
 */
export const bonusOnly = (purses: readonly Through[], taken: readonly Taken[]): Fact[] =>
  purses.flatMap(({ memberId, deposited, withdrawn }): Fact[] => {
    const own = taken.filter((each) => each.memberId === memberId);
    const given = sumOf(own);
    if (own.length < policy.bonusOnlyRewards || withdrawn === 0n || given < deposited) return [];
    const count = own.length;
    return [
      {
        code: 'bonus-only',
        members: [memberId],
        about: null,
        ...timeOf(own),
        amount: given,
        count,
      },
    ];
  });

/** Opposite bets in rounds that at least one of the members staked while a bonus was active. */
export function oppositeUnderBonus(played: readonly Played[], taken: readonly Taken[]): Fact[] {
  const bonuses = taken.filter(({ isBonus }) => isBonus);
  const hadBonus = ({ memberId, at }: Played): boolean =>
    bonuses.some(
      (bonus) =>
        bonus.memberId === memberId && bonus.at <= at && (!bonus.endedAt || at < bonus.endedAt),
    );
  const rounds = new Set(played.filter(hadBonus).map(({ round }) => round));
  return oppositeBets(played.filter(({ round }) => rounds.has(round))).map((fact) => ({
    ...fact,
    code: 'opposite-bonus',
  }));
}

type Linked = { readonly inviterId: string; readonly friendId: string; readonly at: Date };

/** Who invited whom, where the two looked like one person when the friend was to bring a reward. */
export const selfReferral = (found: readonly Linked[]): Fact[] =>
  found.map(({ inviterId, friendId, at }) => ({
    code: 'self-referral',
    members: [inviterId, friendId],
    about: null,
    since: at,
    until: at,
    amount: null,
    count: null,
  }));
