import { z } from 'zod';
import { decimal, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';
import { LEVEL_CAUSES, vipTerms } from '../vip.ts';

/** A change of a level as its member reads it; the reason of an operator stays at the desk. */
export const vipMove = z.object({
  at: instant,
  from: z.number().int(),
  to: z.number().int(),
  cause: z.enum(LEVEL_CAUSES),
});
export type VipMove = z.output<typeof vipMove>;

const own = z.object({
  /** From 1 on. */
  level: z.number().int(),
  /** The highest that was reached. */
  highest: z.number().int(),
  /** Whether the level has the VIP service. E-065. */
  service: z.boolean(),
  /** What counts for the levels, over all time. */
  deposits: decimal,
  turnover: decimal,
  /** What is staked to stay, since when and by when; null: the level stays. */
  keep: z.object({ since: instant, by: instant, turnover: decimal, needed: decimal }).nullable(),
  /** What brings a level back that was reached before; null: none was lost. */
  regain: z.object({ level: z.number().int(), turnover: decimal, needed: decimal }).nullable(),
  /** Nothing upward counts now: the member is on a break, excluded or in care of the house. */
  paused: z.boolean(),
  /** The newest first, at most 20. */
  moves: z.array(vipMove),
});
export type OwnVip = z.output<typeof own>;

/** VIP of a member. Checklist O-009, E-065. */
export const vipRoutes = {
  levels: route({
    method: 'GET',
    path: '/wps/vip/levels',
    summary: 'What each VIP level asks for and brings, from the first on.',
    allow: 'anyone',
    input: nothing,
    output: vipTerms,
    refusals: [],
  }),
  own: route({
    method: 'GET',
    path: '/wps/vip',
    summary: 'The member’s VIP level, how far the next one is, and its history.',
    allow: 'member',
    input: nothing,
    output: own,
    refusals: [],
  }),
};
