import { z } from 'zod';
import { chatMessage } from '../chat.ts';
import { instant, nothing } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { activity } from '../player/activity.ts';
import { feedback } from '../player/feedback.ts';
import { pointsOrder } from '../player/points.ts';
import { SEALED_FIELDS } from '../registration/fields.ts';
import { route } from '../route.ts';
import { MESSAGE_KINDS } from './couriers.ts';
import { memberId, memberRow, sessionRow, standingChange } from './identity.ts';

const knownDevice = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  remembered: z.boolean(),
});

/** The copy has the newest of what a member wrote, oldest first. */
export const MOST_COPIED = 5_000;
const copied = <Row extends z.ZodType>(row: Row) =>
  z.object({
    /** False: there was more than the copy holds. */
    whole: z.boolean(),
    rows: z.array(row),
  });

/** A game the member marked or opened, and when. */
const pick = z.object({ gameId: z.string(), at: instant });

/** What a member wrote at a table. */
const tableWords = z.object({ gameCode: z.string(), words: z.string(), at: instant });

/** What rooms above identity store of a member. */
const written = z.object({
  chat: copied(chatMessage),
  feedback: copied(feedback),
  tableChat: copied(tableWords),
  favorites: copied(pick),
  recent: copied(pick),
  orders: copied(pointsOrder),
});
export type Written = z.infer<typeof written>;

/** What an operator does for a member: lost factors, unknown devices, a copy of the stored data. */
export const consoleMemberCareRoutes = {
  memberSecurity: route({
    method: 'GET',
    path: '/console/members/:id/security',
    summary: 'A member’s second factors and known devices, at most 20.',
    allow: { permission: 'identity.members-read' },
    input: memberId,
    output: z.object({
      totp: z.boolean(),
      passkeys: z.number().int(),
      codeSteps: z.array(z.enum(['sms', 'mail'])),
      recoveryCodesLeft: z.number().int(),
      devices: z.array(knownDevice),
    }),
    refusals: ['identity.member-unknown'],
  }),
  forgetMemberDevice: route({
    method: 'DELETE',
    path: '/console/members/:id/devices/:deviceId',
    summary: 'Forget a device of a member: its next log-in is asked for the second factor.',
    allow: { permission: 'identity.members-write' },
    input: memberId.extend({ deviceId: z.string().max(64) }),
    output: nothing,
    refusals: ['identity.member-unknown', 'identity.device-unknown'],
  }),
  resetFactors: route({
    method: 'POST',
    path: '/console/members/:id/factors/reset',
    summary: 'Remove every second factor of a member who lost them; all sessions end.',
    allow: { permission: 'identity.members-write' },
    input: memberId.extend({ reason }),
    output: outcome,
    refusals: [
      'identity.member-unknown',
      'identity.second-factor-off',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  setContact: route({
    method: 'POST',
    path: '/console/members/:id/contact',
    summary:
      'Set another number or email address for a member who lost theirs; all sessions end, and it is not a proof for three days.',
    allow: { permission: 'identity.members-write' },
    input: memberId.extend({
      contact: z.enum(MESSAGE_KINDS),
      /** The number, in full or as it is dialled at home, or the email address. */
      to: z.string().trim().min(1).max(254),
      reason,
    }),
    output: outcome,
    refusals: [
      'identity.member-unknown',
      'identity.phone-wrong',
      'identity.mail-wrong',
      'identity.contact-taken',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  exportMember: route({
    method: 'POST',
    path: '/console/members/:id/export',
    summary:
      'The stored data of a member and what they wrote, in the clear, for the member’s own copy.',
    allow: { permission: 'identity.members-export' },
    input: memberId.extend({ reason }),
    output: z.object({
      madeAt: instant,
      member: memberRow.extend({
        language: z.string(),
        registeredIp: z.string(),
        invitationCode: z.string().nullable(),
      }),
      details: z.array(z.object({ field: z.enum(SEALED_FIELDS), value: z.string() })),
      contacts: z.array(
        z.object({
          kind: z.enum(MESSAGE_KINDS),
          address: z.string(),
          verifiedAt: instant.nullable(),
          /** Since when a code to it is required at log-in. */
          askedSince: instant.nullable(),
        }),
      ),
      sessions: z.array(sessionRow),
      devices: z.array(knownDevice),
      standing: z.array(standingChange),
      activity: copied(activity),
      ...written.shape,
    }),
    refusals: ['identity.member-unknown'],
    rate: { max: 30, perSeconds: 60 },
    dear: true,
  }),
};
