import { z } from 'zod';
import { cursor, id, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';
import { unread } from './messaging.ts';

/** The most letters marked at once. */
export const MOST_LETTERS = 100;

const letter = z.object({
  id: z.string(),
  /** Whether an operator wrote it, or the house itself: a factor, a password, a freeze. */
  from: z.enum(['operator', 'system']),
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
};
