import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { vipMove } from '../player/vip.ts';
import { route } from '../route.ts';
import { LEVELS_AT_MOST, vipTerms } from '../vip.ts';

const version = z.object({
  version: z.number().int(),
  terms: vipTerms,
  changedAt: instant,
  /** Null of the first. */
  changedBy: z.string().nullable(),
  reason: z.string().nullable(),
});
export type VipVersion = z.output<typeof version>;

const counts = z.array(
  z.object({
    level: z.number().int(),
    /** Members who are on it. */
    now: z.number().int(),
    /** Members who would be on it within a minute. */
    later: z.number().int(),
  }),
);
export type VipCounts = z.output<typeof counts>;

const move = vipMove.extend({ setBy: z.string().nullable(), reason: z.string().nullable() });

const member = z.object({
  level: z.number().int(),
  highest: z.number().int(),
  since: instant.nullable(),
  deposits: decimal,
  turnover: decimal,
  /** Staked in the window, and what is needed by its end; null: the level stays. */
  keep: z.object({ by: instant, turnover: decimal, needed: decimal }).nullable(),
  paused: z.boolean(),
  /** The newest first, at most 50. */
  moves: z.array(move),
});
export type VipOfMember = z.output<typeof member>;

const read = { permission: 'promotions.read' } as const;
const write = { permission: 'promotions.write' } as const;
const PROPOSES = ['proposals.waiting', 'proposals.nobody-else'] as const;

/** The desk of VIP levels. */
export const consoleVipRoutes = {
  terms: route({
    method: 'GET',
    path: '/console/vip/terms',
    summary: 'The table of levels in force and the twenty versions before, newest first.',
    allow: read,
    input: nothing,
    output: z.object({ versions: z.array(version), counts }),
    refusals: [],
  }),
  preview: route({
    method: 'POST',
    path: '/console/vip/terms/preview',
    summary: 'How many members would be on each level by a table; writes nothing.',
    allow: write,
    input: z.object({ terms: vipTerms }),
    output: z.object({ counts }),
    refusals: ['vip.terms-order', 'vip.level-occupied'],
  }),
  setTerms: route({
    method: 'PUT',
    path: '/console/vip/terms',
    summary:
      'Change the table: members rise by it within a minute, and fall at their keep-by date.',
    allow: write,
    input: z.object({ terms: vipTerms, version: z.number().int(), reason }),
    output: outcome,
    refusals: [
      'vip.terms-changed',
      'vip.terms-same',
      'vip.terms-order',
      'vip.level-occupied',
      ...PROPOSES,
    ],
  }),
  member: route({
    method: 'GET',
    path: '/console/vip/members/:id',
    summary: 'The level of a member, what it follows from, and its history.',
    allow: read,
    input: z.object({ id: id('mbr') }),
    output: member,
    refusals: ['identity.member-unknown'],
  }),
  setLevel: route({
    method: 'POST',
    path: '/console/vip/members/:id/level',
    summary: 'Set the level of a member by hand; it is kept by the usual rule from then on.',
    allow: write,
    input: z.object({
      id: id('mbr'),
      level: z.number().int().min(1).max(LEVELS_AT_MOST),
      reason,
    }),
    output: outcome,
    refusals: [
      'identity.member-unknown',
      'vip.level-unknown',
      'vip.level-same',
      'vip.member-held',
      ...PROPOSES,
    ],
  }),
};
