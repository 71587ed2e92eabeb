import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { reason } from '../four-eyes.ts';
import { FRIEND_REASONS, FRIEND_STATES } from '../player/referral.ts';
import { route } from '../route.ts';

const person = z.object({ memberId: id('mbr'), username: z.string() });

const friend = person.extend({
  registeredAt: instant,
  state: z.enum(FRIEND_STATES),
  reason: z.enum(FRIEND_REASONS).nullable(),
  /** The campaign by which the friend counts, with the deposit; null before there is one. */
  counts: z
    .object({
      campaignId: id('cmp'),
      name: z.string(),
      deposited: decimal,
      staked: decimal,
      required: decimal,
    })
    .nullable(),
  /** What the friend brought. */
  amount: decimal.nullable(),
  /** The operator who counts the friend although something links the two. */
  clearedBy: z.string().nullable(),
});
export type FriendAtDesk = z.output<typeof friend>;

/** Who invited whom, and what it brought. Checklist MC-013. */
export const consoleReferralRoutes = {
  list: route({
    method: 'GET',
    path: '/console/referrals',
    summary: 'Who invited a member, and the friends that the member invited, the newest 100.',
    allow: { permission: 'promotions.read' },
    input: z.object({ memberId: id('mbr') }),
    output: z.object({
      invitedBy: person.nullable(),
      earned: decimal,
      friends: z.array(friend),
    }),
    refusals: ['identity.member-unknown'],
  }),
  count: route({
    method: 'POST',
    path: '/console/referrals/count',
    summary: 'Count a friend although something links the two; the reward follows within a minute.',
    allow: { permission: 'promotions.write' },
    input: z.object({ campaignId: id('cmp'), memberId: id('mbr'), reason }),
    output: nothing,
    refusals: ['promotions.friend-unknown', 'promotions.friend-state'],
  }),
};
