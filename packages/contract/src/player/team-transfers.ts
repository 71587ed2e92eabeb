import { z } from 'zod';
import { amount, cursor, decimal, instant, nothing, page, pageSize, typedPin } from '../fields.ts';
import { route } from '../route.ts';
import { PLACE_REFUSALS, placeProof } from './place-proof.ts';

/** Another member of the team line, as the caller may see them. */
const person = z.object({
  id: z.string(),
  /** A downline in full; an upline with all but its first characters hidden. */
  name: z.string(),
});

export const teamTransfer = z.object({
  id: z.string(),
  /** Seen from the caller. */
  way: z.enum(['out', 'in']),
  with: person,
  /** Whether that is the one above the member or below. */
  side: z.enum(['upline', 'downline']),
  amount: decimal,
  madeAt: instant,
});
export type TeamTransfer = z.infer<typeof teamTransfer>;

const terms = z.object({
  /** The operator has them on. */
  on: z.boolean(),
  upline: person.nullable(),
  cash: decimal,
  /** The cash that may be sent along the line now, after turnover and debts. */
  available: decimal,
  /** The part of the cash that is held back for a debt. */
  held: decimal,
  turnover: z.object({ needed: decimal, done: decimal, missing: decimal }),
  minimum: decimal,
  /** What may be sent in a business day, and what was; the next day begins at `resetsAt`. */
  day: z.object({
    times: z.number().int(),
    timesUsed: z.number().int(),
    amount: decimal,
    amountUsed: decimal,
    resetsAt: instant,
  }),
  hasPaymentPassword: z.boolean(),
});
export type TeamTerms = z.infer<typeof terms>;

/** Real money between a member and the agent directly above. Checklist MC-007, A-009 to A-011. */
export const teamTransfersRoutes = {
  terms: route({
    method: 'GET',
    path: '/wps/team/transfer-terms',
    summary: 'The upline, what may be sent along the team line now and why not more.',
    allow: 'member',
    input: nothing,
    output: terms,
    refusals: [],
  }),
  send: route({
    method: 'POST',
    path: '/wps/team/transfers',
    summary: 'Send real money to the direct upline, or as an agent to a direct downline.',
    allow: 'player',
    keyed: 'room',
    encrypted: true,
    input: z.object({
      to: z.string().max(64),
      amount,
      /** An active bonus ends with it. */
      leavesBonus: z.boolean().optional(),
      paymentPassword: typedPin,
      ...placeProof,
    }),
    output: teamTransfer,
    refusals: [
      'agents.transfers-off',
      'agents.not-in-line',
      'agents.amount-too-low',
      'identity.payment-password-unset',
      'identity.payment-password-wrong',
      'identity.too-many-attempts',
      ...PLACE_REFUSALS,
      'agents.times-used',
      'agents.amount-used',
      'agents.under-review',
      'agents.debt-open',
      'turnover.bonus-active',
      'agents.turnover-missing',
      'agents.cannot-receive',
      'wallet.insufficient',
      'wallet.key-reused',
    ],
    rate: { max: 60, perSeconds: 60 },
  }),
  list: route({
    method: 'GET',
    path: '/wps/team/transfers',
    summary: 'The member’s transfers along the team line, both ways, newest first.',
    allow: 'member',
    input: z.object({ cursor, pageSize: pageSize(100, 20) }),
    output: page(teamTransfer),
    refusals: [],
  }),
};
