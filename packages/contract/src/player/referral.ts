import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { reward, trigger } from '../promotions/terms.ts';
import { route } from '../route.ts';

/**
 * `registered`: has not made the deposit that counts; `staking`: made it; `checking`: staked enough, the
 * reward is on its way; `earned`: brought it; `not-counted`: brings nothing, as the reason says.
 */
export const FRIEND_STATES = [
  'registered',
  'staking',
  'checking',
  'earned',
  'not-counted',
] as const;
export type FriendState = (typeof FRIEND_STATES)[number];

/** Why a friend brings nothing, or nothing yet. */
export const FRIEND_REASONS = [
  'same-account',
  'same-device',
  'same-address',
  'before',
  'late',
  'taken',
  'day-used',
  'budget-spent',
  'no-places',
  'closed',
  'not-for-you',
] as const;
export type FriendReason = (typeof FRIEND_REASONS)[number];

const both = z.object({ EN: z.string(), BN: z.string() });

const friend = z.object({
  /** Shortened: only who knows the name recognises it. */
  name: z.string(),
  registeredAt: instant,
  state: z.enum(FRIEND_STATES),
  /** How much of what has to be staked is staked, up to 100; the amounts are the friend's own. */
  percent: z.number().int().nullable(),
  /** The deposit and the stakes count until then; null: nothing counts any more. */
  until: instant.nullable(),
  /** What the friend brought. */
  amount: decimal.nullable(),
  reason: z.enum(FRIEND_REASONS).nullable(),
});
export type Friend = z.output<typeof friend>;

/** The members whom a member invited. Checklist MC-013, E-100. */
export const referralRoutes = {
  own: route({
    method: 'GET',
    path: '/wps/member/referral',
    summary: 'The member’s own invitation code, and who registered by it.',
    allow: 'member',
    input: nothing,
    output: z.object({
      /** Inviting friends brings this member something now: the flag is on and a promotion runs. */
      on: z.boolean(),
      code: z.string(),
      /** Real accounts that registered by it and are not closed. */
      members: z.number().int(),
      firstAt: instant.nullable(),
      lastAt: instant.nullable(),
    }),
    refusals: [],
  }),
  friends: route({
    method: 'GET',
    path: '/wps/promotions/referral',
    summary:
      'What inviting friends brings, how far each friend is, at most 100, and what was earned.',
    allow: 'member',
    input: nothing,
    output: z.object({
      /** The promotion that runs for this member; null: none does. */
      promotion: z
        .object({
          promotionId: id('cmp'),
          title: both,
          trigger,
          reward,
          endsAt: instant.nullable(),
          /** Days after the registration in which a friend deposits and stakes. */
          days: z.number().int(),
          /** Friends who brought something by it. */
          counted: z.number().int(),
        })
        .nullable(),
      /** By all friends and promotions. */
      earned: decimal,
      /** Newest first. */
      friends: z.array(friend),
    }),
    refusals: [],
  }),
};
