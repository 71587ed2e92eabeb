import { z } from 'zod';
import { amount, cursor, decimal, id, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';
import { ISSUE_STATES } from './lottery.ts';
import { slotsRoutes } from './slots.ts';

/** Among the menus of a game: a table that many members share, in the frame of the tables. */
export const TABLE_MENU = 'TABLE';

/** Levels of a table: what it takes at least and at most. Products.md 3.2. */
export const TABLE_LEVELS = ['low', 'mid', 'high'] as const;
export type TableLevel = (typeof TABLE_LEVELS)[number];

/** Chips of one act, spots of the table each once. */
export const MOST_SPOTS_OF_BET = 157;
/** Bets of one member in one round; a bet is one act, with all chips that were laid in it. */
export const MOST_BETS_OF_ROUND = 100;
/** Results that roads and statistics are drawn from. */
export const MOST_RESULTS = 120;

const bilingual = z.object({ EN: z.string(), BN: z.string() });
export const tableCode = z.string().regex(/^[a-z0-9-]{2,40}$/);
export const tableIssue = z.string().regex(/^[0-9]{8}-[0-9]{4,5}$/);
export const shown = z.array(z.number().int().min(0).max(9_999));
const betId = id('wgr');

/** What a table takes. Decimal strings in the money of the member. */
export const tableLimits = z.object({
  /** Of a chip on one spot. */
  least: decimal,
  /** On one spot; one that pays more takes less, so that it cannot win more than `win` alone. */
  most: decimal,
  /** All bets of one member in one round. */
  round: decimal,
  /** What one member can win at most on one spot of a round, over the stake. */
  win: decimal,
});
export type TableLimits = z.infer<typeof tableLimits>;

/** Milliseconds: bets are taken, then nothing is (the root is made public), then the result is shown. */
export const tableRhythm = z.object({
  bettingMs: z.number().int(),
  closedMs: z.number().int(),
  showMs: z.number().int(),
});
export type TableRhythm = z.infer<typeof tableRhythm>;

/** A round; times are the server's. */
export const tableRound = z.object({
  issue: tableIssue,
  state: z.enum(ISSUE_STATES),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  /** When the show of the result is over and bets are paid. */
  endsAt: instant,
  /** What lies open before the bets (a joker, a line, the cards dealt before); empty at most tables. */
  opening: shown,
  /** The number of its draw in the chain and the link before: what the round is committed to. */
  commitment: z.object({ number: z.number().int(), before: z.string() }).nullable(),
  /** Root of all bets, once betting is closed. */
  root: z.string().nullable(),
  /** What was drawn, in the order in which it is shown; null until then and where it was void. */
  numbers: shown.nullable(),
});
export type TableRound = z.infer<typeof tableRound>;

/** A round whose show is over. */
export const tableResult = z.object({
  issue: tableIssue,
  opening: shown,
  numbers: shown.nullable(),
});
export type TableResult = z.infer<typeof tableResult>;

/** What followers of `round:<table>` see: the round that takes bets or is shown, and who is there. */
export const tableTopic = z.object({
  now: tableRound.nullable(),
  /** Newest first: the last one whose show is over. */
  last: tableResult.nullable(),
  /** Members who bet in this round or the one before. */
  players: z.number().int(),
});
export type TableTopic = z.infer<typeof tableTopic>;

export const tableCard = z.object({
  gameCode: tableCode,
  vendor: z.string(),
  /** Of house-math/tables; `one-day` has rules of its own. */
  game: z.string(),
  rules: z.string(),
  level: z.enum(TABLE_LEVELS),
  name: bilingual,
  image: z.string(),
  isOpen: z.boolean(),
  limits: tableLimits,
  rhythm: tableRhythm,
  now: tableRound.nullable(),
  /** Newest first, at most 60; none of a round that is still shown. */
  last: z.array(tableResult),
  players: z.number().int(),
});
export type TableCard = z.infer<typeof tableCard>;

/** A chip on a spot. */
export const chip = z.object({ spot: z.string().regex(/^[a-z0-9-]{1,60}$/), stake: amount });
export type Chip = z.infer<typeof chip>;
export const layout = z.array(chip).min(1).max(MOST_SPOTS_OF_BET);

export const TABLE_BET_STATES = ['OPEN', 'WON', 'LOST', 'PUSHED', 'WITHDRAWN', 'VOID'] as const;

/** A bet as it was taken; nothing of it changes afterwards but its end. */
export const tableBet = z.object({
  betId,
  gameCode: tableCode,
  issue: tableIssue,
  layout,
  stake: decimal,
  state: z.enum(TABLE_BET_STATES),
  /** Null until the show is over. */
  payout: decimal.nullable(),
  placedAt: instant,
});
export type TableBet = z.infer<typeof tableBet>;

export const moneyAfter = { balance: decimal, version: z.string() };

/** What was shown at a table where a member bet: the round with the member's own bets. */
const ownRound = z.object({
  issue: tableIssue,
  opening: shown,
  numbers: shown.nullable(),
  stake: decimal,
  payout: decimal,
  bets: z.array(tableBet),
});
export type OwnTableRound = z.infer<typeof ownRound>;

export const provenLane = z.object({
  lane: z.number().int(),
  count: z.number().int(),
  root: z.string(),
});
export const provenStep = z.object({ side: z.enum(['left', 'right']), hash: z.string() });

/** `nokshi-table-1`, see house-math/verify/draw-proof.ts. */
export const tableProof = z.object({
  format: z.literal('nokshi-table-1'),
  purpose: z.string(),
  issue: tableIssue,
  terminal: z.string(),
  number: z.number().int(),
  before: z.string().nullable(),
  link: z.string().nullable(),
  root: z.string(),
  lanes: z.array(provenLane),
  game: z.string(),
  rules: z.string(),
  mappingVersion: z.number().int(),
  opening: shown,
  numbers: shown.nullable(),
  /** Of One-Day: the stages of the deal that were drawn, from the first one on. */
  deal: z
    .array(
      z.object({
        issue: tableIssue,
        terminal: z.string(),
        number: z.number().int(),
        link: z.string(),
        root: z.string(),
      }),
    )
    .optional(),
  bet: z
    .object({
      text: z.string(),
      lane: z.number().int(),
      place: z.number().int(),
      path: z.array(provenStep),
      payout: z.string().nullable(),
    })
    .optional(),
});
export type TableProof = z.infer<typeof tableProof>;

/** What any stake of a member may be refused for. */
export const stakeRefusals = [
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
] as const;

export const tablesRoutes = {
  launch: { ...slotsRoutes.launch, path: '/wps/tables/launch', summary: 'Open a table.' },
  lobby: route({
    method: 'GET',
    path: '/wps/tables',
    summary: 'Every table with its round, its limits and its last results; at most 60.',
    allow: 'anyone',
    input: z.object({ vendor: z.string().max(40).optional() }),
    output: z.object({ serverTime: instant, data: z.array(tableCard) }),
    refusals: [],
  }),
  seat: route({
    method: 'GET',
    path: '/wps/tables/seat',
    summary:
      'What the frame needs to begin or to go on: the table, the round, own bets, the money.',
    allow: 'launch',
    input: nothing,
    output: z.object({
      serverTime: instant,
      table: tableCard,
      /** Newest first, at most {@link MOST_RESULTS}. */
      results: z.array(tableResult),
      /** Own bets of the round that is open or shown, and of its deal before, in their order. */
      bets: z.array(tableBet),
      /** The chips of the last round in which the member bet before: for "rebet". */
      lastLayout: z.array(chip),
      currency: z.enum(['BDT', 'FUN']),
      ...moneyAfter,
      sitting: z.object({ startedAt: instant, staked: decimal, won: decimal }),
    }),
    refusals: ['tables.table-unknown'],
  }),
  place: route({
    method: 'POST',
    path: '/wps/tables/bets',
    summary: 'Lay chips in the round that is open. The same key places once.',
    allow: 'launch',
    keyed: 'room',
    input: z.object({ issue: tableIssue, layout }),
    output: z.object({ bet: tableBet, ...moneyAfter }),
    refusals: [
      'tables.table-unknown',
      'tables.round-unknown',
      'tables.round-closed',
      'tables.table-closed',
      'tables.spot-unknown',
      'tables.below-least',
      'tables.over-limit',
      'tables.too-many-bets',
      ...stakeRefusals,
    ],
  }),
  withdraw: route({
    method: 'POST',
    path: '/wps/tables/bets/withdraw',
    summary: 'Take own bets back while the round is open; one or all.',
    allow: 'launch',
    input: z.object({ betIds: z.array(betId).min(1).max(MOST_BETS_OF_ROUND) }),
    output: z.object({ bets: z.array(tableBet), ...moneyAfter }),
    refusals: ['tables.table-unknown', 'tables.bet-unknown', 'tables.round-closed'],
  }),
  /** Of this table alone, for the sheet of the frame. */
  history: route({
    method: 'GET',
    path: '/wps/tables/history',
    summary: 'The rounds of this table in which the member bet, newest first.',
    allow: 'launch',
    input: z.object({ cursor, pageSize: pageSize(50, 20) }),
    output: page(ownRound),
    refusals: ['tables.table-unknown'],
  }),
  proof: route({
    method: 'GET',
    path: '/wps/tables/:gameCode/rounds/:issue/proof',
    summary: 'What the root of all bets was, and the link that the result came from.',
    allow: 'anyone',
    input: z.object({ gameCode: tableCode, issue: tableIssue }),
    output: tableProof,
    refusals: ['tables.table-unknown', 'tables.round-unknown', 'tables.round-not-closed'],
  }),
  bet: route({
    method: 'GET',
    path: '/wps/tables/bets/:betId',
    summary: 'One own bet with its round and the proof of both, once betting is closed.',
    allow: 'session',
    input: z.object({ betId }),
    output: z.object({
      bet: tableBet,
      table: tableCard.pick({ gameCode: true, game: true, rules: true, name: true }),
      round: tableRound,
      proof: tableProof.nullable(),
    }),
    refusals: ['tables.bet-unknown'],
  }),
};
