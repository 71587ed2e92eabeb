import { z } from 'zod';
import { HTML_LENGTH, picture, words } from './content.ts';
import { amount } from './fields.ts';
import { CATEGORIES } from './player/catalogue.ts';

/** Points are whole: the asset PTS has no fraction. */
export const MOST_POINTS = 100_000_000;
export const points = z.number().int().min(1).max(MOST_POINTS);

/**
 * goods: sent to the receiving address; recharge: sent to the mobile number by hand; bonus: taka to
 * the main wallet once an operator approved it. Checklist E-104, ER-034.
 */
export const GOOD_KINDS = ['goods', 'recharge', 'bonus'] as const;
export type GoodKind = (typeof GOOD_KINDS)[number];

/** What the redeem history lists: orders of goods, and points that were changed to taka. */
export const ORDER_KINDS = [...GOOD_KINDS, 'convert'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** A rejected order has its points and its stock back. Checklist S-044. */
export const ORDER_STATES = ['PROCESSING', 'APPROVED', 'REJECTED'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Why points changed. Given: play is credited by the day, the others by what gave them. */
export const GIVEN_FOR = ['play', 'promotion', 'mission', 'level', 'prize', 'referral'] as const;
export const POINTS_SOURCES = [
  ...GIVEN_FOR,
  'order',
  'returned',
  'converted',
  'adjustment',
] as const;
export type PointsSource = (typeof POINTS_SOURCES)[number];

export const MOST_PIECES = 10;
export const ADDRESS_LENGTH = 200;
export const REMARK_LENGTH = 140;

/** A good of the mall, as operators write it. Checklist O-001, E-112. */
export const goodDoc = z.object({
  kind: z.enum(GOOD_KINDS),
  position: z.number().int().min(0).max(999),
  title: words(80),
  /** What one of it is called: piece, pack. */
  unit: words(20),
  html: words(HTML_LENGTH),
  picture,
  /** For one unit. */
  points,
  /** The worth of one unit in BDT; of a bonus what is paid for one. */
  worth: amount,
  /** How many were put up in all; those ordered are taken from it. */
  stock: z.number().int().min(0).max(1_000_000),
  /** The Zalo or WhatsApp id is asked for as well. ER-034. */
  asksMessenger: z.boolean(),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
});
export type GoodDoc = z.infer<typeof goodDoc>;

/** Points for each 100 BDT of valid turnover, at most two decimals. */
const rate = z.string().regex(/^\d{1,3}(\.\d{1,2})?$/);

/** What points are earned for and what they are worth. */
export const pointsTerms = z.object({
  rates: z.record(z.enum(CATEGORIES), rate),
  /** How many points are one taka. */
  pointsPerTaka: z.number().int().min(1).max(100_000),
  /** The fewest points that are changed to taka at once. */
  convertFrom: points,
  /** The most points that a member changes to taka on one business day. */
  convertADay: points,
});
export type PointsTerms = z.infer<typeof pointsTerms>;
