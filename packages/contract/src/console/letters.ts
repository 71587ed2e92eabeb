import { z } from 'zod';
import { cursor, id, instant, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

export const LETTER_LENGTHS = { title: 120, text: 2_000 } as const;
export const MOST_NAMED = 200;

/** Account types with real money: a trial has no member centre to read in. S-008, MC-020. */
export const LETTER_TYPES = [0, 1, 2, 41, 42] as const;
export type LetterType = (typeof LETTER_TYPES)[number];
const letterType = z.union(LETTER_TYPES.map((type) => z.literal(type)));

/** The recipients of a letter. Members who register later do not get it. */
export const audience = z.discriminatedUnion('to', [
  z.object({ to: z.literal('all') }),
  z.object({ to: z.literal('types'), types: z.array(letterType).min(1).max(5) }),
  z.object({
    to: z.literal('members'),
    usernames: z.array(z.string().trim().toLowerCase().min(1).max(40)).min(1).max(MOST_NAMED),
  }),
]);
export type Audience = z.infer<typeof audience>;

const inBoth = (most: number) => {
  const words = z.string().trim().min(1).max(most);
  return z.object({ EN: words, BN: words });
};
const written = z.object({
  audience,
  title: inBoth(LETTER_LENGTHS.title),
  /** Plain text; line breaks are kept. */
  text: inBoth(LETTER_LENGTHS.text),
  /** A promotion: members on a break from play do not get it. S-065. */
  isPromotion: z.boolean().default(false),
});

const letter = written.extend({
  id: z.string(),
  sentAt: instant,
  sentBy: z.string(),
  /** How many members it was for, and how many of them opened it. */
  reach: z.number().int(),
  readBy: z.number().int(),
  withdrawnAt: instant.nullable(),
  withdrawnBy: z.string().nullable(),
});
export type Letter = z.infer<typeof letter>;

export const consoleLetterRoutes = {
  list: route({
    method: 'GET',
    path: '/console/letters',
    summary: 'Letters that operators wrote, newest first.',
    allow: { permission: 'messaging.read' },
    input: z.object({ cursor, pageSize: pageSize(50, 25) }),
    output: page(letter),
    refusals: [],
  }),
  audience: route({
    method: 'POST',
    path: '/console/letters/audience',
    summary: 'How many members a letter would reach, and the unknown usernames.',
    allow: { permission: 'messaging.letters' },
    input: z.object({ audience }),
    output: z.object({ reach: z.number().int(), unknown: z.array(z.string()) }),
    refusals: [],
  }),
  send: route({
    method: 'POST',
    path: '/console/letters',
    summary: 'Send a letter; one to all members or a kind of them may need a second person.',
    allow: { permission: 'messaging.letters' },
    input: written.extend({ reason }),
    output: outcome,
    refusals: [
      'messaging.member-unknown',
      'messaging.nobody',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  withdraw: route({
    method: 'POST',
    path: '/console/letters/:id/withdraw',
    summary: 'Withdraw a letter from every inbox.',
    allow: { permission: 'messaging.letters' },
    input: z.object({ id: id('ltr'), reason }),
    output: letter,
    refusals: ['messaging.letter-unknown', 'messaging.letter-withdrawn'],
  }),
};
