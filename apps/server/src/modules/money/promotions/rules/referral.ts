import type { FriendReason, FriendState } from '@nokshi/contract/player/referral.ts';
import type { Trigger } from '@nokshi/contract/promotions/terms.ts';
import { minorOf } from './amount-of.ts';

export type ReferralTrigger = Extract<Trigger, { kind: 'referral' }>;

export type FriendStep = 'STAKING' | 'STAKED' | 'EARNED' | 'REFUSED';

/** Days after the registration in which a friend deposits and stakes. */
export const FRIEND_DAYS = 90;
const DAY_MS = 86_400_000;

export const friendUntil = (registeredAt: Date): Date =>
  new Date(registeredAt.getTime() + FRIEND_DAYS * DAY_MS);

/** What a friend of this number brings, counted from 1; minor units. Tiers rise from 1 on. */
export const tierOf = (tiers: ReferralTrigger['tiers'], nth: number): bigint =>
  minorOf(tiers.findLast(({ from }) => from <= nth)?.amount ?? '');

/** What the friend has to stake of own money, for a deposit. */
export const requiredOf = ({ turnover }: ReferralTrigger, deposited: bigint): bigint =>
  (deposited * BigInt(turnover)) / 100n;

type Counted = { readonly staked: bigint; readonly required: bigint };

/** How much of what is required is staked, in percent; below 100 until all of it is. */
export const percentOf = ({ staked, required }: Counted): number => {
  if (staked <= 0n) return 0;
  return staked >= required ? 100 : Number((staked * 100n) / required);
};

type Facts = {
  readonly now: Date;
  readonly registeredAt: Date;
  /** Since when friends of the campaign that runs count; null: none runs. */
  readonly startsAt: Date | null;
  /** A deposit that counts; null: there is none. */
  readonly row: {
    readonly state: FriendStep;
    readonly reason: FriendReason | null;
    readonly until: Date;
  } | null;
};

/** How a friend is, as the member who invited reads it. */
export function friendState({ now, registeredAt, startsAt, row }: Facts): {
  readonly state: FriendState;
  readonly reason: FriendReason | null;
} {
  if (row) {
    const { state, reason, until } = row;
    if (state === 'EARNED') return { state: 'earned', reason: null };
    if (state === 'STAKED') return { state: 'checking', reason };
    if (state === 'REFUSED') return { state: 'not-counted', reason };
    if (until > now) return { state: 'staking', reason: null };
    return { state: 'not-counted', reason: 'late' };
  }
  if (startsAt === null) return { state: 'registered', reason: null };
  if (registeredAt < startsAt) return { state: 'not-counted', reason: 'before' };
  if (friendUntil(registeredAt) <= now) return { state: 'not-counted', reason: 'late' };
  return { state: 'registered', reason: null };
}

/** What may be different tomorrow: the reward is tried again each day while the friend's time lasts. */
const PASSING: ReadonlySet<FriendReason> = new Set([
  'day-used',
  'budget-spent',
  'no-places',
  'not-for-you',
]);

export const isPassing = (reason: FriendReason): boolean => PASSING.has(reason);
