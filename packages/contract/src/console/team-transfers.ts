import { z } from 'zod';
import { cursor, decimal, instant, page, pageSize, typedDay } from '../fields.ts';
import { route } from '../route.ts';
import { memberId } from './identity.ts';

const person = z.object({ id: z.string(), username: z.string() });

const row = z.object({
  id: z.string(),
  from: person,
  to: person,
  /** To the sender's upline, or to a downline. */
  side: z.enum(['upline', 'downline']),
  amount: decimal,
  madeAt: instant,
  /** Sent from a place that had not settled, by a member without an older proof. */
  fromUnknown: z.boolean(),
});
export type DeskTeamTransfer = z.infer<typeof row>;

/** Money along the team line, and the line itself. Checklist. */
export const consoleTeamTransferRoutes = {
  list: route({
    method: 'GET',
    path: '/console/team-transfers',
    summary: 'Transfers along the team line, newest first; of one member, of one business day.',
    allow: { permission: 'agents.read' },
    input: z.object({
      /** A username, on either side. */
      member: z.string().trim().toLowerCase().max(64).optional(),
      day: typedDay.optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(row),
    refusals: [],
  }),
  line: route({
    method: 'GET',
    path: '/console/members/:id/line',
    summary: 'The upline and downlines of a member, by name.',
    allow: { permission: 'identity.members-read' },
    input: memberId.extend({ cursor, pageSize: pageSize(100, 25) }),
    output: page(person.extend({ type: z.number().int(), registeredAt: instant })).extend({
      upline: person.nullable(),
      downlines: z.number().int(),
    }),
    refusals: ['identity.member-unknown'],
  }),
};
