import { z } from 'zod';
import { decimal, id, instant } from '../fields.ts';
import { categories, reward } from '../promotions/terms.ts';
import { route } from '../route.ts';

const both = z.object({ EN: z.string(), BN: z.string() });

const mission = z.object({
  missionId: id('cmp'),
  name: both,
  window: z.enum(['day', 'week', 'once']),
  counts: z.enum(['turnover', 'bets']),
  /** Categories of games whose play counts; all when empty. */
  categories,
  /** How far the member is in this window, up to the target: taka, or a number of bets. */
  progress: decimal,
  target: decimal,
  reward,
  /** `gone`: others had all of its rewards. */
  status: z.enum(['open', 'claimable', 'claimed', 'gone']),
  /** When the window ends; null: it has no end. */
  endsAt: instant.nullable(),
});
export type Mission = z.output<typeof mission>;

/** Missions: what has to be played in a day, a week or once. Checklist, MC-014, A-029. */
export const missionsRoutes = {
  list: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    summary: 'The missions that run, and how far this member is.',
    allow: 'session',
    wrapped: true,
    input: z.object({ missionId: z.string().max(40).optional() }),
    output: z.object({ data: z.array(mission) }),
    refusals: [],
  }),
  leaderboard: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    summary: 'Who has played most for a mission in its window, at most 20, names masked.',
    allow: 'session',
    wrapped: true,
    input: z.object({ missionId: z.string().max(40).optional() }),
    output: z.object({
      data: z.array(
        z.object({
          place: z.number().int(),
          player: z.string(),
          score: decimal,
          mine: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  claim: route({
    method: 'POST',
    path: '/wps/promotions/missions/claim',
    summary: 'Claim the reward of a mission whose target is reached; once a window.',
    allow: 'player',
    input: z.object({ missionId: id('cmp') }),
    output: z.object({ amount: decimal }),
    refusals: [
      'promotions.unknown',
      'promotions.closed',
      'promotions.not-yet',
      'promotions.not-for-you',
      'promotions.mission-open',
      'promotions.taken',
      'promotions.day-used',
      'promotions.budget-spent',
      'promotions.no-places',
    ],
  }),
};
