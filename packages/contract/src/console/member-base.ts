import { z } from 'zod';
import { outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';
import { memberId } from './identity.ts';

const base = z.number().int();
const day = z.iso.date();

const given = z.object({
  base,
  /** The business day from which it holds. */
  since: day,
  /** Username of the agent or operator. */
  by: z.string(),
});

/** The prize base of a member: the ceiling of their bets in games with prize bases. Domain.md 1.2. */
export const consoleMemberBaseRoutes = {
  show: route({
    method: 'GET',
    path: '/console/members/:id/base',
    summary: 'The prize base of a member today, all that were given, and who may give another.',
    allow: { permission: 'agents.read' },
    input: memberId,
    output: z.object({
      /** In Dhaka. */
      today: day,
      base,
      /** Newest first; the first may hold from tomorrow. None: the member has the usual base. */
      given: z.array(given),
      /** The agent directly above, who gives it; null: the house does. */
      upline: z.object({ id: z.string(), username: z.string() }).nullable(),
      limits: z.object({ least: base, usual: base, most: base, step: base }),
    }),
    refusals: ['identity.member-unknown'],
  }),
  set: route({
    method: 'PUT',
    path: '/console/members/:id/base',
    summary: 'Raise the prize base of a member who has no agent above, from tomorrow on.',
    allow: { permission: 'agents.write' },
    input: memberId.extend({ base, reason }),
    output: outcome,
    refusals: [
      'identity.member-unknown',
      'identity.account-fixed',
      'lottery.base-of-upline',
      'lottery.base-not-offered',
      'lottery.base-rises-only',
      'lottery.base-given',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
};
