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
]);
export type Condition = z.infer<typeof condition>;
export const CONDITION_KINDS = [
  'registered-within',
  'registered-before',
  'never-deposited',
  'deposits-at-least',
  'deposited-at-least',
] as const satisfies readonly Condition['kind'][];

/** Every condition holds; nobody is left out when there is none. */
export const audience = z.array(condition).max(8);
