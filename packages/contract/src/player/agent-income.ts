import { z } from 'zod';
import { decimal, instant } from '../fields.ts';
import { SLIP_STATES } from './agent-slips.ts';
import { INCOME_KINDS, person } from './agent-terms.ts';

/** What a contract paid for a period, or the rebate of the line of a day. */
export const incomeRow = z.object({
  /** Null: a rebate, whose lines are asked for by its day. */
  slipId: z.string().nullable(),
  day: z.iso.date().nullable(),
  kind: z.enum(INCOME_KINDS),
  from: instant,
  to: instant,
  /** Null: the house. */
  payer: person.nullable(),
  /** A dividend's: what the team lost; a wage's: valid turnover; a rebate's: stakes with a prize base. */
  base: decimal,
  rate: z.string().nullable(),
  amount: decimal,
  /** Of it what those below get for the same period. */
  paidDown: decimal,
  state: z.enum(SLIP_STATES),
  at: instant,
});

export type IncomeRow = z.infer<typeof incomeRow>;

/**
 * The rebate of the line of one business day: of each branch, which is a member directly below with
 * everyone below them, the difference of two bases out of 2,000 of what it staked. Domain.md 1.2.
 */
export const lineRebate = z.object({
  day: z.iso.date(),
  /** Of all branches; below zero where more was given back than staked. */
  stake: decimal,
  /** What the lines come to, and what days before left below zero. */
  earned: decimal,
  carryIn: decimal,
  /** What is paid; never below zero, and the rest is carried on. */
  amount: decimal,
  carryOut: decimal,
  state: z.enum(['DUE', 'PAID', 'NOTHING']),
  paidAt: instant.nullable(),
});
export const rebateLine = z.object({
  member: person,
  stake: decimal,
  /**
   * Of that day: the agent's own, and the highest of those between the agent and who staked, which is
   * the member's own unless somebody moved below with a higher one. Such a branch has several lines.
   */
  baseAbove: z.number().int(),
  baseBelow: z.number().int(),
  amount: decimal,
});
export type RebateLine = z.infer<typeof rebateLine>;
