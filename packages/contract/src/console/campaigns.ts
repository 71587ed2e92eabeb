import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { campaignTerms, GRANT_STEPS, reward } from '../promotions/terms.ts';
import { route } from '../route.ts';
import { roundsGames } from './free-rounds.ts';

/** DRAFT has no version in force; PAUSED gives nothing; CLOSED is over for good. */
export const CAMPAIGN_STATES = ['DRAFT', 'RUNNING', 'PAUSED', 'CLOSED', 'REMOVED'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

const row = z.object({
  campaignId: id('cmp'),
  state: z.enum(CAMPAIGN_STATES),
  /** In force; 0: none yet. */
  version: z.number().int(),
  newest: z.number().int(),
  terms: campaignTerms,
  budget: decimal,
  given: decimal,
  granted: z.number().int(),
  places: z.number().int().nullable(),
  /** Granted, and neither cash nor ended yet. */
  liability: decimal,
  madeAt: instant,
});
export type CampaignOnDesk = z.output<typeof row>;

const preview = z.object({
  /** Members whom the conditions fit now. */
  fits: z.number().int(),
  /** The most that all grants can come to: the budget. */
  most: decimal,
  /** One reward at its most: what it is, what has to be staked, and what the house expects of it. */
  reward: z.object({ amount: decimal, turnover: decimal, cost: decimal }),
  /** Other campaigns of the same trigger in the same time. */
  conflicts: z.array(z.object({ campaignId: id('cmp'), name: z.string() })),
});

const grant = z.object({
  grantId: id('pgr'),
  campaignId: id('cmp'),
  name: z.string(),
  memberId: id('mbr'),
  username: z.string(),
  reward,
  amount: decimal,
  state: z.enum(GRANT_STEPS),
  madeAt: instant,
  expiresAt: instant.nullable(),
  endedAt: instant.nullable(),
  converted: decimal,
  returned: decimal,
  reason: z.string().nullable(),
});
export type GrantOnDesk = z.output<typeof grant>;

const one = z.object({ campaignId: id('cmp') });
const SAVE = [
  'promotions.unknown',
  'promotions.version-outdated',
  'promotions.terms-wrong',
  'promotions.profile-forbids',
  'promotions.one-product',
  'catalogue.game-unknown',
  'catalogue.game-off',
  'catalogue.game-is-group',
  'vendors.no-free-rounds',
  'slots.no-free-rounds',
  'slots.stake-not-offered',
  'tables.table-closed',
  'tables.below-least',
  'tables.over-limit',
  'vendors.off',
  'vendors.stake-below',
  'promotions.code-used',
] as const;
const STATE = ['promotions.unknown', 'promotions.campaign-state'] as const;

/** Campaigns at the desk. Products.md 6.5. */
export const consoleCampaignRoutes = {
  list: route({
    method: 'GET',
    path: '/console/campaigns',
    summary: 'Campaigns, newest first, at most 500, with what each has given and may still cost.',
    allow: { permission: 'promotions.read' },
    input: nothing,
    output: z.object({ rows: z.array(row) }),
    refusals: [],
  }),
  games: route({
    method: 'GET',
    path: '/console/campaigns/games',
    summary: 'The games that take free rounds, of vendors and of the house, at most 2,000.',
    allow: { permission: 'promotions.read' },
    input: nothing,
    output: roundsGames,
    refusals: [],
  }),
  preview: route({
    method: 'POST',
    path: '/console/campaigns/preview',
    summary: 'Whom these terms fit, what they may cost, and what they meet; writes nothing.',
    allow: { permission: 'promotions.write' },
    input: z.object({ campaignId: id('cmp').nullable(), terms: campaignTerms }),
    output: preview,
    refusals: SAVE,
  }),
  save: route({
    method: 'POST',
    path: '/console/campaigns',
    summary: 'Save a version: of a new campaign, or the next of one. Nothing changes for members.',
    allow: { permission: 'promotions.write' },
    input: z.object({
      campaignId: id('cmp').nullable(),
      /** The newest version that was read; 0 of a new campaign. */
      newest: z.number().int().min(0),
      terms: campaignTerms,
      reason,
    }),
    output: z.object({ campaignId: id('cmp'), version: z.number().int() }),
    refusals: SAVE,
  }),
  publish: route({
    method: 'POST',
    path: '/console/campaigns/publish',
    summary: 'Put the newest version in force; also undoes one by publishing an older text again.',
    allow: { permission: 'promotions.write' },
    input: z.object({ campaignId: id('cmp'), version: z.number().int().min(1), reason }),
    output: outcome,
    refusals: [...SAVE, ...STATE, 'proposals.waiting', 'proposals.nobody-else'],
  }),
  turn: route({
    method: 'POST',
    path: '/console/campaigns/turn',
    summary: 'Pause a campaign, resume it, close it for good, or remove a draft.',
    allow: { permission: 'promotions.write' },
    input: z.object({
      campaignId: id('cmp'),
      to: z.enum(['RUNNING', 'PAUSED', 'CLOSED', 'REMOVED']),
      reason,
    }),
    output: nothing,
    refusals: STATE,
  }),
  give: route({
    method: 'POST',
    path: '/console/campaigns/give',
    summary: 'Give a member the reward of a campaign that operators give by hand.',
    allow: { permission: 'promotions.write' },
    input: z.object({
      campaignId: id('cmp'),
      username: z.string().trim().min(1).max(40),
      reason,
    }),
    output: outcome,
    refusals: [
      ...STATE,
      'identity.member-unknown',
      'promotions.not-for-you',
      'promotions.taken',
      'promotions.day-used',
      'promotions.budget-spent',
      'promotions.no-places',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  grants: route({
    method: 'GET',
    path: '/console/campaigns/grants',
    summary: 'Grants of a member or of a campaign, newest first, at most 100.',
    allow: { permission: 'promotions.read' },
    input: z.object({ memberId: id('mbr').optional(), campaignId: id('cmp').optional() }),
    output: z.object({ rows: z.array(grant) }),
    refusals: [],
  }),
  revoke: route({
    method: 'POST',
    path: '/console/campaigns/revoke',
    summary: 'End a grant: what is still bonus money goes back to the house, nothing else.',
    allow: { permission: 'promotions.write' },
    input: z.object({ grantId: id('pgr'), reason }),
    output: outcome,
    refusals: [
      'promotions.grant-unknown',
      'promotions.grant-state',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  report: route({
    method: 'GET',
    path: '/console/campaigns/report',
    summary: 'What campaigns gave, what became cash, what came back, against the result of play.',
    allow: { permission: 'promotions.read' },
    input: z.object({ from: z.iso.date(), to: z.iso.date() }),
    output: z.object({
      rows: z.array(
        z.object({
          campaignId: id('cmp'),
          name: z.string(),
          given: decimal,
          converted: decimal,
          returned: decimal,
          /** By free rounds and free bets, on the day on which they ended. */
          won: decimal,
          cost: decimal,
        }),
      ),
      cost: decimal,
      /** Stakes less payouts in these days, before what promotions cost. */
      ggr: decimal,
    }),
    refusals: ['edge.invalid-input'],
  }),
  one: route({
    method: 'GET',
    path: '/console/campaigns/:campaignId',
    summary: 'One campaign with its versions, newest first, at most 50.',
    allow: { permission: 'promotions.read' },
    input: one,
    output: row.extend({
      versions: z.array(
        z.object({
          version: z.number().int(),
          terms: campaignTerms,
          savedBy: z.string(),
          savedAt: instant,
          publishedAt: instant.nullable(),
        }),
      ),
    }),
    refusals: ['promotions.unknown'],
  }),
};
