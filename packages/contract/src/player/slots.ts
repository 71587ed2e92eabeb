import { z } from 'zod';
import { amount, cursor, decimal, id, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';
import { launchObject, rareWin } from './catalogue.ts';
import { awardProof, entrants } from './jackpots.ts';

const level = z.enum(['grand', 'great', 'small']);
const words = z.object({ EN: z.string(), BN: z.string() });

/** A game's pots and their rules: what RTS 9A and GLI-11 require to be shown. */
export const shownJackpot = z.object({
  gameId: z.string(),
  version: z.number().int(),
  /** Dearest first. Amounts are what the ledger holds. */
  levels: z.array(
    z.object({
      level,
      name: words,
      amount: decimal,
      /** The amount it begins with again, and its ceiling, at which it is drawn. */
      seed: decimal,
      ceiling: decimal,
      /** Of the seed that a draw at the ceiling would have. */
      commitment: z.string(),
      /** Of each stake, percent. */
      share: z.string(),
      /** It falls once for this much staked, on average, whatever the single stakes are. */
      oncePer: decimal,
    }),
  ),
  /** Percent of each stake that is reserved for the seeds. */
  reserveShare: z.string(),
  /** Percent in the long run: the reels alone, the seeds, the contributions, and all of it. */
  rtp: z.object({ reels: z.string(), seeds: z.string(), meters: z.string(), whole: z.string() }),
});
export type ShownJackpot = z.infer<typeof shownJackpot>;

/** Amounts by level, dearest first, of all games with pots; FUN is play money. */
export const shownPots = z.object({
  pots: z.array(z.object({ gameId: z.string(), BDT: z.array(decimal), FUN: z.array(decimal) })),
});

/** Free rounds of a game that the house gave the member; what they win is the member's at once. */
const freeRounds = z.object({
  id: id('frg'),
  rounds: z.number().int(),
  left: z.number().int(),
  /** Of each round; nobody pays it. */
  stake: decimal,
  /** By those that were played. */
  won: decimal,
  expiresAt: instant,
});
export type FreeRounds = z.infer<typeof freeRounds>;

/** A finished round as the frame replays it; `outcome` is the house-math Outcome of the game. */
export const slotRound = z.object({
  roundId: z.string(),
  wagerId: z.string(),
  gameCode: z.string(),
  stake: decimal,
  payout: decimal,
  /** Balance after this round. */
  balance: decimal,
  version: z.string(),
  nonce: z.number().int(),
  commitment: z.string(),
  clientSeed: z.string(),
  outcome: z.unknown(),
  /** The pot that the round won in addition to its payout. */
  jackpot: z.object({ level, amount: decimal }).nullable(),
  /** What is left of them, when it was one of free rounds; null: the stake was the member's. */
  freeRounds: freeRounds.nullable(),
  playedAt: instant,
  /** The earliest moment of the next spin. Source: RTS 8C, domain.md 12. */
  nextSpinAt: instant,
});
export type SlotRound = z.infer<typeof slotRound>;

/** A pot that reached its ceiling and was drawn among all members who had filled it. */
const potDraw = z.object({
  awardId: z.string(),
  gameCode: z.string(),
  game: words,
  level,
  pot: words,
  player: z.string(),
  amount: decimal,
  at: instant,
});
export type PotDraw = z.infer<typeof potDraw>;

const awardId = id('paw');

export const slotsRoutes = {
  /** Opens a game for the frame. The token is bound to member, session and game. */
  launch: route({
    method: 'POST',
    path: '/wps/games/launch',
    summary: 'Open a game: a frame address of ours and a short-lived launch token.',
    allow: 'table',
    input: z.object({ gameId: z.string().max(60) }),
    output: z.object({
      frameUrl: z.string(),
      launchToken: z.string(),
      expiresAt: instant,
      launch: launchObject,
    }),
    refusals: [
      'catalogue.game-unknown',
      'catalogue.game-off',
      'catalogue.game-is-group',
      'identity.free-play-closed',
      'limits.self-excluded',
      'limits.time-out',
      'limits.frozen',
    ],
  }),
  table: route({
    method: 'GET',
    path: '/wps/slots/table',
    summary: 'What a frame needs to start or resume: stakes, balance, facts, the last round.',
    allow: 'launch',
    input: nothing,
    output: z.object({
      gameCode: z.string(),
      ruleVersion: z.string(),
      stakes: z.array(decimal),
      /** BDT, or FUN in free play: the money of every figure of this table. */
      currency: z.enum(['BDT', 'FUN']),
      balance: decimal,
      version: z.string(),
      facts: z.object({
        rtp: z.string(),
        method: z.enum(['exact', 'simulated']),
        hitRate: z.string(),
        volatility: z.enum(['low', 'medium', 'high']),
        maxWin: z.string(),
        rareWin: rareWin.nullable(),
      }),
      /** Of a game with pots, in the money of this table. */
      jackpot: shownJackpot.nullable(),
      spinIntervalMs: z.number().int(),
      /** How the next round may begin beside a press: the button is held, or autoplay. RTS 8C. */
      play: z.object({ hold: z.boolean(), auto: z.boolean() }),
      /** Which the member can play here, the first to expire first; at most 20. */
      freeRounds: z.array(freeRounds),
      commitment: z.string(),
      clientSeed: z.string(),
      /** The member's last round of this game; `shown` is false when a frame never finished it. */
      lastRound: slotRound.extend({ shown: z.boolean() }).nullable(),
      sitting: z.object({ startedAt: instant, staked: decimal, won: decimal }),
      serverTime: instant,
    }),
    refusals: [],
  }),
  spin: route({
    method: 'POST',
    path: '/wps/slots/spins',
    summary: 'Play one round. The same key gives the same round, however often it is sent.',
    allow: 'launch',
    keyed: 'room',
    /** `freeRounds`: it is one of these, at their stake, and costs nothing. */
    input: z.object({ stake: amount, freeRounds: id('frg').optional() }),
    output: slotRound,
    refusals: [
      'slots.stake-not-offered',
      'slots.rounds-over',
      'slots.too-soon',
      'slots.jackpot-ended',
      'wallet.insufficient',
      'wallet.key-reused',
      'wallet.account-closed',
      'limits.self-excluded',
      'limits.time-out',
      'limits.frozen',
      'limits.reality-check',
      'limits.time-limit',
      'limits.stake-limit',
      'limits.loss-limit',
      'limits.bet-too-large',
    ],
  }),
  pots: route({
    method: 'GET',
    path: '/wps/slots/pots',
    summary: 'What the pots of all games that have some hold now.',
    allow: 'anyone',
    input: nothing,
    output: shownPots,
    refusals: [],
  }),
  draws: route({
    method: 'GET',
    path: '/wps/slots/draws',
    summary: 'Pots that were drawn at their ceiling, newest first; names are masked.',
    allow: 'anyone',
    input: z.object({ cursor, pageSize: pageSize(50, 10) }),
    output: page(potDraw),
    refusals: [],
  }),
  draw: route({
    method: 'GET',
    path: '/wps/slots/draws/:awardId',
    summary: 'All that is needed to draw a pot again, except the list of entrants.',
    allow: 'anyone',
    input: z.object({ awardId }),
    output: awardProof.extend({ gameCode: z.string(), game: words, level, pot: words }),
    refusals: ['slots.draw-unknown'],
  }),
  entrants: route({
    method: 'GET',
    path: '/wps/slots/draws/:awardId/entrants',
    summary: 'Who was in the draw and with how many tickets, in the order of the draw.',
    allow: 'anyone',
    input: z.object({ awardId, cursor, pageSize: pageSize(1_000, 1_000) }),
    output: entrants,
    refusals: ['slots.draw-unknown'],
  }),
  shown: route({
    method: 'POST',
    path: '/wps/slots/shown',
    summary: 'The frame has shown this round to its end; it will not be replayed on resume.',
    allow: 'launch',
    input: z.object({ roundId: z.string().max(64) }),
    output: nothing,
    refusals: ['slots.round-unknown'],
  }),
};
