import { z } from 'zod';
import {
  changedPassword,
  cursor,
  factorCode,
  instant,
  language,
  nothing,
  page,
  pageSize,
  typedPassword,
  typedUsername,
} from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { PERMISSIONS } from '../permissions.ts';
import { credentialKey, restriction } from '../player/identity.ts';
import { SEALED_FIELDS } from '../registration/fields.ts';
import { route } from '../route.ts';
import { MESSAGE_KINDS } from './couriers.ts';

export const operator = z.object({
  id: z.string(),
  username: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.enum(PERMISSIONS)),
  secondFactor: z.boolean(),
  passwordChangeNeeded: z.boolean(),
  /** Has to set up a second factor before anything else. */
  factorSetupNeeded: z.boolean(),
});
export type Operator = z.infer<typeof operator>;

export const memberRow = z.object({
  id: z.string(),
  username: z.string(),
  type: z.number().int(),
  restriction,
  /** When the account was closed for good; null for one that is open. */
  closedAt: instant.nullable(),
  registeredAt: instant,
  lastSeenAt: instant.nullable(),
});

export const sessionRow = z.object({
  id: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
  ip: z.string(),
  device: z.string(),
});

export const STANDING_CHANGES = [
  'frozen',
  'unfrozen',
  'self-excluded',
  'exclusion-ended',
  'time-out',
  'time-out-ended',
] as const;

export const standingChange = z.object({
  at: instant,
  kind: z.enum(STANDING_CHANGES),
  /** The end it was given; null: no end, or it ended something. */
  until: instant.nullable(),
  /** The operator; null: the member, or the house by its rules. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
});

export const memberId = z.object({ id: z.string().max(64) });

export const consoleIdentityRoutes = {
  credentialKey: route({
    method: 'GET',
    path: '/console/credentialKey',
    summary: 'Public key (JWK, ECDH-ES P-256) that operators’ credentials are encrypted to.',
    allow: 'anyone',
    input: nothing,
    output: credentialKey,
    refusals: [],
  }),
  login: route({
    method: 'POST',
    path: '/console/session/login',
    summary: 'Operator log-in; the code is asked for when the second factor is on.',
    allow: 'anyone',
    encrypted: true,
    input: z.object({
      username: typedUsername.min(1),
      password: typedPassword.min(1),
      code: factorCode.optional(),
    }),
    output: z.object({ token: z.string(), operator }),
    refusals: [
      'identity.wrong-credentials',
      'identity.second-factor-needed',
      'identity.second-factor-wrong',
      'identity.too-many-attempts',
    ],
    rate: { max: 20, perSeconds: 60 },
  }),
  logout: route({
    method: 'DELETE',
    path: '/console/session/logout',
    summary: 'End this operator session.',
    allow: 'operator',
    input: nothing,
    output: nothing,
    refusals: [],
  }),
  sessionInfo: route({
    method: 'GET',
    path: '/console/session/info',
    summary: 'Who is signed in to the console.',
    allow: 'operator',
    input: nothing,
    output: z.object({ token: z.string(), operator, mode: z.enum(['demo', 'licensed']) }),
    refusals: [],
  }),
  changePassword: route({
    method: 'POST',
    path: '/console/password',
    summary: 'Change one’s own password; needed after the one-time password.',
    allow: 'operator',
    encrypted: true,
    input: changedPassword,
    output: nothing,
    refusals: [
      'identity.wrong-credentials',
      'identity.password-length',
      'identity.password-common',
      'identity.passwords-differ',
      'identity.password-same',
    ],
    rate: { max: 10, perSeconds: 60 },
  }),
  beginFactor: route({
    method: 'POST',
    path: '/console/factor/begin',
    summary: 'A new authenticator secret (TOTP); it counts only after it is confirmed.',
    allow: 'operator',
    input: nothing,
    output: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['identity.second-factor-on'],
  }),
  confirmFactor: route({
    method: 'POST',
    path: '/console/factor/confirm',
    summary: 'Switch the second factor on with a first code.',
    allow: 'operator',
    input: z.object({ code: factorCode }),
    output: nothing,
    refusals: ['identity.second-factor-wrong', 'identity.second-factor-on'],
    rate: { max: 10, perSeconds: 60 },
  }),
  removeFactor: route({
    method: 'POST',
    path: '/console/factor/remove',
    summary: 'Switch the second factor off with a current code.',
    allow: 'operator',
    input: z.object({ code: factorCode }),
    output: nothing,
    refusals: ['identity.second-factor-wrong', 'identity.second-factor-off'],
    rate: { max: 10, perSeconds: 60 },
  }),
  members: route({
    method: 'GET',
    path: '/console/members',
    summary:
      'Members, newest first; `query` is the start of a username or id, or all of a mobile number, mail address, name or invitation code.',
    allow: { permission: 'identity.members-read' },
    input: z.object({ query: z.string().max(254).optional(), cursor, pageSize: pageSize(100, 25) }),
    output: page(memberRow),
    refusals: [],
    dear: true,
  }),
  member: route({
    method: 'GET',
    path: '/console/members/:id',
    summary: 'A member’s profile.',
    allow: { permission: 'identity.members-read' },
    input: memberId,
    output: memberRow.extend({
      language,
      registeredIp: z.string(),
      /** The editions that the member agreed to at registration. */
      agreed: z.object({ terms: z.string(), privacy: z.string().nullable(), at: instant }),
      failedLogins: z.number().int(),
      /**
       * The member's details from registration; numbers and addresses by their ends only. E-051.
       */
      details: z.array(z.object({ field: z.enum(SEALED_FIELDS), value: z.string() })),
      /** The member's contacts, by the ends only. */
      contacts: z.array(
        z.object({ kind: z.enum(MESSAGE_KINDS), value: z.string(), verified: z.boolean() }),
      ),
      /** What the member invites others by; null for a trial account. */
      invitationCode: z.string().nullable(),
      /** The code that the member came by, and whose it is. */
      referralCode: z.string().nullable(),
      invitedBy: z.string().nullable(),
      affiliateCode: z.string().nullable(),
      /** What the member sees of it; empty: none. E-064. */
      club: z.string(),
      labels: z.array(z.string()),
    }),
    refusals: ['identity.member-unknown'],
  }),
  memberSessions: route({
    method: 'GET',
    path: '/console/members/:id/sessions',
    summary: 'A member’s live sessions, at most 50.',
    allow: { permission: 'identity.members-read' },
    input: memberId,
    output: z.array(sessionRow),
    refusals: ['identity.member-unknown'],
  }),
  endMemberSession: route({
    method: 'DELETE',
    path: '/console/members/:id/sessions/:sessionId',
    summary: 'End one session of a member.',
    allow: { permission: 'identity.members-write' },
    input: memberId.extend({ sessionId: z.string().max(64) }),
    output: nothing,
    refusals: ['identity.member-unknown', 'identity.session-unknown'],
  }),
  freeze: route({
    method: 'POST',
    path: '/console/members/:id/freeze',
    summary: 'Freeze a member: see and withdraw, nothing else.',
    allow: { permission: 'identity.members-write' },
    input: memberId.extend({ reason }),
    output: outcome,
    refusals: [
      'identity.member-unknown',
      'identity.state-wrong',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  unfreeze: route({
    method: 'POST',
    path: '/console/members/:id/unfreeze',
    summary: 'Undo a freeze.',
    allow: { permission: 'identity.members-write' },
    input: memberId.extend({ reason }),
    output: outcome,
    refusals: [
      'identity.member-unknown',
      'identity.state-wrong',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  memberNotes: route({
    method: 'GET',
    path: '/console/members/:id/notes',
    summary: 'What operators noted about a member, newest first.',
    allow: { permission: 'identity.members-read' },
    input: memberId.extend({ cursor, pageSize: pageSize(100, 25) }),
    output: page(z.object({ id: z.string(), text: z.string(), by: z.string(), at: instant })),
    refusals: ['identity.member-unknown'],
  }),
  addMemberNote: route({
    method: 'POST',
    path: '/console/members/:id/notes',
    summary: 'Note something about a member; notes are only ever added.',
    allow: { permission: 'identity.members-notes' },
    input: memberId.extend({ text: z.string().trim().min(1).max(1_000) }),
    output: nothing,
    refusals: ['identity.member-unknown'],
  }),
  memberStanding: route({
    method: 'GET',
    path: '/console/members/:id/standing',
    summary: 'Freezes, exclusions and time-outs of a member, newest first, at most 100.',
    allow: { permission: 'identity.members-read' },
    input: memberId,
    output: z.array(standingChange),
    refusals: ['identity.member-unknown'],
  }),
};
