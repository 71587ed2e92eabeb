import { z } from 'zod';
import { exportedFile, exportFormat } from '../exports.ts';
import { cursor, decimal, instant, page, pageSize, typedDay } from '../fields.ts';
import { route } from '../route.ts';
import { instantBet, instantState } from './instants.ts';
import { kiteBet } from './kite.ts';
import { bet } from './lottery.ts';
import { shown, TABLE_BET_STATES, tableIssue } from './tables.ts';

const bilingual = z.object({ EN: z.string(), BN: z.string() });

/** What a bet on a lottery was, and what was drawn. */
const lotteryOfWager = bet.pick({
  family: true,
  issue: true,
  drawDate: true,
  play: true,
  selection: true,
  isWhole: true,
  units: true,
  unitPrice: true,
  multiple: true,
  state: true,
  rebate: true,
  numbers: true,
  chaseId: true,
});
export type LotteryOfWager = z.infer<typeof lotteryOfWager>;

const hundredths = z.number().int();

/** The round that a bet was on, as it was shown: of a table, the kite, or an instant game. */
const roundOfWager = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('table'),
    game: z.string(),
    issue: tableIssue,
    opening: shown,
    /** Null until the show is over, and where the round was void. */
    numbers: shown.nullable(),
    layout: z.array(z.object({ spot: z.string(), stake: decimal })),
    state: z.enum(TABLE_BET_STATES),
  }),
  z.object({
    kind: z.literal('kite'),
    issue: tableIssue,
    order: hundredths.nullable(),
    taken: hundredths.nullable(),
    /** Null until the string is cut, and where the flight was void. */
    cut: hundredths.nullable(),
    state: kiteBet.shape.state,
  }),
  z.object({ kind: z.literal('instant'), bet: instantBet, state: instantState }),
]);
export type RoundOfWager = z.infer<typeof roundOfWager>;

export const wagerRow = z.object({
  wagerId: z.string(),
  roundId: z.string().nullable(),
  gameId: z.string(),
  gameName: bilingual,
  category: z.string(),
  stake: decimal,
  payout: decimal,
  net: decimal,
  state: z.enum(['OPEN', 'SETTLED', 'VOID']),
  placedAt: instant,
  settledAt: instant.nullable(),
  /** Null of other games. */
  lottery: lotteryOfWager.nullable(),
  /** Null of slots, lotteries and games of other vendors. */
  round: roundOfWager.nullable(),
});

/** What an entry may belong to. */
const BELONGS = ['wager', 'deposit', 'withdrawal', 'transfer', 'chase', 'other'] as const;

/** What an entry is to the people who read it: its kind, and what it belongs to. MC-009. */
export const ENTRY_LINES = [
  'stake',
  'win',
  'rebate',
  'refund',
  'deposit',
  'fee',
  'withdrawal',
  'withdrawal-returned',
  'withdrawal-refunded',
  'withdrawal-disputed',
  'reversed',
  'fee-returned',
  'debt',
  'debt-paid',
  'debt-written-off',
  'settled-again',
  'result-debt',
  'result-debt-paid',
  'adjustment',
  'award',
  'hold',
  'release',
  'slip-stake',
  'chase-hold',
  'chase-stake',
  'chase-release',
  'to-vendor',
  'from-vendor',
  'vendor-play',
  'transfer-out',
  'transfer-in',
  'dividend-out',
  'dividend-in',
  'wage-out',
  'wage-in',
  'line-rebate',
  'promotion',
  'bonus',
  'converted',
  'bonus-ended',
  'points',
  'redeemed',
  'points-converted',
  'free-round',
  'free-bet',
] as const;
export type EntryLine = (typeof ENTRY_LINES)[number];

export const entryRow = z.object({
  entryId: z.string(),
  at: instant,
  kind: z.string(),
  line: z.enum(ENTRY_LINES),
  amount: decimal,
  balanceAfter: decimal,
  sequence: z.string(),
  reference: z.object({ kind: z.enum(BELONGS), id: z.string() }).nullable(),
  lane: z.number().int(),
  batch: z.string(),
});

/** Dates are days in Asia/Dhaka, both included, at most 92 days apart. */
export const dayRange = {
  from: typedDay.optional(),
  to: typedDay.optional(),
};

/** One line of the winners board; `player` is masked. Checklist E-096. */
const winner = z.object({
  player: z.string(),
  gameId: z.string(),
  gameName: bilingual,
  image: z.string(),
  prize: decimal,
  /** How many times its stake the round paid, e.g. "12.50". */
  times: z.string(),
  at: instant,
});

/** Net is what was paid less what was staked: negative when the member lost. */
const sums = z.object({ stake: decimal, payout: decimal, net: decimal });

/** The result of a wager; `won` paid more than its stake. */
export const WAGER_ENDS = ['open', 'won', 'lost', 'void'] as const;
export type WagerEnd = (typeof WAGER_ENDS)[number];

const wagerFilter = {
  gameId: z.string().max(60).optional(),
  /** A product: the category of its games. */
  category: z.string().max(20).optional(),
  end: z.enum(WAGER_ENDS).optional(),
};

export const recordsRoutes = {
  winnerBoard: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_winnerBoard',
    summary: 'The latest rounds that paid more than their stake, newest first; names are masked.',
    allow: 'anyone',
    wrapped: true,
    input: z.object({
      gameCategory: z.string().max(20).optional(),
      language: z.string().max(5).optional(),
      limitNum: z.coerce
        .number()
        .int()
        .min(1)
        .default(20)
        .transform((n) => Math.min(n, 20)),
    }),
    output: z.object({ list: z.array(z.object({ vo: winner })) }),
    refusals: [],
  }),
  rankList: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    summary: 'The rounds of the winners board, ranked by what they paid; names are masked.',
    allow: 'anyone',
    wrapped: true,
    input: z.object({
      gameCategory: z.string().max(20).optional(),
      language: z.string().max(5).optional(),
    }),
    output: z.object({ list: z.array(winner.extend({ rank: z.number().int() })) }),
    refusals: [],
  }),
  wagers: route({
    method: 'GET',
    path: '/wps/records/wagers',
    summary: 'Betting record, newest first, with the totals of the range.',
    allow: 'member',
    input: z.object({
      ...dayRange,
      ...wagerFilter,
      cursor,
      pageSize: pageSize(100, 20),
    }),
    output: page(wagerRow).extend({
      totals: z.object({ count: z.number().int(), stake: decimal, payout: decimal, net: decimal }),
    }),
    refusals: ['records.range'],
    dear: true,
  }),
  net: route({
    method: 'GET',
    path: '/wps/records/net',
    summary: 'What play won or lost, by product and day, with deposits and withdrawals.',
    allow: 'member',
    input: z.object(dayRange),
    output: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      play: sums,
      deposited: decimal,
      withdrawn: decimal,
      netDeposits: decimal,
      products: z.array(sums.extend({ category: z.string() })),
      /** Oldest first; days without play are left out. */
      days: z.array(sums.extend({ day: z.iso.date() })),
    }),
    refusals: ['records.range'],
    dear: true,
  }),
  wager: route({
    method: 'GET',
    path: '/wps/records/wagers/:wagerId',
    summary: 'One wager with the entries behind it.',
    allow: 'member',
    input: z.object({ wagerId: z.string().max(64) }),
    output: wagerRow.extend({ entries: z.array(entryRow) }),
    refusals: ['wagers.wager-unknown'],
  }),
  entries: route({
    method: 'GET',
    path: '/wps/records/entries',
    summary: 'Account record: every entry with the balance after it, newest first.',
    allow: 'member',
    input: z.object({
      ...dayRange,
      kind: z.string().max(40).optional(),
      cursor,
      pageSize: pageSize(100, 20),
    }),
    output: page(entryRow),
    refusals: ['records.range'],
  }),
  export: route({
    method: 'POST',
    path: '/wps/records/export',
    summary: 'A record of some days as a CSV or PDF file; the house keeps its hash.',
    allow: 'member',
    input: z.object({
      record: z.enum(['wagers', 'entries']),
      format: exportFormat.default('csv'),
      ...dayRange,
      ...wagerFilter,
      kind: z.string().max(40).optional(),
    }),
    output: exportedFile,
    refusals: ['records.range'],
    rate: { max: 6, perSeconds: 60 },
    dear: true,
  }),
};
