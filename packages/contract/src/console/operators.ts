import { z } from 'zod';
import { chosenPassword, id, instant, nothing } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { PERMISSIONS } from '../permissions.ts';
import { route } from '../route.ts';
import { operator, sessionRow } from './identity.ts';

export const OPERATOR_STATES = ['INVITED', 'ACTIVE', 'DISABLED'] as const;
export type OperatorState = (typeof OPERATOR_STATES)[number];

const allow = { permission: 'identity.operators' } as const;
const one = z.object({ id: id('opr') });
const role = z.string().regex(/^[a-z][a-z0-9-]{1,29}$/);

const operatorRow = z.object({
  id: z.string(),
  username: z.string(),
  roles: z.array(z.string()),
  state: z.enum(OPERATOR_STATES),
  secondFactor: z.boolean(),
  /** Live sessions now. */
  sessions: z.number().int(),
  madeAt: instant,
  lastLoginAt: instant.nullable(),
  /** The expiry of a link that was not used yet. */
  linkUntil: instant.nullable(),
  own: z.boolean(),
});

/** The secret of a one-time link; it is returned once and only its hash is stored. */
const link = z.object({ id: z.string(), secret: z.string(), until: instant });
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const consoleOperatorRoutes = {
  operators: route({
    method: 'GET',
    path: '/console/operators',
    summary: 'The operators of the house, by name; at most 500.',
    allow,
    input: nothing,
    output: z.array(operatorRow),
    refusals: [],
  }),
  invite: route({
    method: 'POST',
    path: '/console/operators',
    summary: 'Make an operator without any role, and a one-time link for the first log-in.',
    allow,
    input: z.object({
      username: z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z][a-z0-9.-]{2,31}$/),
    }),
    output: link,
    refusals: ['identity.username-taken'],
  }),
  renewLink: route({
    method: 'POST',
    path: '/console/operators/:id/link',
    summary: 'A new one-time link to choose a password with; the previous one is void.',
    allow,
    input: one,
    output: link,
    refusals: [
      'identity.operator-unknown',
      'identity.own-account',
      'identity.state-wrong',
      'identity.more-than-own',
    ],
  }),
  setRoles: route({
    method: 'PUT',
    path: '/console/operators/:id/roles',
    summary: 'Give and take roles; in force at the operator’s next request.',
    allow,
    input: one.extend({ roles: z.array(role).max(20), reason }),
    output: outcome,
    refusals: [
      'identity.operator-unknown',
      'identity.own-account',
      'identity.role-unknown',
      'identity.more-than-own',
      'identity.last-admin',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  disable: route({
    method: 'POST',
    path: '/console/operators/:id/disable',
    summary: 'Disable an operator and end every session.',
    allow,
    input: one.extend({ reason }),
    output: nothing,
    refusals: [
      'identity.operator-unknown',
      'identity.own-account',
      'identity.state-wrong',
      'identity.last-admin',
    ],
  }),
  enable: route({
    method: 'POST',
    path: '/console/operators/:id/enable',
    summary: 'Enable a disabled operator.',
    allow,
    input: one.extend({ reason }),
    output: nothing,
    refusals: [
      'identity.operator-unknown',
      'identity.own-account',
      'identity.state-wrong',
      'identity.more-than-own',
    ],
  }),
  resetFactor: route({
    method: 'POST',
    path: '/console/operators/:id/factor/reset',
    summary: 'Remove a lost second factor; the next log-in has to set up a new one.',
    allow,
    input: one.extend({ reason }),
    output: outcome,
    refusals: [
      'identity.operator-unknown',
      'identity.own-account',
      'identity.second-factor-off',
      'identity.more-than-own',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  sessions: route({
    method: 'GET',
    path: '/console/operators/:id/sessions',
    summary: 'An operator’s live sessions, at most 50.',
    allow,
    input: one,
    output: z.array(sessionRow),
    refusals: ['identity.operator-unknown'],
  }),
  endSessions: route({
    method: 'DELETE',
    path: '/console/operators/:id/sessions',
    summary: 'End every session of an operator.',
    allow,
    input: one,
    output: z.object({ ended: z.number().int() }),
    refusals: ['identity.operator-unknown'],
  }),
  roles: route({
    method: 'GET',
    path: '/console/roles',
    summary: 'Every role, built-in ones first, and what each may do.',
    allow,
    input: nothing,
    output: z.array(
      z.object({
        id: z.string(),
        builtIn: z.boolean(),
        permissions: z.array(z.enum(PERMISSIONS)),
        operators: z.number().int(),
      }),
    ),
    refusals: [],
  }),
  saveRole: route({
    method: 'PUT',
    path: '/console/roles/:id',
    summary: 'Make a custom role, or change what it may do.',
    allow,
    input: z.object({
      id: role,
      permissions: z.array(z.enum(PERMISSIONS)).min(1).max(PERMISSIONS.length),
      reason,
    }),
    output: outcome,
    refusals: [
      'identity.role-built-in',
      'identity.own-account',
      'identity.more-than-own',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  dropRole: route({
    method: 'DELETE',
    path: '/console/roles/:id',
    summary: 'Remove a role that no operator has.',
    allow,
    input: z.object({ id: role }),
    output: nothing,
    refusals: ['identity.role-unknown', 'identity.role-built-in', 'identity.role-in-use'],
  }),
  readLink: route({
    method: 'POST',
    path: '/console/link/read',
    summary: 'The operator of a one-time link, while it can be used.',
    allow: 'anyone',
    input: z.object({ secret }),
    output: z.object({ username: z.string(), until: instant }),
    refusals: ['identity.link-ended'],
    rate: { max: 60, perSeconds: 60 },
  }),
  useLink: route({
    method: 'POST',
    path: '/console/link/use',
    summary: 'Choose a password with a one-time link and log in; the link is spent.',
    allow: 'anyone',
    encrypted: true,
    input: chosenPassword.extend({ secret }),
    output: z.object({ operator }),
    refusals: [
      'identity.link-ended',
      'identity.password-length',
      'identity.password-common',
      'identity.password-pattern',
      'identity.passwords-differ',
    ],
    rate: { max: 60, perSeconds: 60 },
  }),
};
