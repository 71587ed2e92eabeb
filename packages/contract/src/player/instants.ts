import { RISKS, ROW_COUNTS } from '@nokshi/house-math/instants/plinko.ts';
import { z } from 'zod';
import { amount, cursor, decimal, id, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';
import { slotsRoutes } from './slots.ts';
import { moneyAfter, stakeRefusals } from './tables.ts';

/** Among the menus of a game: a round that one member plays alone, in the frame of the instant games. */
export const INSTANT_MENU = 'INSTANT';

/** Games that one member plays alone, from the own seed and nonce. */
export const INSTANT_KINDS = ['dice', 'mines', 'plinko', 'blackjack'] as const;
export type InstantKind = (typeof INSTANT_KINDS)[number];

export const BLACKJACK_SPOTS = 7;

const roundId = id('rnd');

/** What is staked on, by kind. */
export const instantBet = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dice'),
    stake: amount,
    side: z.enum(['under', 'over']),
    /** Hundredths of 100.00. */
    at: z.number().int().min(0).max(10_000),
  }),
  z.object({ kind: z.literal('mines'), stake: amount, mines: z.number().int().min(1).max(24) }),
  z.object({
    kind: z.literal('plinko'),
    stake: amount,
    rows: z.union(ROW_COUNTS.map((rows) => z.literal(rows))),
    risk: z.enum(RISKS),
  }),
  z.object({
    kind: z.literal('blackjack'),
    /** Spots of the table from the right, 1 to 7, each once, ascending. */
    spots: z
      .array(z.object({ spot: z.number().int().min(1).max(BLACKJACK_SPOTS), stake: amount }))
      .min(1)
      .max(BLACKJACK_SPOTS),
  }),
]);
export type InstantBet = z.infer<typeof instantBet>;

/** What a member does in a round with choices. `at` is the number of the act in the round, from 0. */
export const instantAct = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('open'),
    at: z.number().int(),
    field: z.number().int().min(0).max(24),
  }),
  z.object({ act: z.literal('take'), at: z.number().int() }),
  z.object({
    act: z.enum(['hit', 'stand', 'double', 'split', 'insure', 'decline']),
    at: z.number().int(),
  }),
]);
export type InstantAct = z.infer<typeof instantAct>;

const cardNumber = z.number().int().min(0).max(51);
/** A hand of a spot. */
const hand = z.object({
  cards: z.array(cardNumber),
  stake: decimal,
  isDoubled: z.boolean(),
  isDone: z.boolean(),
  /** Null until the dealer has drawn. */
  payout: decimal.nullable(),
});

/** What the member sees of a round; nothing that is still hidden. */
export const instantState = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dice'),
    /** Hundredths. */
    rolled: z.number().int(),
    /** Ten-thousandths; 0 where it lost. */
    pays: z.number().int(),
  }),
  z.object({
    kind: z.literal('plinko'),
    path: z.array(z.number().int()),
    bin: z.number().int(),
    /** Hundredths. */
    pays: z.number().int(),
  }),
  z.object({
    kind: z.literal('mines'),
    /** Fields that were opened, in their order; all of them safe, but the last one of a lost round. */
    opened: z.array(z.number().int()),
    /** Hundredths: what it pays now, and after the next safe field; null where there is none. */
    pays: z.number().int(),
    next: z.number().int().nullable(),
    /** Where the mines are; empty while the round is open. */
    mines: z.array(z.number().int()),
  }),
  z.object({
    kind: z.literal('blackjack'),
    /** The first card only, until the dealer draws. */
    dealer: z.array(cardNumber),
    spots: z.array(
      z.object({
        spot: z.number().int(),
        hands: z.array(hand),
        /** Null where none was offered or decided yet. */
        insurance: decimal.nullable(),
      }),
    ),
    /** Whose turn it is, and what may be done; null when the round is over. */
    turn: z
      .object({
        spot: z.number().int(),
        hand: z.number().int(),
        acts: z.array(z.enum(['hit', 'stand', 'double', 'split', 'insure', 'decline'])),
      })
      .nullable(),
  }),
]);
export type InstantState = z.infer<typeof instantState>;

export const instantRound = z.object({
  roundId,
  gameCode: z.string(),
  bet: instantBet,
  /** With what was added by doubling, splitting and insurance. */
  stake: decimal,
  /** Null while the round is open. */
  payout: decimal.nullable(),
  isOpen: z.boolean(),
  /** Acts so far. */
  acts: z.array(instantAct),
  state: instantState,
  /** When an open round is ended by the house: mines are taken, a hand of blackjack stands. */
  endsAt: instant.nullable(),
  startedAt: instant,
  nonce: z.string(),
});
export type InstantRound = z.infer<typeof instantRound>;

/** `nokshi-instant-1`: everything that decides a round, and what was shown of it. */
export const instantProof = z.object({
  format: z.literal('nokshi-instant-1'),
  game: z.enum(INSTANT_KINDS),
  ruleVersion: z.string(),
  mappingVersion: z.number().int(),
  commitment: z.string(),
  /** Null until the seed is revealed. */
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.string(),
  bet: instantBet,
  acts: z.array(instantAct),
  state: instantState,
  /** Minor units. */
  stake: z.string(),
  payout: z.string(),
});
export type InstantProof = z.infer<typeof instantProof>;

const actRefusals = [
  'instants.round-unknown',
  'instants.round-over',
  'instants.act-wrong',
] as const;

export const instantsRoutes = {
  launch: { ...slotsRoutes.launch, path: '/wps/instants/launch', summary: 'Open an instant game.' },
  table: route({
    method: 'GET',
    path: '/wps/instants/table',
    summary:
      'What a frame needs to begin or to go on: limits, the open round, the last ones, money.',
    allow: 'launch',
    input: nothing,
    output: z.object({
      serverTime: instant,
      gameCode: z.string(),
      kind: z.enum(INSTANT_KINDS),
      ruleVersion: z.string(),
      isOpen: z.boolean(),
      /** Of one bet, or of one spot of blackjack; `win` is what a round can pay at most over the stake. */
      limits: z.object({ least: decimal, most: decimal, win: decimal }),
      intervalMs: z.number().int(),
      commitment: z.string(),
      clientSeed: z.string(),
      open: instantRound.nullable(),
      /** Newest first, at most 20, of this game. */
      last: z.array(instantRound),
      currency: z.enum(['BDT', 'FUN']),
      ...moneyAfter,
      sitting: z.object({ startedAt: instant, staked: decimal, won: decimal }),
    }),
    refusals: ['tables.table-unknown'],
  }),
  begin: route({
    method: 'POST',
    path: '/wps/instants/rounds',
    summary: 'Begin a round; one without choices is over at once. The same key is the same round.',
    allow: 'launch',
    keyed: 'room',
    input: z.object({ bet: instantBet }),
    output: z.object({ round: instantRound, ...moneyAfter }),
    refusals: [
      'instants.stake-not-offered',
      'instants.bet-wrong',
      'instants.round-open',
      'instants.too-soon',
      'tables.table-unknown',
      'tables.table-closed',
      ...stakeRefusals,
    ],
  }),
  /** The number of the act makes it safe to send again. */
  act: route({
    method: 'POST',
    path: '/wps/instants/rounds/:roundId/acts',
    summary:
      'Open a field, take what is reached, or play a hand; a stake that is added is taken at once.',
    allow: 'launch',
    input: z.object({ roundId, act: instantAct }),
    output: z.object({ round: instantRound, ...moneyAfter }),
    refusals: [...actRefusals, ...stakeRefusals],
  }),
  history: route({
    method: 'GET',
    path: '/wps/instants/history',
    summary: 'Own rounds of this game that are over, newest first.',
    allow: 'launch',
    input: z.object({ cursor, pageSize: pageSize(50, 20) }),
    output: page(instantRound),
    refusals: [],
  }),
  round: route({
    method: 'GET',
    path: '/wps/instants/rounds/:roundId',
    summary: 'One own round with its proof; the server seed is in it once it was revealed.',
    allow: 'session',
    input: z.object({ roundId }),
    output: z.object({ round: instantRound, proof: instantProof.nullable() }),
    refusals: ['instants.round-unknown'],
  }),
};
