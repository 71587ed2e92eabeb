import { z } from 'zod';
import { cursor, decimal, instant, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { ISSUE_STATES } from '../player/lottery.ts';
import { TABLE_LEVELS, tableCode, tableIssue } from '../player/tables.ts';
import { route } from '../route.ts';
import { tableTerms } from './table-terms.ts';

/** Cards, dice, a pocket; of the kite where its string was cut, in hundredths. */
const shown = z.array(z.number().int().min(0));

const bilingual = z.object({ EN: z.string(), BN: z.string() });

/** A table as operators see it; the kite is one of them. */
const deskTable = z.object({
  gameCode: tableCode,
  vendor: z.string(),
  game: z.string(),
  rules: z.string(),
  level: z.enum(TABLE_LEVELS),
  name: bilingual,
  /** Which rules its game may have. */
  rulesOffered: z.array(z.string()),
  terms: tableTerms,
  version: z.number().int(),
  now: z
    .object({
      issue: tableIssue,
      state: z.enum(ISSUE_STATES),
      opensAt: instant,
      closesAt: instant,
      drawsAt: instant,
      endsAt: instant,
    })
    .nullable(),
  /** Members in the round of now or the one before. */
  players: z.number().int(),
  /** Of the last day, BDT; rounds with bets that were paid. */
  rounds: z.number().int(),
  staked: decimal,
  paid: decimal,
  /** Rounds past their time that are neither paid nor void. */
  late: z.number().int(),
});
export type DeskTable = z.infer<typeof deskTable>;

const deskRound = z.object({
  gameCode: tableCode,
  issue: tableIssue,
  state: z.enum(ISSUE_STATES),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  opening: shown,
  numbers: shown.nullable(),
  bets: z.number().int(),
  members: z.number().int(),
  staked: decimal,
  /** Null until it is settled. */
  paid: decimal.nullable(),
  number: z.number().int().nullable(),
  before: z.string().nullable(),
  root: z.string().nullable(),
  link: z.string().nullable(),
  isLate: z.boolean(),
  voidReason: z.string().nullable(),
});
export type DeskRound = z.infer<typeof deskRound>;

/** Stakes that lie on a spot in the round that is open or closed, BDT. */
const exposedSpot = z.object({
  spot: z.string(),
  staked: decimal,
  /** What the house pays on it beyond its stake if it wins in its best way. */
  win: decimal,
});

/** Returns of a spot or game beside the sheet. */
const returnsOf = z.object({
  gameCode: z.string(),
  name: bilingual,
  game: z.string(),
  /** Bets, BDT. */
  bets: z.number().int(),
  staked: decimal,
  paid: decimal,
  /** Per cent with two decimals: what was paid, and what the sheet says for these stakes. */
  returned: z.string(),
  expected: z.string(),
  /** Standard deviations from what was expected; null with too few bets, and where members choose how it spreads. */
  deviation: z.string().nullable(),
});
export type TableReturns = z.infer<typeof returnsOf>;

/** A chain that the rounds of a table come from. Nothing of it is secret. */
const deskChain = z.object({
  /** Which chain of the table it is, from 1. */
  nth: z.number().int(),
  /** The published commitment: the first link hashes to it. */
  terminal: z.string(),
  state: z.enum(['NEXT', 'CURRENT', 'USED']),
  /** Rounds it has. */
  length: z.number().int(),
  /** Rounds of it that are closed. */
  taken: z.number().int(),
  /** The link of every so many rounds is stored as a check point. */
  every: z.number().int(),
  committedAt: instant,
  /** The newest round of it whose link is public. */
  last: z
    .object({
      number: z.number().int(),
      issue: tableIssue,
      link: z.string(),
      /** Where anyone may check that round; on the player site. Null once it was removed, as nobody bet in it. */
      proofPage: z.string().nullable(),
    })
    .nullable(),
});
export type DeskChain = z.infer<typeof deskChain>;

const tableChains = z.object({
  gameCode: tableCode,
  name: bilingual,
  game: z.string(),
  isOpen: z.boolean(),
  current: deskChain.nullable(),
  /** Committed while the current one is in use. */
  next: deskChain.nullable(),
  /** About when the current one has no link left, at the table's rhythm; null while the table is closed. */
  runsOutAt: instant.nullable(),
  /** `missing`: rounds cannot be closed. `late`: fewer than a tenth is left and no next one was made in time. */
  alarm: z.enum(['missing', 'late']).nullable(),
});
export type TableChains = z.infer<typeof tableChains>;

const read = { permission: 'tables.read' } as const;
const write = { permission: 'tables.write' } as const;

export const consoleTablesRoutes = {
  tables: route({
    method: 'GET',
    path: '/console/tables',
    summary: 'Every table with its terms, its round and its last day; at most 60.',
    allow: read,
    input: nothing,
    output: z.object({ serverTime: instant, tables: z.array(deskTable) }),
    refusals: [],
  }),
  saveTable: route({
    method: 'PUT',
    path: '/console/tables/:gameCode',
    summary:
      'Open or close a table, set its limits now, and its rules and times for rounds to come.',
    allow: write,
    input: z.object({ gameCode: tableCode, terms: tableTerms, version: z.number().int(), reason }),
    output: outcome,
    refusals: [
      'tables.table-unknown',
      'tables.version-changed',
      'tables.nothing-changed',
      'tables.limits-order',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  rounds: route({
    method: 'GET',
    path: '/console/tables/:gameCode/rounds',
    summary: 'Rounds of a table that opened, newest first; those with bets alone where asked.',
    allow: read,
    input: z.object({
      gameCode: tableCode,
      withBets: z.enum(['1', '0']).default('0'),
      cursor,
      pageSize: pageSize(100, 50),
    }),
    output: page(deskRound),
    refusals: ['tables.table-unknown'],
  }),
  round: route({
    method: 'GET',
    path: '/console/tables/:gameCode/rounds/:issue',
    summary: 'One round with what lay on each spot and its largest bets.',
    allow: read,
    input: z.object({ gameCode: tableCode, issue: tableIssue }),
    output: z.object({
      round: deskRound,
      spots: z.array(exposedSpot.extend({ paid: decimal.nullable() })),
      bets: z.array(
        z.object({
          betId: z.string(),
          memberId: z.string(),
          username: z.string(),
          layout: z.array(z.object({ spot: z.string(), stake: decimal })),
          stake: decimal,
          payout: decimal.nullable(),
          isWithdrawn: z.boolean(),
          placedAt: instant,
        }),
      ),
      /** Where anyone may check the round; on the player site. */
      proofPage: z.string(),
    }),
    refusals: ['tables.table-unknown', 'tables.round-unknown'],
  }),
  voidRound: route({
    method: 'POST',
    path: '/console/tables/:gameCode/rounds/:issue/void',
    summary: 'Propose to make a round void: every stake goes back. Takes two operators.',
    allow: write,
    input: z.object({ gameCode: tableCode, issue: tableIssue, reason }),
    output: outcome,
    refusals: [
      'tables.table-unknown',
      'tables.round-unknown',
      'tables.round-state',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  exposure: route({
    method: 'GET',
    path: '/console/tables/exposure',
    summary: 'What lies on the tables now: stakes by spot, and what the house can lose at most.',
    allow: read,
    input: nothing,
    output: z.object({
      serverTime: instant,
      data: z.array(
        z.object({
          gameCode: tableCode,
          name: bilingual,
          game: z.string(),
          issue: tableIssue,
          state: z.enum(ISSUE_STATES),
          members: z.number().int(),
          staked: decimal,
          /** Over all results that can come: the most that the house pays over all stakes. Below zero it keeps some. */
          worst: decimal,
          /** False where it is a bound: no result may pay so much. */
          isExact: z.boolean(),
          spots: z.array(exposedSpot),
        }),
      ),
    }),
    refusals: [],
  }),
  returns: route({
    method: 'GET',
    path: '/console/tables/returns',
    summary: 'What tables returned in the last days beside their sheet; at most 60 rows.',
    allow: read,
    input: z.object({ days: z.coerce.number().int().min(1).max(31).default(7) }),
    output: z.object({ data: z.array(returnsOf) }),
    refusals: [],
  }),
  chains: route({
    method: 'GET',
    path: '/console/tables/chains',
    summary: 'The chain of each table, how far it is used, and the one that follows; at most 60.',
    allow: read,
    input: nothing,
    output: z.object({ serverTime: instant, data: z.array(tableChains) }),
    refusals: [],
  }),
  usedChains: route({
    method: 'GET',
    path: '/console/tables/:gameCode/chains',
    summary: 'Chains of a table that close no more rounds, newest first.',
    allow: read,
    input: z.object({ gameCode: tableCode, cursor, pageSize: pageSize(50, 10) }),
    output: page(deskChain),
    refusals: ['tables.table-unknown'],
  }),
};
