import { z } from 'zod';

/** The four contracts between an agent and the one below. Checklist P-003; domain.md 8.2. */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'real-time'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
export const contractKind = z.enum(CONTRACT_KINDS);

/** What an agent earns: by a contract of a kind, or as the rebate of the line. AC-008; domain.md 1.2. */
export const INCOME_KINDS = [...CONTRACT_KINDS, 'rebate'] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];

/** A prize base in games that have one; which of them are free is for the agent's own base to say. */
export const prizeBase = z.coerce.number().int().min(1).max(2_000);

/** The module flag that opens each kind; while it is off its pages and calls are closed. AC-010 to AC-014. */
export const CONTRACT_FLAGS: Readonly<Record<ContractKind, string>> = {
  dividend: 'ENABLECT',
  daily: 'DAYSAL',
  hourly: 'HOURSAL3',
  'real-time': 'RTSALARY3',
};

/** Daily, weekly from Monday, semi-monthly (1 to 15, 16 to the end), monthly. E-108. */
export const DIVIDEND_PERIODS = ['D', 'W', 'H', 'M'] as const;

/** The most tiers of a contract. */
export const MOST_TIERS = 10;

/** How long an offer waits for its answer, in days. Domain.md 8.3. */
export const OFFER_DAYS = 7;

/** A share in percent with at most two decimals, above zero: `12.5` is an eighth. */
export const percent = z
  .string()
  .trim()
  .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/)
  .refine((text) => Number(text) > 0);

const least = z
  .string()
  .max(20)
  .regex(/^\d{1,13}(\.\d{1,2})?$/);
const heads = z.number().int().min(0).max(1_000_000);
const tiers = <T extends z.ZodType>(tier: T) => z.array(tier).min(1).max(MOST_TIERS);

/**
 * What a contract pays. Every condition of a tier is "at least", in BDT or members; the highest tier
 * whose conditions all hold applies to the whole base. Tiers rise in each condition and in rate.
 * E-106, E-107; domain.md 8.2.
 */
export const contractTerms = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('dividend'),
      period: z.enum(DIVIDEND_PERIODS),
      /** A team that won is taken from the next period. */
      carries: z.boolean(),
      tiers: tiers(z.object({ validBet: least, loss: least, activeMembers: heads, rate: percent })),
    }),
    z.object({
      kind: z.literal('daily'),
      tiers: tiers(z.object({ dailyBet: least, activeMembers: heads, rate: percent })),
    }),
    z.object({
      kind: z.literal('hourly'),
      tiers: tiers(z.object({ hourBet: least, rate: percent })),
    }),
    z.object({
      kind: z.literal('real-time'),
      /** By the stake of each bet: paid on bets that won, and on bets that lost. */
      tiers: tiers(z.object({ singleBet: least, winRate: percent, lossRate: percent })),
    }),
  ])
  .and(z.object({ /** The agent's own bets count as well. */ includesSelf: z.boolean() }));
export type ContractTerms = z.infer<typeof contractTerms>;

/** Another member as an agent sees them: an upline's name only in part. */
export const person = z.object({ id: z.string(), name: z.string() });
export const contractId = z.string().regex(/^ctr_[0-9a-f]{32}$/);
export const slipId = z.string().regex(/^slp_[0-9a-f]{32}$/);
export const teamMemberId = z.string().regex(/^mbr_[0-9a-f]{32}$/);
/** A contract the caller receives by, or one the caller grants. */
export const CONTRACT_SIDES = ['own', 'given'] as const;
