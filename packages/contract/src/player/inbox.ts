import { z } from 'zod';
import { cursor, id, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';
import { unread } from './messaging.ts';

/** The most letters marked at once. */
export const MOST_LETTERS = 100;

const letter = z.object({
  id: z.string(),
  /** Whether an operator wrote it, the house itself (a factor, a password, a freeze), or an agent. */
  from: z.enum(['operator', 'system', 'agent']),
  /** The agent who wrote it. */
  sender: z
    .object({
      /** The first characters; the rest is hidden. */
      name: z.string(),
      /** The member takes no more letters of this agent. */
      isMuted: z.boolean(),
      /** The member reported this letter to the house. */
      isReported: z.boolean(),
    })
    .nullable(),
  title: z.object({ EN: z.string(), BN: z.string() }),
  /** Plain text; line breaks are kept. */
  text: z.object({ EN: z.string(), BN: z.string() }),
  time: instant,
  read: z.boolean(),
});
export type InboxLetter = z.infer<typeof letter>;

const ids = z.object({ ids: z.array(id('ltr')).min(1).max(MOST_LETTERS) });

/** Letters to one member. Letters that are not the caller's are ignored. H-005. */
export const inboxRoutes = {
  list: route({
    method: 'GET',
    path: '/wps/messaging/inbox',
    summary: 'The member’s letters, newest first.',
    allow: 'member',
    input: z.object({ cursor, pageSize: pageSize(50, 10) }),
    output: page(letter),
    refusals: [],
  }),
  read: route({
    method: 'POST',
    path: '/wps/messaging/inbox/read',
    summary: 'The member has opened these letters.',
    allow: 'member',
    input: ids,
    output: unread,
    refusals: [],
  }),
  readAll: route({
    method: 'POST',
    path: '/wps/messaging/inbox/read-all',
    summary: 'Mark everything as read: every letter and every notice counts as opened.',
    allow: 'member',
    input: nothing,
    output: unread,
    refusals: [],
  }),
  delete: route({
    method: 'POST',
    path: '/wps/messaging/inbox/delete',
    summary: 'Remove these letters from the inbox; `restore` brings them back.',
    allow: 'member',
    input: ids,
    output: unread,
    refusals: [],
  }),
  restore: route({
    method: 'POST',
    path: '/wps/messaging/inbox/restore',
    summary: 'Bring deleted letters back.',
    allow: 'member',
    input: ids,
    output: unread,
    refusals: [],
  }),
  muteSender: route({
    method: 'POST',
    path: '/wps/messaging/inbox/:id/mute',
    summary: 'Take no more letters of the agent who wrote this one, or take them again.',
    allow: 'member',
    input: z.object({ id: id('ltr'), muted: z.boolean() }),
    output: nothing,
    refusals: ['messaging.letter-unknown'],
  }),
  report: route({
    method: 'POST',
    path: '/wps/messaging/inbox/:id/report',
    summary: 'Report a letter of an agent to customer service; a second report changes nothing.',
    allow: 'member',
    rate: { max: 20, perSeconds: 600 },
    input: z.object({ id: id('ltr') }),
    output: nothing,
    refusals: ['messaging.letter-unknown', 'messaging.feedback-waits'],
  }),
};
