import { z } from 'zod';
import { amount, decimal, id, instant, nothing } from '../fields.ts';
import {
  campaignTerms,
  GRANT_STEPS,
  PROMOTION_STATUSES,
  PROMOTION_TABS,
  reward,
} from '../promotions/terms.ts';
import { route } from '../route.ts';

const both = z.object({ EN: z.string(), BN: z.string() });

/** A promotion as a member or visitor sees it; who it is for stays with the house. */
const shown = campaignTerms
  .pick({
    title: true,
    about: true,
    picture: true,
    tabs: true,
    badge: true,
    startsAt: true,
    endsAt: true,
    trigger: true,
    reward: true,
  })
  .extend({
    promotionId: id('cmp'),
    status: z.enum(PROMOTION_STATUSES),
    /** How many of its places are left; null: it has no number of places. */
    placesLeft: z.number().int().nullable(),
    /** Of the member's newest grant: to be claimed by then. */
    claimBy: instant.nullable(),
  });
export type ShownPromotion = z.output<typeof shown>;

/** What a member got, or can take. */
const grant = z.object({
  grantId: id('pgr'),
  promotionId: id('cmp'),
  title: both,
  reward,
  amount: decimal,
  state: z.enum(GRANT_STEPS),
  madeAt: instant,
  claimBy: instant.nullable(),
  expiresAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** What of a bonus became cash. */
  converted: decimal,
  reason: z.string().nullable(),
});
export type ShownGrant = z.output<typeof grant>;

const progress = z.object({
  /** What has to be staked, what of that is done, and what is missing. */
  required: decimal,
  done: decimal,
  missing: decimal,
  /** By category: what was staked, and what of it counts. */
  lines: z.array(z.object({ category: z.string(), valid: decimal, counted: decimal })),
});

export const CLAIM_REFUSALS = [
  'promotions.unknown',
  'promotions.not-yet',
  'promotions.closed',
  'promotions.not-for-you',
  'promotions.taken',
  'promotions.day-used',
  'promotions.budget-spent',
  'promotions.no-places',
] as const;

const one = z.object({ promotionId: id('cmp') });
const claimed = z.object({ status: z.enum(PROMOTION_STATUSES), amount: decimal.nullable() });

/** Promotions and what a member got by them. Checklist, E-099, S-045, MC-011, MC-012. */
export const promotionsRoutes = {
  list: route({
    method: 'GET',
    path: '/wps/promotions',
    summary: 'The promotions that run, by their position; of a member with the own status.',
    allow: 'anyone',
    input: z.object({ tab: z.enum([...PROMOTION_TABS, 'all', 'mine']).default('all') }),
    output: z.object({ rows: z.array(shown) }),
    refusals: [],
  }),
  freeRounds: route({
    method: 'GET',
    path: '/wps/promotions/free-rounds',
    summary:
      'Free rounds that the house gave the member, in any game, and that can still be played.',
    allow: 'member',
    input: nothing,
    /** The earliest expiry first, at most 20. Checklist MC-012, MC-019. */
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['rounds', 'bet']),
          gameId: z.string(),
          gameName: both,
          left: z.number().int(),
          rounds: z.number().int(),
          stake: decimal,
          expiresAt: instant,
        }),
      ),
    }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/wps/promotions/one',
    summary: 'One promotion, with what it is expected to cost to play it through.',
    allow: 'anyone',
    input: one,
    output: shown.extend({
      /** Percent that counts, by category; null: nothing has to be staked. */
      contributions: z.record(z.string(), z.number()).nullable(),
      /** An example: of this bonus, for this deposit; null: nothing has to be staked. */
      example: z
        .object({
          deposit: decimal.nullable(),
          amount: decimal,
          turnover: decimal,
          /** On average, at a game that keeps 4 % of each stake. */
          loss: decimal,
          worth: decimal,
          /** Bets of the member's usual stake, or of 10.00. */
          stake: decimal,
          bets: z.number().int(),
        })
        .nullable(),
    }),
    refusals: ['promotions.unknown'],
  }),
  join: route({
    method: 'POST',
    path: '/wps/promotions/join',
    summary: 'Join a promotion whose reward a later deposit brings.',
    allow: 'player',
    input: one,
    output: claimed,
    refusals: CLAIM_REFUSALS,
  }),
  claim: route({
    method: 'POST',
    path: '/wps/promotions/claim',
    summary: 'Claim a promotion; once for each time that it is open to the member.',
    allow: 'player',
    input: one,
    output: claimed,
    refusals: CLAIM_REFUSALS,
  }),
  code: route({
    method: 'POST',
    path: '/wps/promotions/code',
    summary: 'Claim a promotion by its code.',
    allow: 'player',
    input: z.object({
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9]{1,20}$/),
    }),
    output: claimed.extend({ promotionId: id('cmp'), reward }),
    refusals: ['promotions.code-wrong', ...CLAIM_REFUSALS],
    rate: { max: 10, perSeconds: 60 },
  }),
  forDeposit: route({
    method: 'GET',
    path: '/wps/promotions/for-deposit',
    summary: 'What a deposit of this amount would bring the member if it were credited now.',
    allow: 'member',
    input: z.object({ amount }),
    output: z.object({
      rows: z.array(z.object({ promotionId: id('cmp'), title: both, reward, amount: decimal })),
    }),
    refusals: [],
  }),
  counts: route({
    method: 'GET',
    path: '/wps/promotions/counts',
    summary: 'How many promotions and rewards wait for the member; for badges.',
    allow: 'member',
    input: nothing,
    output: z.object({
      available: z.number().int(),
      rewards: z.number().int(),
      /** Inviting friends brings something now. E-100. */
      referral: z.boolean(),
    }),
    refusals: [],
  }),
  rewards: route({
    method: 'GET',
    path: '/wps/promotions/rewards',
    summary: 'What the member can claim, and everything received, newest first, at most 100.',
    allow: 'member',
    input: nothing,
    output: z.object({ rows: z.array(grant) }),
    refusals: [],
  }),
  take: route({
    method: 'POST',
    path: '/wps/promotions/rewards/take',
    summary: 'Claim a reward that waits.',
    allow: 'player',
    input: z.object({ grantId: id('pgr') }),
    output: nothing,
    refusals: ['promotions.grant-unknown', 'promotions.grant-state', 'promotions.not-for-you'],
  }),
  bonuses: route({
    method: 'GET',
    path: '/wps/promotions/bonuses',
    summary:
      'Bonus money, the active bonus with its progress, those that wait, and what has to be staked.',
    allow: 'member',
    input: nothing,
    output: z.object({
      /** Bonus money of the member now. */
      bonus: decimal,
      active: grant.extend({ progress, largestBet: decimal.nullable() }).nullable(),
      waiting: z.array(grant),
      ended: z.array(grant),
      /** Open obligations that hold cash back, oldest first. */
      obligations: z.array(
        progress.extend({
          source: z.enum(['deposit', 'transfer', 'award']),
          amount: decimal,
          openedAt: instant,
        }),
      ),
    }),
    refusals: [],
  }),
  leave: route({
    method: 'POST',
    path: '/wps/promotions/bonuses/leave',
    summary: 'End the own bonus: its money goes, the own money stays.',
    allow: 'owner',
    input: z.object({ grantId: id('pgr') }),
    output: nothing,
    refusals: ['promotions.grant-unknown', 'promotions.grant-state'],
  }),
};
