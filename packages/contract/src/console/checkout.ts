import { z } from 'zod';
import { amount, cursor, decimal, instant, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

/** A payment reversed after it was credited, as far as the member no longer had the money. */
const debt = z.object({
  depositId: z.string(),
  memberId: z.string(),
  username: z.string(),
  channel: z.string(),
  reference: z.string(),
  /** The total that was reversed. */
  amount: decimal,
  collected: decimal,
  /** What is still missing. */
  owed: decimal,
  since: instant,
});
export type Debt = z.infer<typeof debt>;

const GONE = ['cashier.debt-unknown', 'cashier.debt-changed'] as const;

/** Providers with a payment page, and their reversals. */
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
        /** The current signing key, then the previous one until it ends. */
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
    summary: 'What members owe because a credited payment was reversed; oldest first.',
    allow: { permission: 'cashier.read' },
    input: z.object({ cursor, pageSize: pageSize(100, 25) }),
    output: page(debt),
    refusals: [],
  }),
  collect: route({
    method: 'POST',
    path: '/console/cashier/debts/:id/collect',
    summary: 'Collect what the member has now, at most the debt.',
    allow: { permission: 'cashier.act' },
    input: z.object({ id: z.string().max(64), amount, reason }),
    output: outcome,
    refusals: [...GONE, 'cashier.nothing-there', 'proposals.waiting', 'proposals.nobody-else'],
  }),
  writeOff: route({
    method: 'POST',
    path: '/console/cashier/debts/:id/write-off',
    summary: 'Waive the rest of a debt: the house bears it.',
    allow: { permission: 'cashier.act' },
    input: z.object({ id: z.string().max(64), amount, reason }),
    output: outcome,
    refusals: [...GONE, 'proposals.waiting', 'proposals.nobody-else'],
  }),
};
