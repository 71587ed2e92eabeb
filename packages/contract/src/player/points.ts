import { z } from 'zod';
import {
  cursor,
  decimal,
  instant,
  language,
  nothing,
  page,
  pageSize,
  typedPin,
} from '../fields.ts';
import {
  ADDRESS_LENGTH,
  GOOD_KINDS,
  MOST_PIECES,
  ORDER_KINDS,
  ORDER_STATES,
  POINTS_SOURCES,
  points,
  pointsTerms,
} from '../points.ts';
import { route } from '../route.ts';
import { plainNumber } from '../typed-number.ts';
import { PLACE_REFUSALS, placeProof } from './place-proof.ts';

const bilingual = z.object({ EN: z.string(), BN: z.string() });

const good = z.object({
  id: z.string(),
  kind: z.enum(GOOD_KINDS),
  name: z.string(),
  unit: z.string(),
  /** Sanitised HTML. */
  html: z.string(),
  picture: z.string(),
  points: z.number().int(),
  /** The worth of one unit in BDT. */
  worth: decimal,
  /** How many are left. */
  left: z.number().int(),
  asksMessenger: z.boolean(),
});
export type MallGood = z.infer<typeof good>;
const goods = z.object({ rows: z.array(good) });

/** A line of the redeem history: the nine columns of E-104, and what was given for delivery. */
export const pointsOrder = z.object({
  referenceNumber: z.string(),
  applicationTime: instant,
  type: z.enum(ORDER_KINDS),
  /** Empty of points that were changed to taka. */
  name: bilingual,
  quantity: z.number().int(),
  pointsRequired: z.number().int(),
  /** The worth in BDT: of bonuses and changed points what the main wallet received. */
  amount: decimal,
  status: z.enum(ORDER_STATES),
  /** What the house says about it: how it was sent, or why it was rejected. */
  remark: z.string().nullable(),
  decidedAt: instant.nullable(),
  delivery: z
    .object({ address: z.string(), mobile: z.string(), messenger: z.string().nullable() })
    .nullable(),
});
export type PointsOrder = z.infer<typeof pointsOrder>;

/** A change of a member's points: before, by how much, and after. Checklist E-105, O-002. */
export const pointsChange = z.object({
  id: z.string(),
  at: instant,
  source: z.enum(POINTS_SOURCES),
  currentPoints: z.number().int(),
  changedPoints: z.number().int(),
  balance: z.number().int(),
  /** Of an order. */
  referenceNumber: z.string().nullable(),
});
export type PointsChange = z.infer<typeof pointsChange>;

const PIN = [
  'identity.payment-password-unset',
  'identity.payment-password-wrong',
  'identity.too-many-attempts',
] as const;

/** The typed number of a mobile, with or without its country. */
const typedMobile = z
  .string()
  .max(40)
  .overwrite(plainNumber)
  .regex(/^\+?[0-9]{6,15}$/);

const list = z.object({ lang: language.optional(), kind: z.enum(GOOD_KINDS).optional() });

/** Points and the mall. Checklist R-007, O-001, O-002, E-104, E-105, E-112, X-063 to X-069. */
export const pointsRoutes = {
  goods: route({
    method: 'GET',
    path: '/wps/points/goods',
    summary: 'The goods of the points mall with what is left of them, for everyone.',
    allow: 'anyone',
    input: list,
    output: goods,
    refusals: [],
  }),
  balance: route({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointBalance',
    summary: 'The member’s points, and those earned by play that are credited after the day.',
    allow: 'member',
    wrapped: true,
    input: nothing,
    output: z.object({
      pointBalance: z.number().int(),
      /** Earned since the last credit, without the fraction. */
      pending: z.number().int(),
      /** When pending points are credited next. */
      creditedAt: instant,
    }),
    refusals: [],
  }),
  rewards: route({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointReward',
    summary: 'The goods of the points mall, for a member.',
    allow: 'member',
    wrapped: true,
    input: list,
    output: goods,
    refusals: [],
  }),
  config: route({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointConfig',
    summary: 'How points are earned, what they are worth, and what the member may change today.',
    allow: 'member',
    wrapped: true,
    input: nothing,
    output: pointsTerms.extend({
      /** Points that the member may still change to taka today. */
      convertLeft: z.number().int(),
      hasPaymentPassword: z.boolean(),
      /** What was given for the last delivery. */
      lastDelivery: pointsOrder.shape.delivery,
      mostPieces: z.number().int(),
    }),
    refusals: [],
  }),
  redeem: route({
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    summary: 'Order goods for points: points and stock are taken at once, an operator decides.',
    allow: 'player',
    keyed: 'room',
    encrypted: true,
    input: z.object({
      goodId: z.string().regex(/^[\w-]{1,64}$/),
      quantity: z.number().int().min(1).max(MOST_PIECES),
      /** The points that were shown for all of them; another price is refused. */
      points,
      paymentPassword: typedPin.min(1),
      address: z.string().trim().min(5).max(ADDRESS_LENGTH),
      mobile: typedMobile,
      /** The Zalo or WhatsApp id. */
      messenger: z.string().trim().max(64).optional(),
      ...placeProof,
    }),
    output: pointsOrder,
    refusals: [
      'points.good-unknown',
      'points.price-changed',
      'points.messenger-needed',
      'points.sold-out',
      'points.not-enough',
      'wallet.key-reused',
      ...PIN,
      ...PLACE_REFUSALS,
    ],
    rate: { max: 20, perSeconds: 60 },
  }),
  convert: route({
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    summary: 'Change points to taka of the main wallet, which has to be staked once.',
    allow: 'player',
    keyed: 'room',
    encrypted: true,
    input: z.object({
      points,
      /** The ratio that was shown. */
      pointsPerTaka: z.number().int().min(1),
      paymentPassword: typedPin.min(1),
      ...placeProof,
    }),
    output: pointsOrder,
    refusals: [
      'points.ratio-changed',
      'points.not-whole',
      'points.too-few',
      'points.day-used',
      'points.not-enough',
      'wallet.key-reused',
      ...PIN,
      ...PLACE_REFUSALS,
    ],
    rate: { max: 20, perSeconds: 60 },
  }),
  details: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    summary: 'Every change of the member’s points with what is left after it, newest first.',
    allow: 'member',
    wrapped: true,
    input: z.object({ cursor, pageSize: pageSize(100, 20) }),
    output: page(pointsChange),
    refusals: [],
  }),
  orders: route({
    method: 'GET',
    path: '/wps/relay/MCS2_getRedeemPointList',
    summary: 'The member’s redeem history, newest first.',
    allow: 'member',
    wrapped: true,
    input: z.object({
      status: z.enum(ORDER_STATES).optional(),
      cursor,
      pageSize: pageSize(100, 20),
    }),
    output: page(pointsOrder),
    refusals: [],
  }),
};
