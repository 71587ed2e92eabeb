import { z } from 'zod';
import { amount, cursor, decimal, instant, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

/** A payment that was taken back after it was credited, as far as the member did not have it. */
const debt = z.object({
  depositId: z.string(),
  memberId: z.string(),
  username: z.string(),
  channel: z.string(),
  reference: z.string(),
  /** All that was taken back. */
  amount: decimal,
  collected: decimal,
  /** What is still missing. */
  owed: decimal,
  since: instant,
});
export type Debt = z.infer<typeof debt>;

const GONE = ['cashier.debt-unknown', 'cashier.debt-changed'] as const;

/** Providers with a page of their own, and what they took back. */
export const consoleCheckoutRoutes = {
  providers: route({
    method: 'GET',
    path: '/console/cashier/providers',
    summary: 'The providers that members can pay through; `npm run checkout:register` adds one.',
    allow: { permission: 'cashier.read' },
    input: nothing,
    output: z.array(
      z.object({
        code: z.string(),
        name: z.object({ EN: z.string(), BN: z.string() }),
        baseUrl: z.string(),
        /** What it signs with, the one that stays first; the one of before until it ends. */
        keys: z.array(
          z.object({
            /** The secret is never shown; this tells two of them apart. */
            fingerprint: z.string(),
            addedAt: instant,
            endsAt: instant.nullable(),
            usedAt: instant.nullable(),
          }),
        ),
        registeredAt: instant,
      }),
    ),
    refusals: [],
  }),
  debts: route({
    method: 'GET',
    path: '/console/cashier/debts',
    summary: 'What members owe because a credited payment was taken back; oldest first.',
    allow: { permission: 'cashier.read' },
    input: z.object({ cursor, pageSize: pageSize(100, 25) }),
    output: page(debt),
    refusals: [],
  }),
  collect: route({
    method: 'POST',
    path: '/console/cashier/debts/:id/collect',
    summary: 'Take what the member has now, and no more than is owed.',
    allow: { permission: 'cashier.act' },
    input: z.object({ id: z.string().max(64), amount, reason }),
    output: outcome,
    refusals: [...GONE, 'cashier.nothing-there', 'proposals.waiting'],
  }),
  writeOff: route({
    method: 'POST',
    path: '/console/cashier/debts/:id/write-off',
    summary: 'Give up what is still owed: the house bears it.',
    allow: { permission: 'cashier.act' },
    input: z.object({ id: z.string().max(64), amount, reason }),
    output: outcome,
    refusals: [...GONE, 'proposals.waiting'],
  }),
};
