import { z } from 'zod';
import { type Change, outcome, reason } from '../four-eyes.ts';
import { hasRight, rightsBetween } from '../rights.ts';
import { typedDay } from '../fields.ts';
import { route } from '../route.ts';
import { applicationNumber } from './applications.ts';
import { memberId } from './identity.ts';

/** What a real account may be; trial accounts open and end by themselves. Checklist S-008. */
export const SET_TYPES = [0, 1, 2, 41, 42] as const;
const type = z.literal(SET_TYPES);
export type SetType = z.infer<typeof type>;

/** The most characters of a label, and the most labels of a member. */
export const LABEL_LENGTH = 40;
export const MOST_LABELS = 10;
const label = z.string().trim().max(LABEL_LENGTH);

/** What another type changes: the type, and each right that comes or goes with it. */
export const typeChanges = (from: number, to: number): Change[] => [
  { field: 'account.type', from: String(from), to: String(to) },
  ...rightsBetween(from, to).map((right) => ({
    field: `right.${right}`,
    from: String(hasRight(right, from)),
    to: String(hasRight(right, to)),
  })),
];

/** A move is made at most so many business days ahead. */
export const MOST_DAYS_AHEAD = 92;

/** A username in any letters, or nothing. */
const USERNAME = /^[A-Za-z0-9-]{0,64}$/;

const TWO = ['proposals.waiting', 'proposals.nobody-else'] as const;

/** What operators make of an account: its type, its upline, its labels. */
export const consoleMemberTypeRoutes = {
  setType: route({
    method: 'POST',
    path: '/console/members/:id/type',
    summary:
      'Make a member an agent, another kind of agent, or a member again; with the application that asked for it, which is accepted by it.',
    allow: { permission: 'identity.agents' },
    input: memberId.extend({ type, application: applicationNumber.optional(), reason }),
    output: outcome,
    refusals: [
      'identity.member-unknown',
      'identity.account-fixed',
      'identity.type-same',
      'identity.type-restricted',
      'site.application-unknown',
      'site.application-accepted',
      ...TWO,
    ],
  }),
  setUpline: route({
    method: 'POST',
    path: '/console/members/:id/upline',
    summary:
      'Put a member, with everyone below, directly below an agent or (without a name) below nobody, from a business day on: tomorrow or later.',
    allow: { permission: 'identity.agents' },
    input: memberId.extend({
      upline: z.string().trim().regex(USERNAME),
      from: typedDay,
      reason,
    }),
    output: outcome,
    refusals: [
      'identity.member-unknown',
      'identity.account-fixed',
      'identity.not-an-agent',
      'identity.upline-same',
      'identity.upline-below',
      'identity.move-day',
      'identity.move-waits',
      ...TWO,
    ],
  }),
  setLabels: route({
    method: 'PUT',
    path: '/console/members/:id/labels',
    summary: 'Set the club and the labels of a member; the member sees them. Empty removes.',
    allow: { permission: 'identity.members-write' },
    input: memberId.extend({
      club: label,
      labels: z.array(label.min(1)).max(MOST_LABELS),
      reason,
    }),
    output: z.object({}),
    refusals: ['identity.member-unknown'],
  }),
};
