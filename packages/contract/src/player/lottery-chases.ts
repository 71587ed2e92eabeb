import { z } from 'zod';
import { amount, cursor, decimal, id, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';
import {
  chase,
  chaseWithEntries,
  gameCode,
  issueText,
  MOST_CHASE_ISSUES,
  MOST_MULTIPLE,
  stakeRefusals,
  wantedBets,
} from './lottery.ts';
import { prizeMode } from './site.ts';

const moneyAfter = { balance: decimal, version: z.string() };
const chaseId = id('chs');

/** Plans of the same bets on many issues. Domain.md 1.4. */
export const lotteryChaseRoutes = {
  placeChase: route({
    method: 'POST',
    path: '/lgw/lottery/chases',
    summary: 'Plan the same bets on many issues; all of the money is put on hold.',
    allow: 'table',
    keyed: 'room',
    input: z.object({
      gameCode,
      mode: prizeMode,
      bets: wantedBets,
      entries: z
        .array(z.object({ issue: issueText, multiple: z.number().int().min(1).max(MOST_MULTIPLE) }))
        .min(2)
        .max(MOST_CHASE_ISSUES),
      stopOn: z.enum(['win', 'profit', 'never']),
      total: amount,
    }),
    output: z.object({ chase: chaseWithEntries, ...moneyAfter }),
    refusals: [...stakeRefusals, 'lottery.chase-order', 'lottery.too-many-chases'],
    bodyBytes: 400_000,
  }),
  chases: route({
    method: 'GET',
    path: '/lgw/lottery/chases',
    summary: 'Own chases, newest first.',
    allow: 'session',
    input: z.object({ gameCode: gameCode.optional(), cursor, pageSize: pageSize(50, 20) }),
    output: page(chase),
    refusals: [],
  }),
  chase: route({
    method: 'GET',
    path: '/lgw/lottery/chases/:chaseId',
    summary: 'One own chase, issue by issue.',
    allow: 'session',
    input: z.object({ chaseId }),
    output: chaseWithEntries,
    refusals: ['lottery.chase-unknown'],
  }),
  stopChase: route({
    method: 'POST',
    path: '/lgw/lottery/chases/:chaseId/stop',
    summary: 'Stop an own chase, or one issue of it that still waits; its money comes back.',
    allow: 'session',
    input: z.object({ chaseId, issue: issueText.optional() }),
    output: z.object({ chase: chaseWithEntries, ...moneyAfter }),
    refusals: ['lottery.chase-unknown', 'lottery.chase-over'],
  }),
};
