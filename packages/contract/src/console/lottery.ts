import { z } from 'zod';
import { cursor, decimal, instant, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { DRAW_SOURCES, ISSUE_STATES } from '../player/lottery.ts';
import { prizeMode } from '../player/site.ts';
import { route } from '../route.ts';
import { gameTerms } from './lottery-terms.ts';

const gameCode = z.string().regex(/^[a-z0-9-]{2,40}$/);
const issueText = z.string().regex(/^[0-9]{8}-[0-9]{3,4}$/);

const deskGame = z.object({
  gameCode,
  name: z.object({ EN: z.string(), BN: z.string() }),
  vendor: z.string(),
  family: z.string(),
  source: z.enum(DRAW_SOURCES),
  prizeModes: z.array(prizeMode),
  terms: gameTerms,
  version: z.number().int(),
  /** Draws of the last day, and what they took and paid (BDT). */
  draws: z.number().int(),
  staked: decimal,
  paid: decimal,
  /** Issues that are late: past their time and neither drawn nor void. */
  late: z.number().int(),
});
export type DeskLottery = z.infer<typeof deskGame>;

const deskIssue = z.object({
  gameCode,
  issue: issueText,
  state: z.enum(ISSUE_STATES),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  bets: z.number().int(),
  members: z.number().int(),
  staked: decimal,
  /** Null until it is settled. */
  paid: decimal.nullable(),
  numbers: z.array(z.number().int()).nullable(),
  /** Number in its chain, root of all bets and link; null until each is public. */
  number: z.number().int().nullable(),
  root: z.string().nullable(),
  link: z.string().nullable(),
  isLate: z.boolean(),
  voidReason: z.string().nullable(),
});
export type DeskIssue = z.infer<typeof deskIssue>;

/** Numbers that an operator read at their source. */
const externalResult = z.object({
  gameCode,
  issue: issueText,
  name: z.object({ EN: z.string(), BN: z.string() }),
  family: z.string(),
  drawsAt: instant,
  state: z.enum(ISSUE_STATES),
  /** Entered and waiting for a second operator; null when nobody entered any. */
  entered: z
    .object({
      isOwn: z.boolean(),
      /** Told only to the one who entered them: the second operator reads them at the source as well. */
      prizes: z.record(z.string(), z.array(z.string())).nullable(),
      source: z.string(),
      enteredBy: z.string(),
      enteredAt: instant,
    })
    .nullable(),
  isLate: z.boolean(),
});
export type ExternalResult = z.infer<typeof externalResult>;

/** The last draw of a lottery that was confirmed, for its correction. */
const confirmedResult = z.object({
  gameCode,
  issue: issueText,
  name: z.object({ EN: z.string(), BN: z.string() }),
  family: z.string(),
  drawsAt: instant,
  state: z.enum(ISSUE_STATES),
  numbers: z.array(z.number().int()),
  /** Null where the result came another way. */
  entered: z.object({ source: z.string(), enteredBy: z.string(), enteredAt: instant }).nullable(),
});
export type ConfirmedResult = z.infer<typeof confirmedResult>;

const read = { permission: 'lottery.read' } as const;
const write = { permission: 'lottery.write' } as const;
const results = { permission: 'lottery.results' } as const;

/** Prizes by tier, each a number as it was printed: `{ "g8": ["27"], "special": ["123456"] }`. */
export const prizesByTier = z.record(
  z.string().max(20),
  z.array(z.string().regex(/^[0-9]{1,6}$/)).max(20),
);

export const consoleLotteryRoutes = {
  games: route({
    method: 'GET',
    path: '/console/lottery',
    summary: 'Every lottery with its terms and its last day; at most 60.',
    allow: read,
    input: nothing,
    output: z.object({
      serverTime: instant,
      games: z.array(deskGame),
      lateIssues: z.number().int(),
      waitingResults: z.number().int(),
    }),
    refusals: [],
  }),
  saveGame: route({
    method: 'PUT',
    path: '/console/lottery/games/:gameCode',
    summary: 'Open or close a lottery, or set its terms for issues made from now on.',
    allow: write,
    input: z.object({ gameCode, terms: gameTerms, version: z.number().int(), reason }),
    output: outcome,
    refusals: [
      'lottery.game-unknown',
      'lottery.version-changed',
      'lottery.nothing-changed',
      'lottery.bases-order',
      'lottery.times-order',
      'lottery.not-fed',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  issues: route({
    method: 'GET',
    path: '/console/lottery/issues',
    summary: 'The issues of a lottery, newest first, with what they took and paid.',
    allow: read,
    input: z.object({
      gameCode,
      only: z.enum(['all', 'with-bets', 'late']).default('all'),
      cursor,
      pageSize: pageSize(100, 50),
    }),
    output: page(deskIssue),
    refusals: ['lottery.game-unknown'],
  }),
  issue: route({
    method: 'GET',
    path: '/console/lottery/issues/:gameCode/:issue',
    summary: 'One issue and its bets, the largest first; at most 100 bets.',
    allow: read,
    input: z.object({ gameCode, issue: issueText }),
    output: z.object({
      issue: deskIssue,
      /** Where everybody can compute the draw again, on the player site. */
      proofPage: z.string(),
      bets: z.array(
        z.object({
          betId: z.string(),
          memberId: z.string(),
          username: z.string(),
          play: z.string(),
          mode: prizeMode,
          /** Shortened where it is long. */
          selection: z.string(),
          isWhole: z.boolean(),
          stake: decimal,
          payout: decimal.nullable(),
          cancelled: z.boolean(),
        }),
      ),
    }),
    refusals: ['lottery.game-unknown', 'lottery.issue-unknown'],
  }),
  voidIssue: route({
    method: 'POST',
    path: '/console/lottery/issues/:gameCode/:issue/void',
    summary: 'Void an issue: every stake goes back, every prize and rebate is taken back.',
    allow: write,
    input: z.object({ gameCode, issue: issueText, reason }),
    output: outcome,
    refusals: [
      'lottery.game-unknown',
      'lottery.issue-unknown',
      'lottery.issue-state',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  exposure: route({
    method: 'GET',
    path: '/console/lottery/exposure/:gameCode',
    summary: 'What the open issue pays if a number falls, by play; at most 60 plays.',
    allow: read,
    input: z.object({ gameCode }),
    output: z.object({
      serverTime: instant,
      issue: issueText.nullable(),
      closesAt: instant.nullable(),
      bets: z.number().int(),
      staked: decimal,
      /** The ceiling per number. */
      ceiling: decimal,
      plays: z.array(
        z.object({
          play: z.string(),
          staked: decimal,
          numbers: z.array(z.object({ number: z.string(), pays: decimal })),
        }),
      ),
    }),
    refusals: ['lottery.game-unknown'],
  }),
  results: route({
    method: 'GET',
    path: '/console/lottery/results',
    summary: 'External draws that wait for their numbers or a second operator; at most 100.',
    allow: read,
    input: nothing,
    output: z.object({
      serverTime: instant,
      results: z.array(externalResult),
      /** The last confirmed one of each lottery. */
      confirmed: z.array(confirmedResult),
    }),
    refusals: [],
  }),
  enterResult: route({
    method: 'POST',
    path: '/console/lottery/results/:gameCode/:issue',
    summary: 'Enter the numbers of an external draw, or correct them before they are confirmed.',
    allow: results,
    input: z.object({
      gameCode,
      issue: issueText,
      prizes: prizesByTier,
      /** Where they were read: an address or the name of a paper. */
      source: z.string().trim().min(3).max(200),
    }),
    output: nothing,
    refusals: [
      'lottery.game-unknown',
      'lottery.issue-unknown',
      'lottery.issue-state',
      'lottery.result-wrong',
    ],
  }),
  confirmResult: route({
    method: 'POST',
    path: '/console/lottery/results/:gameCode/:issue/confirm',
    summary: 'Confirm numbers that another operator entered, by entering them again.',
    allow: results,
    input: z.object({ gameCode, issue: issueText, prizes: prizesByTier }),
    output: nothing,
    refusals: [
      'lottery.game-unknown',
      'lottery.issue-unknown',
      'lottery.issue-state',
      'lottery.result-wrong',
      'lottery.own-result',
      'lottery.result-differs',
    ],
  }),
  correctResult: route({
    method: 'POST',
    path: '/console/lottery/results/:gameCode/:issue/correct',
    summary: 'Correct a confirmed external draw: every bet is settled again by the difference.',
    allow: results,
    input: z.object({
      gameCode,
      issue: issueText,
      prizes: prizesByTier,
      source: z.string().trim().min(3).max(200),
      reason,
    }),
    output: outcome,
    refusals: [
      'lottery.game-unknown',
      'lottery.issue-unknown',
      'lottery.issue-state',
      'lottery.result-wrong',
      'lottery.nothing-changed',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
};
