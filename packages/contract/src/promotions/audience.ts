import { z } from 'zod';
import { amount } from '../fields.ts';

const days = z.number().int().min(1).max(3_650);

/** One condition on a member; all of an audience hold together. Products.md 6.4. */
export const condition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registered-within'), days }),
  z.object({ kind: z.literal('registered-before'), days }),
  z.object({ kind: z.literal('never-deposited') }),
  z.object({ kind: z.literal('deposits-at-least'), count: z.number().int().min(1).max(10_000) }),
  z.object({ kind: z.literal('deposited-at-least'), amount }),
  /** Valid turnover in so many business days, today included. */
  z.object({
    kind: z.literal('turnover-at-least'),
    amount,
    days: z.number().int().min(1).max(90),
  }),
  /** VIP level. */
  z.object({ kind: z.literal('level-at-least'), level: z.number().int().min(1).max(20) }),
  /** Everyone below an agent. */
  z.object({
    kind: z.literal('line-of'),
    username: z.string().trim().toLowerCase().min(1).max(40),
  }),
]);
export type Condition = z.infer<typeof condition>;
export const CONDITION_KINDS = [
  'registered-within',
  'registered-before',
  'never-deposited',
  'deposits-at-least',
  'deposited-at-least',
  'turnover-at-least',
  'level-at-least',
  'line-of',
] as const satisfies readonly Condition['kind'][];

/** Every condition holds; nobody is left out when there is none. */
export const audience = z.array(condition).max(8);
