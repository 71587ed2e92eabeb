import { z } from 'zod';
import { amount, cursor, decimal, id, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';
import {
  bet,
  breakDue,
  card,
  cards,
  drawProof,
  gameCode,
  issue,
  issueText,
  MOST_CHASE_ISSUES,
  result,
  stakeRefusals,
  terms,
  wantedBets,
} from './lottery.ts';
import { prizeMode } from './site.ts';

const moneyAfter = { balance: decimal, version: z.string() };
const betId = id('wgr');

export const lotteryRoutes = {
  /** Checklist X-043. */
  menu: route({
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    summary: 'Every lottery with its issue and its last numbers; at most 60.',
    allow: 'anyone',
    input: z.object({ language: z.string().max(5).optional() }),
    output: cards,
    refusals: [],
  }),
  /** Checklist X-044. */
  recent: route({
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    summary: 'The lotteries this member bet on last, the newest first; at most 12.',
    allow: 'session',
    input: nothing,
    output: cards,
    refusals: [],
  }),
  /** Checklist X-045. */
  region: route({
    method: 'GET',
    path: '/lgw/games/game_menu/region',
    summary: 'The lotteries of a prize mode; regional ones only where an operator feeds them.',
    allow: 'anyone',
    input: z.object({ prizeMode: prizeMode.optional(), device: z.literal('WEB').default('WEB') }),
    output: cards,
    refusals: [],
  }),
  /** Checklist X-047. */
  openedGame: route({
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    summary: 'The last draws of one lottery, newest first; at most 100.',
    allow: 'anyone',
    input: z.object({
      gameCode: gameCode.optional(),
      count: z.coerce
        .number()
        .int()
        .min(1)
        .default(100)
        .transform((n) => Math.min(n, 100)),
    }),
    output: z.object({ data: z.array(result.extend({ gameCode })) }),
    refusals: ['lottery.game-unknown'],
  }),
  /** Checklist X-048. */
  opened: route({
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    summary: 'The last draw of every lottery.',
    allow: 'anyone',
    input: nothing,
    output: z.object({ data: z.array(result.extend({ gameCode })) }),
    refusals: [],
  }),
  game: route({
    method: 'GET',
    path: '/lgw/lottery/games/:gameCode',
    summary: 'One lottery with its terms, the issue that takes bets and the last five draws.',
    allow: 'anyone',
    input: z.object({ gameCode }),
    output: z.object({
      serverTime: instant,
      game: card,
      terms,
      last: z.array(result),
    }),
    refusals: ['lottery.game-unknown'],
  }),
  issues: route({
    method: 'GET',
    path: '/lgw/lottery/games/:gameCode/issues',
    summary: 'The issues that take or will take bets, the next first; for a chase.',
    allow: 'anyone',
    input: z.object({
      gameCode,
      count: z.coerce.number().int().min(1).max(MOST_CHASE_ISSUES).default(50),
    }),
    output: z.object({ serverTime: instant, data: z.array(issue) }),
    refusals: ['lottery.game-unknown'],
  }),
  proof: route({
    method: 'GET',
    path: '/lgw/lottery/games/:gameCode/issues/:issue/proof',
    summary: 'What the root of all bets was, and the link the numbers came from.',
    allow: 'anyone',
    input: z.object({ gameCode, issue: issueText }),
    output: drawProof,
    refusals: ['lottery.game-unknown', 'lottery.issue-unknown', 'lottery.issue-not-closed'],
  }),
  /** Whether the side with less money on it wins more often than chance says. Products.md 1.3. */
  sides: route({
    method: 'GET',
    path: '/lgw/lottery/games/:gameCode/sides',
    summary: 'The last 1,000 draws against the money on each of two sides.',
    allow: 'anyone',
    input: z.object({ gameCode }),
    output: z.object({
      draws: z.number().int(),
      /** Draws in which the two sides had different stakes. */
      uneven: z.number().int(),
      lighterWon: z.number().int(),
      heavierWon: z.number().int(),
    }),
    refusals: ['lottery.game-unknown'],
  }),
  place: route({
    method: 'POST',
    path: '/lgw/lottery/bets',
    summary: 'Place a slip on one issue: all of its bets, or none. A closed issue is refused.',
    allow: 'table',
    keyed: 'room',
    input: z.object({
      gameCode,
      issue: issueText,
      mode: prizeMode,
      bets: wantedBets,
      /** What the member was shown and agreed to. */
      total: amount,
    }),
    output: z.object({
      bets: z.array(bet),
      staked: decimal,
      /** Set with the slip that makes the row full; null else. */
      breakDue: breakDue.nullable(),
      ...moneyAfter,
    }),
    refusals: stakeRefusals,
    bodyBytes: 400_000,
  }),
  bets: route({
    method: 'GET',
    path: '/lgw/lottery/bets',
    summary: 'Own bets, newest first.',
    allow: 'session',
    input: z.object({
      gameCode: gameCode.optional(),
      open: z.enum(['yes', 'no']).optional(),
      cursor,
      pageSize: pageSize(50, 20),
    }),
    output: page(bet),
    refusals: [],
  }),
  ticket: route({
    method: 'GET',
    path: '/lgw/lottery/bets/:betId',
    summary: 'One own bet, its issue, and the proof that it was among all bets of the issue.',
    allow: 'session',
    input: z.object({ betId }),
    output: z.object({ bet, issue, proof: drawProof.nullable() }),
    refusals: ['lottery.bet-unknown'],
  }),
  cancel: route({
    method: 'POST',
    path: '/lgw/lottery/bets/:betId/cancel',
    summary: 'Cancel an own bet while its issue is open; the stake comes back whole.',
    allow: 'table',
    input: z.object({ betId }),
    output: z.object({ bet, ...moneyAfter }),
    refusals: ['lottery.bet-unknown', 'lottery.too-late-to-cancel'],
  }),
};
