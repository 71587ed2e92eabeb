import { z } from 'zod';
import { cursor, decimal, id, instant, page, pageSize, typedDay } from '../fields.ts';
import { lineRebate, rebateLine } from '../player/agent-income.ts';
import { route } from '../route.ts';

const person = z.object({ id: z.string(), username: z.string() });
const read = { permission: 'agents.read' } as const;

const rebateDay = z.object({
  day: z.iso.date(),
  /** What all members staked with a prize base, less what was given back. */
  stake: decimal,
  /** Agents with a rebate or a carry; how many are paid, and how many had nothing to be paid. */
  agents: z.number().int(),
  paid: z.number().int(),
  nothing: z.number().int(),
  /** What the lines come to, what is paid, and what is carried on below zero. */
  earned: decimal,
  amount: decimal,
  carryOut: decimal,
  /** Null: it is at work; and: some are not paid yet. */
  writtenAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** How often it failed and was begun again, and the last fault. */
  failures: z.number().int(),
  fault: z.string().nullable(),
});
export type RebateDay = z.infer<typeof rebateDay>;

const agentRebate = lineRebate.extend({ agent: person, branches: z.number().int() });
export type AgentRebate = z.infer<typeof agentRebate>;

const deskLine = rebateLine.omit({ member: true }).extend({ branch: person });
export type DeskRebateLine = z.infer<typeof deskLine>;

/** The rebate of the line, day by day. Domain.md 1.2. */
export const consoleAgentRebatesRoutes = {
  days: route({
    method: 'GET',
    path: '/console/agents/rebates',
    summary: 'Days of the rebate of the line, newest first.',
    allow: read,
    input: z.object({
      /** Only those that are not paid in full. */
      open: z.coerce.boolean().optional(),
      from: typedDay.optional(),
      to: typedDay.optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(rebateDay),
    refusals: ['records.range'],
  }),
  agents: route({
    method: 'GET',
    path: '/console/agents/rebates/:day',
    summary: 'Rebates of the agents of one day, by username.',
    allow: read,
    input: z.object({
      day: typedDay,
      /** The beginning of an agent's username. */
      query: z.string().trim().toLowerCase().max(64).optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(agentRebate),
    refusals: [],
  }),
  lines: route({
    method: 'GET',
    path: '/console/agents/rebates/:day/:id',
    summary: 'The rebate of one agent and day, with what each branch adds, the largest first.',
    allow: read,
    input: z.object({ day: typedDay, id: id('mbr'), cursor, pageSize: pageSize(200, 50) }),
    output: page(deskLine).extend({ rebate: agentRebate }),
    refusals: ['agents.rebate-unknown'],
  }),
};
