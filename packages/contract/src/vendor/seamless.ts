import { z } from 'zod';
import { CATEGORIES } from '../player/catalogue.ts';
import { instant } from '../fields.ts';
import { route } from '../route.ts';

/**
 * The seamless wallet: what a vendor's server calls while a member plays there. Every call is
 * signed. A decision about money is HTTP 200 with a `status`; 4xx and 5xx decide nothing and may be
 * sent again. How to begin: docs/vendors.md. Source: domain.md 10.
 */
export const VENDOR_STATUSES = [
  'OK',
  /** Replaces OK for repeated calls, when the profile has a status of its own. */
  'REPEATED',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'SESSION_ENDED',
  'INVALID_GAME',
  'GAME_OFF',
  'WRONG_CURRENCY',
  'INVALID_AMOUNT',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'PLAYER_UNKNOWN',
  'BET_NOT_FOUND',
  'BET_ROLLED_BACK',
  'BET_WON',
  'WIN_REPEATED',
  'ROUND_CLOSED',
  'TRANSACTION_MISMATCH',
  'GRANT_UNKNOWN',
  'GRANT_OVER',
  'BETS_OFF',
  'MAINTENANCE',
] as const;
export type VendorStatus = (typeof VENDOR_STATUSES)[number];

/** The vendor's own id: printable, no spaces. */
const ref = z.string().regex(/^[A-Za-z0-9_.:-]{1,80}$/);
const account = z.string().regex(/^[A-Za-z0-9_]{1,64}$/);
const token = z.string().regex(/^[A-Za-z0-9_-]{1,1200}$/);
const gameId = z.string().regex(/^[A-Za-z0-9_.:-]{1,60}$/);
/** Decimal text; the vendor's profile has the number of decimals. */
const sum = z
  .string()
  .max(24)
  .regex(/^[0-9]+(\.[0-9]+)?$/);
const currency = z.string().regex(/^[A-Z]{3}$/);

/** The player's data in every answer; nulls when the token opened nothing. */
const told = {
  status: z.string(),
  account: z.string().nullable(),
  currency: z.string().nullable(),
  balance: z.string().nullable(),
};
const moved = z.object({
  ...told,
  transactionId: z.string(),
  /** This transaction was answered before; the answer is the first one. */
  repeated: z.boolean(),
});
export type VendorMoved = z.output<typeof moved>;

const signed = { method: 'POST', allow: 'signed', alwaysOpen: true } as const;

/** A vendor counts its payouts by the currency and the round. */
const payment = {
  account,
  transactionId: ref,
  currency,
};

export const seamlessRoutes = {
  session: route({
    ...signed,
    path: '/vendor/v1/session',
    summary: 'The account behind a token, with category and balance.',
    input: z.object({ token }),
    output: z.object({
      ...told,
      nickname: z.string().nullable(),
      gameId: z.string().nullable(),
      category: z.enum(CATEGORIES).nullable(),
      expiresAt: instant.nullable(),
    }),
    refusals: [],
  }),
  balance: route({
    ...signed,
    path: '/vendor/v1/balance',
    summary: 'The balance of an account that has a live token.',
    input: z.object({ token }),
    output: z.object(told),
    refusals: [],
  }),
  bet: route({
    ...signed,
    path: '/vendor/v1/bet',
    summary: 'Debit a stake. The same transaction is booked once, however often it is sent.',
    input: z.object({
      token,
      transactionId: ref,
      roundId: ref,
      gameId,
      amount: sum,
      currency,
    }),
    output: moved,
    refusals: [],
  }),
  betAndWin: route({
    ...signed,
    path: '/vendor/v1/bet-and-win',
    summary: 'Debit a stake and credit its win, in one commit.',
    input: z.object({
      token,
      transactionId: ref,
      roundId: ref,
      gameId,
      amount: sum,
      win: sum,
      currency,
      roundClosed: z.boolean().default(true),
    }),
    output: moved,
    refusals: [],
  }),
  win: route({
    ...signed,
    path: '/vendor/v1/win',
    summary: 'Credit a win of a bet; 0 means that it lost. Accepted even after the token expired.',
    input: z.object({
      ...payment,
      betId: ref,
      roundId: ref,
      amount: sum,
      roundClosed: z.boolean().default(false),
    }),
    output: moved,
    refusals: [],
  }),
  rollback: route({
    ...signed,
    path: '/vendor/v1/rollback',
    summary: 'Roll a bet back, before or after it arrives.',
    input: z.object({ ...payment, betId: ref, roundId: ref }),
    output: moved,
    refusals: [],
  }),
  endRound: route({
    ...signed,
    path: '/vendor/v1/end-round',
    summary: 'End a round: bets without a win have lost.',
    input: z.object({ ...payment, roundId: ref }),
    output: moved,
    refusals: [],
  }),
  award: route({
    ...signed,
    path: '/vendor/v1/award',
    summary: "Credit a prize of the vendor's own promotion, without a bet.",
    input: z.object({ ...payment, promotionId: ref, amount: sum }),
    output: moved,
    refusals: [],
  }),
  freeBet: route({
    ...signed,
    path: '/vendor/v1/free-bet',
    summary: 'Begin a free round: it takes no money, and one round of its grant.',
    input: z.object({ token, transactionId: ref, grantId: ref, roundId: ref, gameId, currency }),
    output: moved,
    refusals: [],
  }),
  freeWin: route({
    ...signed,
    path: '/vendor/v1/free-win',
    summary: 'Credit the win of a free round, paid by its promotion; 0 means that it lost.',
    input: z.object({
      ...payment,
      betId: ref,
      roundId: ref,
      amount: sum,
      roundClosed: z.boolean().default(true),
    }),
    output: moved,
    refusals: [],
  }),
  /**
   * The vendor's own record of a day, for the reconciliation. Sent in parts; a line counts once.
   */
  report: route({
    ...signed,
    path: '/vendor/v1/report',
    summary: "Send lines of the vendor's own record of a business day (Asia/Dhaka).",
    input: z.object({
      day: z.iso.date(),
      lines: z
        .array(
          z.object({
            transactionId: ref,
            action: z.enum(['bet', 'bet-and-win', 'win', 'rollback', 'award', 'free-win']),
            account,
            currency,
            /** Taken from the player, and paid to the player, by this transaction. */
            taken: sum,
            paid: sum,
          }),
        )
        .min(1)
        .max(200),
    }),
    output: z.object({ status: z.string(), received: z.number().int() }),
    refusals: [],
  }),
};
