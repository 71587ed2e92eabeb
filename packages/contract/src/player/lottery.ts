import { z } from 'zod';
import { decimal, instant } from '../fields.ts';
import { PRIZE_MODES, prizeMode } from './site.ts';

/** Whose numbers they are: drawn by the house from a committed chain, or entered by operators. */
export const DRAW_SOURCES = ['house', 'external'] as const;

/** States of an issue. OPEN takes bets; VOID is being refunded, REFUNDED is at its end. */
export const ISSUE_STATES = [
  'WAITING',
  'OPEN',
  'CLOSED',
  'DRAWN',
  'SETTLED',
  'VOID',
  'REFUNDED',
] as const;
const issueState = z.enum(ISSUE_STATES);
export type IssueState = z.infer<typeof issueState>;

export const BET_STATES = ['OPEN', 'WON', 'LOST', 'TIED', 'CANCELLED', 'VOID'] as const;
export type BetState = (typeof BET_STATES)[number];

export const CHASE_STATES = ['RUNNING', 'DONE', 'WON', 'STOPPED'] as const;
export const CHASE_ENTRY_STATES = ['WAITING', 'PLACED', 'VOID', 'STOPPED', 'REFUSED'] as const;

/** Prices of one unit: 2, and a tenth, a hundredth and a thousandth of it. Domain.md 1.1. */
export const UNIT_PRICES = ['2.00', '0.20', '0.02', '0.002'] as const;

export const MOST_BETS_OF_SLIP = 100;
export const MOST_MULTIPLE = 10_000;
export const MOST_CHASE_ISSUES = 200;

const bilingual = z.object({ EN: z.string(), BN: z.string() });
export const gameCode = z.string().regex(/^[a-z0-9-]{2,40}$/);
export const issueText = z.string().regex(/^[0-9]{8}-[0-9]{3,4}$/);
const numbers = z.array(z.number().int().min(0).max(999_999));

/** One draw of a game; times are the server's. */
export const issue = z.object({
  issue: issueText,
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  state: issueState,
});
export type Issue = z.infer<typeof issue>;

/** A draw whose numbers are known, or that was void (`numbers` null). */
export const result = z.object({
  issue: issueText,
  state: issueState,
  numbers: numbers.nullable(),
  drawnAt: instant,
});
export type DrawResult = z.infer<typeof result>;

export const card = z.object({
  gameCode,
  /** Of the catalogue: LOTT, ELOTT, TCG_SEA or TCG_LOTTO_VN. Checklist C-036. */
  vendor: z.string(),
  category: z.enum(['LOTT', 'ELOTT']),
  /** The rules by which it is played, see house-math/lottery/families.ts. */
  family: z.string(),
  source: z.enum(DRAW_SOURCES),
  prizeModes: z.array(prizeMode),
  name: bilingual,
  image: z.string(),
  intervalSeconds: z.number().int(),
  /** The issue that takes bets, else the next one; null when none is made yet. */
  now: issue.nullable(),
  last: result.nullable(),
  /** Members who bet on it in the last day. */
  players: z.number().int(),
});
export type LotteryCard = z.infer<typeof card>;

export const cards = z.object({ serverTime: instant, data: z.array(card) });

/** A share of a prize base: 1,956 returns 97.8 %. Domain.md 1.2. */
const base = z.number().int().min(1_000).max(2_000);

/** Most that may be staked or paid. Told before a bet; amounts in BDT. */
export const ceilings = z.object({
  /** Price of one unit times the multiple. */
  unit: decimal,
  bet: decimal,
  /** All bets of one member on one issue. */
  issue: decimal,
  /** What the house pays at most if one number falls, over all members. */
  number: decimal,
});
export type LotteryCeilings = z.infer<typeof ceilings>;

/** The three numbers of the prize base, and the slider's lowest. Products.md 1.1. */
export const bases = z.object({ least: base, usual: base, bet: base, house: base });
export type PrizeBases = z.infer<typeof bases>;

export const terms = z.object({
  bases,
  /**
   * What this member's prize base and rebate are shared from: `bet`, or the member's own base where
   * that is lower. Below `least` no bet with a prize base is taken.
   */
  ceiling: base,
  ceilings,
  closesBeforeSeconds: z.number().int(),
  cancelBeforeSeconds: z.number().int(),
});
export type LotteryTerms = z.infer<typeof terms>;

/** What a member chose for one line of a slip. `selection`: house-math/lottery/selection-text.ts. */
export const wantedBet = z.object({
  play: z.string().max(60),
  selection: z.string().min(1).max(120_000),
  unitPrice: z.enum(UNIT_PRICES),
  multiple: z.number().int().min(1).max(MOST_MULTIPLE),
  base,
});
export type WantedBet = z.infer<typeof wantedBet>;

export const wantedBets = z.array(wantedBet).min(1).max(MOST_BETS_OF_SLIP);

/** A bet as it was taken: nothing of it changes afterwards but its end. */
export const bet = z.object({
  betId: z.string(),
  gameCode,
  name: bilingual,
  family: z.string(),
  mode: prizeMode,
  issue: issueText,
  drawDate: z.string(),
  play: z.string(),
  /** Shortened where it is long; the ticket has all of it. */
  selection: z.string(),
  isWhole: z.boolean(),
  units: z.string(),
  unitPrice: z.string(),
  multiple: z.number().int(),
  base,
  ceiling: base,
  stake: decimal,
  state: z.enum(BET_STATES),
  /** Prize with stakes that a tie gave back; null until it is known. */
  prize: decimal.nullable(),
  rebate: decimal.nullable(),
  numbers: numbers.nullable(),
  placedAt: instant,
  /** Until when its owner may cancel it; null when they no longer can. */
  cancelUntil: instant.nullable(),
  chaseId: z.string().nullable(),
});
export type LotteryBet = z.infer<typeof bet>;

/** A member bet on so many quick draws in a row, in this time, that a break is due. Products.md 1. */
export const breakDue = z.object({ issues: z.number().int(), seconds: z.number().int() });
export type BreakDue = z.infer<typeof breakDue>;

/** What anyone needs to check a shared round. Told by the room that played it. */
export const drawProof = z.object({
  format: z.literal('nokshi-draw-1'),
  purpose: z.string(),
  issue: issueText,
  terminal: z.string(),
  number: z.number().int(),
  /** The link of the draw before, the terminal for the first one; null until that one is drawn. */
  before: z.string().nullable(),
  /** Null until the draw. */
  link: z.string().nullable(),
  root: z.string(),
  lanes: z.array(z.object({ lane: z.number().int(), count: z.number().int(), root: z.string() })),
  family: z.string(),
  mappingVersion: z.number().int(),
  drawDate: z.string(),
  numbers: numbers.nullable(),
  ticket: z
    .object({
      text: z.string(),
      lane: z.number().int(),
      place: z.number().int(),
      path: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string() })),
      /** Minor units; null until it is settled. */
      payout: z.string().nullable(),
      rebate: z.string().nullable(),
    })
    .optional(),
});
export type DrawProof = z.infer<typeof drawProof>;

const entry = z.object({
  issue: issueText,
  multiple: z.number().int(),
  stake: decimal,
  state: z.enum(CHASE_ENTRY_STATES),
  /** Why it was refused: a refusal code. */
  refusedBy: z.string().nullable(),
  drawsAt: instant,
  numbers: numbers.nullable(),
  prize: decimal.nullable(),
  rebate: decimal.nullable(),
});

export const chase = z.object({
  chaseId: z.string(),
  gameCode,
  name: bilingual,
  mode: prizeMode,
  bets: z.array(
    bet.pick({
      family: true,
      play: true,
      selection: true,
      isWhole: true,
      units: true,
      unitPrice: true,
      multiple: true,
      base: true,
    }),
  ),
  state: z.enum(CHASE_STATES),
  stopOn: z.enum(['win', 'profit', 'never']),
  startIssue: issueText,
  issues: z.number().int(),
  done: z.number().int(),
  cancelled: z.number().int(),
  amount: decimal,
  staked: decimal,
  /** Still on hold for what waits. */
  held: decimal,
  won: decimal,
  placedAt: instant,
});
export type LotteryChase = z.infer<typeof chase>;
export const chaseWithEntries = chase.extend({ entries: z.array(entry) });
export type LotteryChaseEntry = z.infer<typeof entry>;

/** What a stake is refused for, a slip as well as a chase. */
export const stakeRefusals = [
  'lottery.game-unknown',
  'lottery.game-closed',
  'lottery.issue-unknown',
  'lottery.issue-closed',
  'lottery.play-unknown',
  'lottery.selection-wrong',
  'lottery.base-not-offered',
  'lottery.amount-below-paisa',
  'lottery.total-differs',
  'lottery.over-ceiling',
  'identity.free-play-closed',
  'limits.frozen',
  'limits.self-excluded',
  'limits.time-out',
  'limits.reality-check',
  'limits.time-limit',
  'limits.stake-limit',
  'limits.loss-limit',
  'limits.bet-too-large',
  'wallet.insufficient',
  'wallet.account-closed',
  'wallet.key-reused',
  'wallet.key-expired',
] as const;

export { PRIZE_MODES };
export type PrizeMode = z.infer<typeof prizeMode>;

/** What followers of `round:<gameCode>` see. `version` grows with every change. */
export const roundTopic = z.object({
  now: issue.nullable(),
  last: z.array(result),
});
export type RoundTopic = z.infer<typeof roundTopic>;
