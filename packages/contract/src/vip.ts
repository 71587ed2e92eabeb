import { isDecimal, parseDecimal } from '@nokshi/money';
import { z } from 'zod';
import { words } from './content.ts';
import { amount } from './fields.ts';

/** Days within which a level's keep turnover is staked. Domain.md 9. */
export const KEEP_DAYS = 30;
export const LEVELS_AT_LEAST = 2;
export const LEVELS_AT_MOST = 10;

/** BDT that may be zero. */
const sum = z
  .string()
  .max(20)
  .refine((text) => isDecimal(text) && (parseDecimal(text) ?? -1n) >= 0n);
/** Whole percent by which something is raised. */
const uplift = z.number().int().min(0).max(500);

/** What a level asks for and brings; the first one is everybody's and asks for nothing. */
export const vipLevel = z.object({
  name: words(30),
  /** Deposits and valid turnover of own money since the account was opened; both are needed. */
  deposits: sum,
  turnover: sum,
  /** Valid turnover within each 30 days; zero: the level stays. */
  keep: sum,
  /** By how much points of play are more. */
  points: uplift,
  /** By how much rebates on turnover are more. */
  rebate: uplift,
  /** The most that is withdrawn on a business day; null: no limit but that of each withdrawal. */
  withdrawADay: amount.nullable(),
  /** Whether the member has the VIP service. E-065. */
  service: z.boolean(),
  /** What else it brings, in the letter and on the page; plain text, may be empty. */
  note: words(300),
});
export type VipLevel = z.infer<typeof vipLevel>;

/** The levels from the first on. */
export const vipTerms = z.object({
  levels: z.array(vipLevel).min(LEVELS_AT_LEAST).max(LEVELS_AT_MOST),
});
export type VipTerms = z.infer<typeof vipTerms>;

/**
 * Why a level changed: counted from deposits and turnover; regained by turnover after a step down;
 * one step down when the keep turnover was not staked; set by an operator.
 */
export const LEVEL_CAUSES = ['counted', 'regained', 'not-kept', 'set'] as const;
export type LevelCause = (typeof LEVEL_CAUSES)[number];
