import { z } from 'zod';
import { amount, cursor, decimal, instant, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

/**
 * Why a balance is changed by hand: a goodwill payment, the correction of a mistake by us or a
 * channel, or the recovery of money that was never the member's.
 */
export const ADJUSTMENT_CAUSES = ['goodwill', 'correction', 'recovery'] as const;
export type AdjustmentCause = (typeof ADJUSTMENT_CAUSES)[number];

/** The causes that credit the member; the others debit. */
export const ADJUSTMENT_WAYS = {
  give: ['goodwill', 'correction'],
  take: ['correction', 'recovery'],
} as const satisfies Readonly<Record<string, readonly AdjustmentCause[]>>;
export type AdjustmentWay = keyof typeof ADJUSTMENT_WAYS;

const way = z.enum(['give', 'take']);
const cause = z.enum(ADJUSTMENT_CAUSES);

const adjustment = z.object({
  id: z.string(),
  memberId: z.string(),
  username: z.string(),
  way,
  amount: decimal,
  cause,
  /** What the member reads about it. */
  words: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  approvedBy: z.string(),
  at: instant,
});

/** Changes of a balance by hand: one operator makes them, another checks them. domain.md 11. */
export const consoleAdjustmentRoutes = {
  adjust: route({
    method: 'POST',
    path: '/console/members/:id/adjustments',
    summary: 'Propose to credit or debit a member; a second operator decides.',
    allow: { permission: 'cashier.act' },
    input: z
      .object({
        id: z.string().max(64),
        way,
        amount,
        cause,
        words: z.string().trim().min(3).max(140),
        reason,
      })
      .refine((wish) => (ADJUSTMENT_WAYS[wish.way] as readonly string[]).includes(wish.cause), {
        path: ['cause'],
        message: 'cause',
      }),
    output: outcome,
    refusals: [
      'identity.member-unknown',
      'identity.true-account-needed',
      'wallet.insufficient',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  list: route({
    method: 'GET',
    path: '/console/cashier/adjustments',
    summary: 'Adjustments, newest first; of one member on request.',
    allow: { permission: 'cashier.read' },
    input: z.object({
      memberId: z.string().max(64).optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(adjustment),
    refusals: ['identity.member-unknown'],
  }),
};
