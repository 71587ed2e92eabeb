import { z } from 'zod';
import { settingChanges } from '../setting-changes.ts';
import type { Change } from '../four-eyes.ts';
import { amount, decimal, id, instant, nothing } from '../fields.ts';
import { rareWin } from '../player/catalogue.ts';
import { shownJackpot } from '../player/slots.ts';
import { outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

export const SURVEY_WINDOWS = ['day', 'week', 'month', 'all'] as const;
export type SurveyWindow = (typeof SURVEY_WINDOWS)[number];
/** `few`: not enough rounds to judge. `watch`: outside, in a window too short to raise an alarm. */
export const STANDINGS = ['few', 'inside', 'watch', 'outside'] as const;
export type Standing = (typeof STANDINGS)[number];

const asset = z.enum(['BDT', 'FUN']).default('BDT');
const gameCode = z.string().max(60);
const percent = z.string();

/** What the reels of a game returned, beside the expected return: percent of all stakes. */
const survey = z.object({
  rounds: z.string(),
  measured: percent.nullable(),
  low: percent.nullable(),
  high: percent.nullable(),
  standing: z.enum(STANDINGS),
});
export type Survey = z.infer<typeof survey>;

/** The meters of a game since it was first played. Payouts are of the reels, without jackpots. */
const meters = z.object({
  rounds: z.string(),
  staked: decimal,
  paid: decimal,
  contributed: decimal,
  jackpots: decimal,
  biggest: decimal,
  /** What the house kept: stakes less payouts, contributions, and jackpots that it paid itself. */
  held: decimal,
});

const surveyed = z.object({
  gameCode,
  name: z.object({ EN: z.string(), BN: z.string() }),
  vendor: z.string(),
  isOpen: z.boolean(),
  /** Of the reels, by the sheet. */
  rtp: percent,
  meters,
  /** Share of all stakes that the house kept, and should keep by the sheet; percent. */
  hold: percent.nullable(),
  theoreticalHold: percent,
  since: instant.nullable(),
  windows: z.object({ day: survey, week: survey, month: survey, all: survey }),
});
export type SurveyedGame = z.infer<typeof surveyed>;

const alarm = z.object({
  alarmId: z.string(),
  gameCode,
  name: z.object({ EN: z.string(), BN: z.string() }),
  asset: z.enum(['BDT', 'FUN']),
  window: z.enum(SURVEY_WINDOWS),
  rounds: z.string(),
  measured: percent,
  low: percent,
  high: percent,
  openedAt: instant,
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type ReturnAlarm = z.infer<typeof alarm>;

/** From the sheet: no round pays more than the ceiling; wins and chances as on the sheet. */
const largestWins = z.object({
  ceiling: z.string(),
  /** Once in this many rounds; `atMost`: even more rarely. */
  ceilingOnceIn: z.object({ rounds: z.string(), atMost: z.boolean() }),
  rareWin: rareWin.extend({
    /** 95 % interval of `oneIn`, and how many rounds were simulated; null where it is exact. */
    tried: z.object({ from: z.string(), to: z.string(), rounds: z.string() }).nullable(),
  }),
});
export type LargestWins = z.infer<typeof largestWins>;

const point = survey.extend({ day: z.string(), staked: decimal, paid: decimal });
export type SurveyDay = z.infer<typeof point>;

const difference = z.object({
  gameCode: z.string(),
  asset: z.enum(['BDT', 'FUN']),
  what: z.enum(['rounds', 'staked', 'paid', 'ledger']),
  expected: z.string(),
  found: z.string(),
});

const read = { permission: 'slots.read' } as const;
const write = { permission: 'slots.write' } as const;
const alarmId = id('ral');

export const consoleSlotsRoutes = {
  desk: route({
    method: 'GET',
    path: '/console/slots',
    summary: 'Meters and measured return of every house slot; at most 400.',
    allow: read,
    input: z.object({ asset }),
    output: z.object({
      serverTime: instant,
      games: z.array(surveyed),
      openAlarms: z.number().int(),
    }),
    refusals: [],
  }),
  game: route({
    method: 'GET',
    path: '/console/slots/games/:gameCode',
    summary: 'One slot day by day: the last 90 days, each with the return since the first of them.',
    allow: read,
    input: z.object({ gameCode, asset }),
    output: z.object({ game: surveyed, largest: largestWins, days: z.array(point) }),
    refusals: ['catalogue.game-unknown'],
  }),
  check: route({
    method: 'GET',
    path: '/console/slots/check',
    summary: 'Compute the meters again from wagers and ledger, and list differences; at most 100.',
    allow: read,
    input: nothing,
    output: z.object({
      checkedAt: instant,
      games: z.number().int(),
      rounds: z.string(),
      differences: z.array(difference),
    }),
    refusals: [],
    dear: true,
  }),
  alarms: route({
    method: 'GET',
    path: '/console/slots/alarms',
    summary: 'Returns that left their band: the open ones first, then the newest; at most 100.',
    allow: read,
    input: nothing,
    output: z.object({ alarms: z.array(alarm) }),
    refusals: [],
  }),
  closeAlarm: route({
    method: 'POST',
    path: '/console/return-alarms/:alarmId/close',
    summary: 'Close an alarm with a note of what was found.',
    allow: write,
    input: z.object({ alarmId, reason }),
    output: nothing,
    refusals: ['slots.alarm-unknown', 'slots.alarm-closed'],
  }),
  jackpots: route({
    method: 'GET',
    path: '/console/slots/jackpots',
    summary: 'The pots of all slots with their terms, and the last 50 that were won.',
    allow: read,
    input: z.object({ asset }),
    output: z.object({
      jackpots: z.array(
        shownJackpot.extend({
          state: z.enum(['RUNNING', 'ENDED']),
          name: z.object({ EN: z.string(), BN: z.string() }),
          reserve: decimal,
        }),
      ),
      /** What the house has put into pots beyond their reserves. */
      houseGave: decimal,
      awards: z.array(
        z.object({
          awardId: z.string(),
          /** The winner; null for a pot that was drawn at its ceiling. */
          roundId: z.string().nullable(),
          gameCode,
          level: z.string(),
          memberId: z.string(),
          username: z.string(),
          amount: decimal,
          fromReserve: decimal,
          fromHouse: decimal,
          at: instant,
        }),
      ),
    }),
    refusals: [],
  }),
  terms: route({
    method: 'PUT',
    path: '/console/pots/:gameCode',
    summary: 'Set shares and seeds of a game’s pots, for stakes from now on.',
    allow: write,
    input: z.object({
      gameCode,
      version: z.number().int(),
      /** Thousandths of each stake, dearest pot first. */
      levels: z
        .array(z.object({ seed: amount, share: z.number().int().min(0).max(100) }))
        .min(1)
        .max(4),
      reserveShare: z.number().int().min(0).max(100),
      reason,
    }),
    output: outcome,
    refusals: [
      'slots.jackpot-unknown',
      'slots.jackpot-changed',
      'slots.jackpot-terms',
      'slots.jackpot-share',
      'slots.jackpot-return',
      'slots.jackpot-same',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  switch: route({
    method: 'POST',
    path: '/console/pots/:gameCode/switch',
    summary: 'Move the pots of a closed game into those of another, or reopen them.',
    allow: write,
    input: z.object({
      gameCode,
      /** The game whose pots get what these hold; null reopens ended pots. */
      into: gameCode.nullable(),
      reason,
    }),
    output: outcome,
    refusals: [
      'slots.jackpot-unknown',
      'slots.jackpot-state',
      'slots.game-open',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
};

/** What grows a game's pots: amounts and percent of each stake as people read them. */
export type ReadTerms = {
  readonly levels: readonly {
    readonly level: string;
    readonly seed: string;
    readonly share: string;
  }[];
  readonly reserveShare: string;
};

/** What differs, pot by pot: `grand.seed`, `small.share`, `reserve`. */
export const potChanges = (before: ReadTerms, after: ReadTerms): Change[] =>
  settingChanges(shown(before), shown(after));

const shown = ({ levels, reserveShare }: ReadTerms) => ({
  ...Object.fromEntries(levels.map(({ level, seed, share }) => [level, { seed, share }])),
  reserve: reserveShare,
});
