import { z } from 'zod';
import { words } from '../content.ts';
import { amount, instant } from '../fields.ts';
import { percent } from '../player/agent-terms.ts';
import { LEVELS_AT_MOST } from '../vip.ts';
import { audience } from './audience.ts';

/**
 * What an operator composes of a campaign: no free expressions, each trigger and reward is one of a
 * closed list with a sentence of its own. Amounts are BDT. Source: domain.md 9, products.md 6.4.
 */

const most = (least: number, most: number) => z.number().int().min(least).max(most);

/** Categories of games whose play counts; all when empty. */
export const categories = z
  .array(z.enum(['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT']))
  .max(8);

/** Daily, weekly from Monday, semi-monthly (1 to 15, 16 to the end), monthly. C-045. */
export const CAMPAIGN_PERIODS = ['D', 'W', 'H', 'M'] as const;

/** How often an amount is to be staked, in hundredths: 1000 is ten times. */
const multiple = most(0, 10_000);

/** What bonus money has to pass before it is cash. */
export const wagering = z.object({
  multiple,
  /** What the multiple applies to. */
  base: z.enum(['bonus', 'deposit-and-bonus']),
  /** Percent of valid turnover that counts, by category; the table of the house when null. */
  contributions: z.record(z.string(), most(0, 100)).nullable(),
  /** The largest stake while it lasts, refused at the bet; null: any. */
  largestBet: amount.nullable(),
  /** Days from its beginning to its end. */
  days: most(1, 90),
  /** The most that becomes cash; null: all of it. */
  largestConversion: amount.nullable(),
});
export type Wagering = z.infer<typeof wagering>;

/** A fixed amount, or a share of what the trigger counted, up to a most. */
export const sum = z.discriminatedUnion('of', [
  z.object({ of: z.literal('fixed'), amount }),
  z.object({ of: z.literal('share'), percent: percentOfMany(), most: amount }),
]);
export type RewardSum = z.infer<typeof sum>;

/** A share in percent: up to 500, with at most two decimals. */
function percentOfMany() {
  return z
    .string()
    .trim()
    .regex(/^\d{1,3}(\.\d{1,2})?$/)
    .refine((text) => Number(text) > 0 && Number(text) <= 500);
}

/** Where a free bet can be used: each is a game of its own. */
export const FREE_BET_PRODUCTS = ['kite'] as const;
export type FreeBetProduct = (typeof FREE_BET_PRODUCTS)[number];
export const FREE_BET_NAMES: Readonly<
  Record<FreeBetProduct, Readonly<Record<'EN' | 'BN', string>>>
> = {
  kite: { EN: 'Kite', BN: 'ঘুড়ি' },
};

/** What a member gets. */
export const reward = z.discriminatedUnion('kind', [
  /** Into the balance; to be staked `multiple` times before it may be withdrawn. */
  z.object({ kind: z.literal('cash'), sum, multiple }),
  /** Bonus money: an account of its own. */
  z.object({ kind: z.literal('bonus'), sum, wagering }),
  /** Points; `worth` is what they count for in the budget, at least what they bring as taka. */
  z.object({ kind: z.literal('points'), points: most(1, 1_000_000), worth: amount }),
  /** Rounds of a vendor's game, or of a slot of the house, that cost nothing; what they win is own money at once. */
  z.object({
    kind: z.literal('free-rounds'),
    gameId: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9_.:-]{1,60}$/),
    rounds: most(1, 500),
    /** Of each round; together they are what the budget counts. */
    stake: amount,
    /** From the moment the member gets them. */
    days: most(1, 90),
  }),
  /** One bet that nobody stakes; what it wins beyond its stake is own money at once. */
  z.object({
    kind: z.literal('free-bet'),
    product: z.enum(FREE_BET_PRODUCTS),
    /** Also what the budget counts. */
    stake: amount,
    /** From the moment the member gets it. */
    days: most(1, 90),
  }),
]);
export type Reward = z.infer<typeof reward>;
/** What is paid as taka: a sum of cash or bonus money. */
export type MoneyReward = Extract<Reward, { sum: RewardSum }>;
export type RewardKind = Reward['kind'];

/** Tiers of a share: the highest whose `from` is reached applies to the whole base. */
const rateTiers = z
  .array(z.object({ from: z.string().regex(/^\d{1,13}(\.\d{1,2})?$/), percent }))
  .min(1)
  .max(10);

/** What makes a member get it. */
export const trigger = z.discriminatedUnion('kind', [
  /** A deposit that is credited after the member joined (or always when `joins` is false). */
  z.object({
    kind: z.literal('deposit'),
    /** Which deposits of the member, counted from the first: 1 alone is a welcome; empty: any. */
    nth: z.array(most(1, 100)).max(10),
    least: amount,
    joins: z.boolean(),
  }),
  /** The account is opened; shown as the gift (decision 0018), taken by the member. */
  z.object({ kind: z.literal('registration') }),
  /** The member takes it. */
  z.object({ kind: z.literal('claim') }),
  /** The member types a code. */
  z.object({
    kind: z.literal('code'),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{4,20}$/),
  }),
  /** Claimed by the member within so many days from the birthday on, once a year. */
  z.object({ kind: z.literal('birthday'), days: most(1, 30) }),
  /** A VIP level is reached for the first time. */
  z.object({ kind: z.literal('level'), level: most(2, LEVELS_AT_MOST) }),
  /** The member asks for it with a comment, and pictures where they are asked for; an operator decides. */
  z.object({
    kind: z.literal('application'),
    pictures: z.enum(['none', 'asked', 'needed']),
  }),
  /** An operator gives it. */
  z.object({ kind: z.literal('manual') }),
  /** Play within a window that reaches a target; claimed once a window. */
  z.object({
    kind: z.literal('mission'),
    window: z.enum(['day', 'week', 'once']),
    counts: z.enum(['turnover', 'bets']),
    categories,
    /** Taka of valid turnover, or a number of bets. */
    target: amount,
  }),
  /**
   * A share of the net loss (cashback) or valid turnover (rebate) of each period; the reward is a share
   * of what that comes to.
   */
  z.object({
    kind: z.literal('period'),
    period: z.enum(CAMPAIGN_PERIODS),
    of: z.enum(['loss', 'turnover']),
    categories,
    tiers: rateTiers,
    /** Less than this is not paid. */
    least: amount,
    /** Taken by the member within so many days; null: credited at once. */
    claimDays: most(1, 30).nullable(),
  }),
  /** A friend whom the member invited deposits and stakes; the reward is at most the largest tier. */
  z.object({
    kind: z.literal('referral'),
    /** The friend's deposit that counts is the first one of at least so much. */
    firstDeposit: amount,
    /** How often the friend stakes that deposit, in hundredths. */
    turnover: multiple,
    /** What a friend brings: the tier with the highest `from` that the number of friends reaches. */
    tiers: z
      .array(z.object({ from: most(1, 10_000), amount }))
      .min(1)
      .max(10),
  }),
  /** The first places of a list by settled play of own money get the prizes when its window is over. */
  z.object({
    kind: z.literal('board'),
    window: z.enum(['day', 'week', 'campaign']),
    /** Valid turnover, the number of bets, or payouts in percent of stakes. */
    score: z.enum(['turnover', 'bets', 'return']),
    /** Bets without which a member has no place. */
    leastBets: most(1, 10_000),
    categories,
    /** What each of these places gets; from the first place on, without a gap. */
    prizes: z
      .array(z.object({ from: most(1, 100), to: most(1, 100), amount }))
      .min(1)
      .max(20),
  }),
  /**
   * Tickets by own money that is staked until the campaign ends; then winners are drawn, each member once.
   * A drawn prize waits for its winner.
   */
  z.object({
    kind: z.literal('raffle'),
    /** Taka of valid turnover for a ticket. */
    per: amount,
    /** Tickets of a member. */
    most: most(1, 10_000),
    categories,
    /** In the order in which they are drawn. */
    prizes: z
      .array(z.object({ count: most(1, 50), amount }))
      .min(1)
      .max(10),
    /** A prize is claimed within so many days. */
    claimDays: most(1, 30),
  }),
  /**
   * Money in so many shares of chance: the first members to open it get one each until the campaign ends. The
   * reward is the pool, so that its kind is said of all shares.
   */
  z.object({ kind: z.literal('envelope'), pool: amount, shares: most(2, 2_000) }),
  /** A member spins, as often a day as the limits say; the reward is the largest segment. */
  z.object({
    kind: z.literal('wheel'),
    /** Taka, which may be nothing, and how much of the wheel it is; in their order around it. */
    segments: z
      .array(
        z.object({ amount: z.string().regex(/^\d{1,13}(\.\d{1,2})?$/), weight: most(1, 100_000) }),
      )
      .min(2)
      .max(12),
  }),
]);
export type Trigger = z.infer<typeof trigger>;
export type TriggerKind = Trigger['kind'];

/** Where the campaign is listed on /promotions. */
export const PROMOTION_TABS = ['deposit', 'sports', 'slots', 'live', 'lottery', 'vip'] as const;

/** A campaign as one version of it says. */
export const campaignTerms = z.object({
  /** As operators call it. */
  name: z.string().trim().min(1).max(60),
  title: words(80),
  /** Beside the sentence that is made of the terms; plain text. */
  about: words(2_000),
  picture: z.string().max(120).nullable(),
  tabs: z.array(z.enum(PROMOTION_TABS)).max(6),
  badge: z.enum(['none', 'new', 'hot', 'limited']),
  position: most(0, 999),
  startsAt: instant,
  /** Null: until it is closed. */
  endsAt: instant.nullable(),
  audience,
  /** The saved audience that the conditions were copied from. */
  segment: z.string().max(60).optional(),
  trigger,
  /** Of a period: what its amount is paid as, whatever sum it says. */
  reward,
  limits: z.object({
    /** Taka that all grants together may come to. */
    budget: amount,
    /** How many grants there are; null: as many as the budget has. */
    places: most(1, 1_000_000).nullable(),
    /** How many a member may get over all time and a day; null: any. */
    perMember: most(1, 1_000).nullable(),
    perDay: most(1, 100).nullable(),
  }),
});
export type CampaignTerms = z.infer<typeof campaignTerms>;

/** The statuses a member reads. S-045. */
export const PROMOTION_STATUSES = [
  'join',
  'claim',
  'applying',
  'closed',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'soon',
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** CLAIMABLE waits for the member; WAITING for the bonus before it; ACTIVE until it ends. */
export const GRANT_STEPS = [
  'CLAIMABLE',
  'WAITING',
  'ACTIVE',
  'PAID',
  'CONVERTED',
  'SPENT',
  'EXPIRED',
  'LEFT',
  'REVOKED',
  'LAPSED',
] as const;
export type GrantStep = (typeof GRANT_STEPS)[number];
