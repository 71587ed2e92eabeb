import { z } from 'zod';
import { CONTENT_STATES, contentRoutes } from '../content.ts';
import { cursor, decimal, instant, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { pointsChange, pointsOrder } from '../player/points.ts';
import { goodDoc, ORDER_KINDS, pointsTerms, REMARK_LENGTH } from '../points.ts';
import { route } from '../route.ts';

export const ORDER_QUEUES = ['waiting', 'approved', 'rejected', 'all'] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

const deskOrder = pointsOrder.extend({
  memberId: z.string(),
  username: z.string(),
  /** The browser or address was new, and the member had no older proof. */
  fromUnknown: z.boolean(),
  decidedBy: z.string().nullable(),
});
export type DeskOrder = z.infer<typeof deskOrder>;

const read = { permission: 'points.read' } as const;
const write = { permission: 'points.write' } as const;
const one = z.object({ id: z.string().max(64) });
const DECIDED = ['points.order-unknown', 'points.order-decided'] as const;

export const consoleGoodsRoutes = contentRoutes('/console/goods', {
  name: 'goods of the points mall',
  doc: goodDoc,
  read: 'points.read',
  write: 'points.write',
});

const version = z.object({
  version: z.number().int(),
  terms: pointsTerms,
  changedAt: instant,
  /** Null of the first. */
  changedBy: z.string().nullable(),
  reason: z.string().nullable(),
});
export type TermsVersion = z.infer<typeof version>;

/** The desk of points: orders, what is left of goods, and the rates. */
export const consolePointsRoutes = {
  orders: route({
    method: 'GET',
    path: '/console/points/orders',
    summary: 'Orders of the mall and changed points; those that wait come oldest first.',
    allow: read,
    input: z.object({
      queue: z.enum(ORDER_QUEUES).default('waiting'),
      kind: z.enum(ORDER_KINDS).optional(),
      memberId: z.string().max(64).optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(deskOrder),
    refusals: [],
  }),
  approve: route({
    method: 'POST',
    path: '/console/points/orders/:id/approve',
    summary: 'Approve an order: it was sent, or its taka is paid to the main wallet now.',
    allow: write,
    input: one.extend({ reason }),
    output: deskOrder,
    refusals: DECIDED,
  }),
  reject: route({
    method: 'POST',
    path: '/console/points/orders/:id/reject',
    summary: 'Reject an order with a reason for the member; points and stock come back.',
    allow: write,
    input: one.extend({ reason: z.string().trim().min(3).max(REMARK_LENGTH) }),
    output: deskOrder,
    refusals: DECIDED,
  }),
  stock: route({
    method: 'GET',
    path: '/console/points/stock',
    summary: 'How many of each good were ordered and are left, at most 500, and what waits.',
    allow: read,
    input: nothing,
    output: z.object({
      goods: z.array(
        z.object({
          id: z.string(),
          name: z.object({ EN: z.string(), BN: z.string() }),
          state: z.enum(CONTENT_STATES),
          /** Put up in all. */
          stock: z.number().int(),
          ordered: z.number().int(),
          left: z.number().int(),
        }),
      ),
      waiting: z.number().int(),
      /** Points of all members, as the ledger has them. */
      outstanding: z.number().int(),
    }),
    refusals: [],
  }),
  terms: route({
    method: 'GET',
    path: '/console/points/terms',
    summary: 'The rates of points in force and the twenty versions before, newest first.',
    allow: read,
    input: nothing,
    output: z.object({ versions: z.array(version) }),
    refusals: [],
  }),
  setTerms: route({
    method: 'PUT',
    path: '/console/points/terms',
    summary: 'Change what points are earned for and are worth, from now on.',
    allow: write,
    input: z.object({ terms: pointsTerms, version: z.number().int(), reason }),
    output: outcome,
    refusals: [
      'points.terms-changed',
      'points.terms-same',
      'points.terms-order',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  member: route({
    method: 'GET',
    path: '/console/points/members/:id',
    summary: 'The points of a member: balance, what waits, and its entries, newest first.',
    allow: read,
    input: one.extend({ cursor, pageSize: pageSize(100, 25) }),
    output: page(pointsChange).extend({
      pointBalance: z.number().int(),
      pending: z.number().int(),
      /** Of the balance, at today's ratio. */
      worth: decimal,
    }),
    refusals: ['identity.member-unknown'],
  }),
};
