import { z } from 'zod';
import { cursor, id, instant, page, pageSize } from '../fields.ts';
import { reason } from '../four-eyes.ts';
import { route } from '../route.ts';
import { memberId } from './identity.ts';

/** A move waits for its day; FAILED: it could not be made any more when the day came. */
export const MOVE_STATES = ['WAITING', 'APPLIED', 'WITHDRAWN', 'FAILED'] as const;
export type MoveState = (typeof MOVE_STATES)[number];

/** Why a move failed: an account is closed, the agent is none any more, or is below the member. */
export const MOVE_FAILURES = ['closed', 'not-an-agent', 'below'] as const;
export type MoveFailure = (typeof MOVE_FAILURES)[number];

const person = z.object({ id: z.string(), username: z.string() });

const lineNode = person.extend({
  type: z.number().int(),
  closed: z.boolean(),
  /** The day from which the member is below this upline; the day of registration without one. */
  since: z.iso.date(),
  /** Members directly below, and all below; closed accounts are counted. */
  heads: z.number().int(),
  teamHeads: z.number().int(),
});
export type LineNode = z.infer<typeof lineNode>;

const move = z.object({
  id: z.string(),
  member: person,
  /** Null: below nobody. */
  upline: person.nullable(),
  /** The business day from which it holds. */
  day: z.iso.date(),
  state: z.enum(MOVE_STATES),
  reason: z.string(),
  askedBy: z.string(),
  approvedBy: z.string(),
  approvedAt: instant,
  endedAt: instant.nullable(),
  /** The operator who withdrew it, and why. */
  endedBy: z.string().nullable(),
  endedReason: z.string().nullable(),
  failure: z.enum(MOVE_FAILURES).nullable(),
});
export type LineMove = z.infer<typeof move>;

const paged = { cursor, pageSize: pageSize(100, 50) };

/** The team line as a tree, and moves of members in it. Checklist A-005. */
export const consoleAgentLineRoutes = {
  roots: route({
    method: 'GET',
    path: '/console/line',
    summary: 'Agents without an upline, by name.',
    allow: { permission: 'agents.read' },
    input: z.object(paged),
    output: page(lineNode),
    refusals: [],
  }),
  directs: route({
    method: 'GET',
    path: '/console/line/:id',
    summary: 'Members directly below a member, by name.',
    allow: { permission: 'agents.read' },
    input: memberId.extend(paged),
    output: page(lineNode),
    refusals: ['identity.member-unknown'],
  }),
  path: route({
    method: 'GET',
    path: '/console/line-path',
    summary: 'From the top of the line down to a member, found by the username.',
    allow: { permission: 'agents.read' },
    input: z.object({ username: z.string().trim().toLowerCase().min(1).max(64) }),
    output: z.object({ path: z.array(lineNode) }),
    refusals: ['identity.member-unknown'],
  }),
  moves: route({
    method: 'GET',
    path: '/console/line-moves',
    summary: 'Moves of members to another upline, newest first; in one state.',
    allow: { permission: 'agents.read' },
    input: z.object({
      state: z.enum(MOVE_STATES).optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(move),
    refusals: [],
  }),
  memberMoves: route({
    method: 'GET',
    path: '/console/members/:id/moves',
    summary: 'The newest moves of one member.',
    allow: { permission: 'identity.members-read' },
    input: memberId,
    output: z.object({ rows: z.array(move).max(20) }),
    refusals: ['identity.member-unknown'],
  }),
  withdraw: route({
    method: 'POST',
    path: '/console/line-moves/:id/withdraw',
    summary: 'Withdraw a move before its day.',
    allow: { permission: 'identity.agents' },
    input: z.object({ id: id('mov'), reason }),
    output: z.object({}),
    refusals: ['identity.move-unknown', 'identity.move-ended'],
  }),
};
