import { z } from 'zod';
import { amount, cursor, decimal, id, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';
import { ISSUE_STATES } from './lottery.ts';
import { slotsRoutes } from './slots.ts';
import {
  moneyAfter,
  provenLane,
  provenStep,
  stakeRefusals,
  tableCode,
  tableIssue,
  tableLimits,
} from './tables.ts';

/** Among the menus of a game: the kite, in a frame of its own. */
export const KITE_MENU = 'KITE';

/** Bets that one member may have on one flight. */
export const MOST_KITE_BETS = 2;
/** Flights whose end a frame shows. */
export const MOST_FLIGHTS = 50;

/** Hundredths: 2.31 is 231. */
const multiplier = z.number().int().min(100).max(100_000);
const betId = id('wgr');

/**
 * A flight. Bets are taken from `opensAt` to `closesAt`; the kite rises at `risesAt` and shows
 * `shownAt(now - risesAt)` of house-math/instants/kite.ts until its string is cut.
 */
export const flight = z.object({
  issue: tableIssue,
  state: z.enum(ISSUE_STATES),
  opensAt: instant,
  closesAt: instant,
  risesAt: instant,
  commitment: z.object({ number: z.number().int(), before: z.string() }).nullable(),
  root: z.string().nullable(),
  /** Null until the string is cut, and where the flight was void. */
  cut: multiplier.nullable(),
});
export type Flight = z.infer<typeof flight>;

/** A member who bet on this flight; the name is masked. */
const flier = z.object({
  name: z.string(),
  stake: decimal,
  taken: multiplier.nullable(),
});

/** What followers of `round:kite` see. */
export const kiteTopic = z.object({
  now: flight.nullable(),
  /** Newest first: cuts of flights that are over. */
  last: z.array(z.object({ issue: tableIssue, cut: multiplier.nullable() })),
  bets: z.number().int(),
  /** The largest stakes of this flight, at most 20, with what was taken so far. */
  fliers: z.array(flier),
});
export type KiteTopic = z.infer<typeof kiteTopic>;

export const kiteBet = z.object({
  betId,
  issue: tableIssue,
  stake: decimal,
  /** The member's order: taken by itself when the kite shows so much; null without one. */
  order: multiplier.nullable(),
  /** Taken by itself here at the latest: its order, or where it has won what one bet may win. */
  takesAt: multiplier,
  /** What it was taken at, null until then. */
  taken: multiplier.nullable(),
  state: z.enum(['OPEN', 'TAKEN', 'LOST', 'RETURNED', 'WITHDRAWN', 'VOID']),
  /** What it pays; null until it is taken or the flight is over. Paid when the show is over. */
  payout: decimal.nullable(),
  /** Placed with a free bet: nobody staked it, and it pays what it wins beyond its stake. */
  isFree: z.boolean(),
  placedAt: instant,
});
export type KiteBet = z.infer<typeof kiteBet>;

/** A stake that the house gave the member for one bet. */
const freeBet = z.object({ id: id('frg'), stake: decimal, expiresAt: instant });
export type FreeBet = z.infer<typeof freeBet>;

/** `nokshi-kite-1`: the flight, and a bet with its ticket and the moment it was called at. */
export const kiteProof = z.object({
  format: z.literal('nokshi-kite-1'),
  purpose: z.string(),
  issue: tableIssue,
  terminal: z.string(),
  number: z.number().int(),
  before: z.string().nullable(),
  link: z.string().nullable(),
  root: z.string(),
  lanes: z.array(provenLane),
  mappingVersion: z.number().int(),
  cut: multiplier.nullable(),
  /** The house was away when the string was cut: bets that were not taken had their stake back. */
  wasAway: z.boolean(),
  bet: z
    .object({
      text: z.string(),
      lane: z.number().int(),
      place: z.number().int(),
      path: z.array(provenStep),
      /** Milliseconds after the rise at which the server heard the call; null without one. */
      calledMs: z.number().int().nullable(),
      /** Placed with a free bet: `payout` is what it won beyond its stake. */
      isFree: z.boolean().optional(),
      payout: z.string().nullable(),
    })
    .optional(),
});
export type KiteProof = z.infer<typeof kiteProof>;

export const kiteRoutes = {
  launch: { ...slotsRoutes.launch, path: '/wps/kite/launch', summary: 'Open the kite.' },
  seat: route({
    method: 'GET',
    path: '/wps/kite/seat',
    summary: 'What the frame needs to begin or to go on: the flight, own bets, the money.',
    allow: 'launch',
    input: nothing,
    output: z.object({
      serverTime: instant,
      gameCode: tableCode,
      isOpen: z.boolean(),
      limits: tableLimits,
      topic: kiteTopic,
      bets: z.array(kiteBet),
      /** Which the member can use here, the first to expire first; at most 20. */
      freeBets: z.array(freeBet),
      currency: z.enum(['BDT', 'FUN']),
      ...moneyAfter,
      sitting: z.object({ startedAt: instant, staked: decimal, won: decimal }),
    }),
    refusals: [],
  }),
  place: route({
    method: 'POST',
    path: '/wps/kite/bets',
    summary: 'Bet on the flight that is open, with an order or without. The same key places once.',
    allow: 'launch',
    keyed: 'room',
    input: z.object({
      issue: tableIssue,
      stake: amount,
      order: multiplier.nullable(),
      /** In place of the member's money; of its stake. */
      freeBet: id('frg').optional(),
    }),
    output: z.object({ bet: kiteBet, ...moneyAfter }),
    refusals: [
      'tables.round-unknown',
      'tables.round-closed',
      'tables.table-closed',
      'tables.below-least',
      'tables.over-limit',
      'tables.too-many-bets',
      'kite.order-wrong',
      'wagers.free-bet-over',
      ...stakeRefusals,
    ],
  }),
  withdraw: route({
    method: 'POST',
    path: '/wps/kite/bets/withdraw',
    summary: 'Take an own bet back before the flight is closed.',
    allow: 'launch',
    input: z.object({ betId }),
    output: z.object({ bet: kiteBet, ...moneyAfter }),
    refusals: ['tables.bet-unknown', 'tables.round-closed'],
  }),
  /** The server's clock when the call arrived says what it shows. Sent again it answers the same. */
  take: route({
    method: 'POST',
    path: '/wps/kite/bets/take',
    summary: 'Take what the kite shows now.',
    allow: 'launch',
    input: z.object({ betId }),
    output: z.object({ bet: kiteBet }),
    refusals: ['tables.bet-unknown', 'kite.not-flying', 'kite.cut'],
  }),
  history: route({
    method: 'GET',
    path: '/wps/kite/history',
    summary: 'Own bets on flights that are over, newest first.',
    allow: 'launch',
    input: z.object({ cursor, pageSize: pageSize(50, 20) }),
    output: page(kiteBet.extend({ cut: multiplier.nullable() })),
    refusals: [],
  }),
  proof: route({
    method: 'GET',
    path: '/wps/kite/flights/:issue/proof',
    summary: 'What the root of all bets was, and the link that the cut came from.',
    allow: 'anyone',
    input: z.object({ issue: tableIssue }),
    output: kiteProof,
    refusals: ['tables.round-unknown', 'tables.round-not-closed'],
  }),
  bet: route({
    method: 'GET',
    path: '/wps/kite/bets/:betId',
    summary: 'One own bet with its flight, and the proof of both once the string is cut.',
    allow: 'session',
    input: z.object({ betId }),
    output: z.object({ bet: kiteBet, flight, proof: kiteProof.nullable() }),
    refusals: ['tables.bet-unknown'],
  }),
};
