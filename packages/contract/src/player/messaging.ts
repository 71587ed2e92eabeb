import { z } from 'zod';
import { NOTICE_TYPES } from '../content.ts';
import { instant, language, nothing } from '../fields.ts';
import { route } from '../route.ts';

/** Pinned ones first, then the newest; the words are of the requested language. */
const notice = z.object({
  id: z.string(),
  type: z.enum(NOTICE_TYPES),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  /** When it was first shown. */
  time: instant,
  pinned: z.boolean(),
  /** Only agents read it. AC-002. */
  forAgents: z.literal(true).optional(),
});
export type Notice = z.infer<typeof notice>;

/** `types` are letters separated by commas; `execution` is always B. Checklist E-029, E-030. */
const asked = z.object({
  types: z
    .string()
    .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/)
    .optional(),
  platform: z.literal('W').default('W'),
  execution: z.literal('B').default('B'),
  lang: language.optional(),
});

/** What the member has not opened: letters and notices, and both together. */
export const unread = z.object({
  unreadMessage: z.number().int(),
  letters: z.number().int(),
  notices: z.number().int(),
});
export type Unread = z.infer<typeof unread>;

export const messagingRoutes = {
  /** Checklist X-056. */
  announcements: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    summary: 'Notices for everybody, at most 100.',
    allow: 'anyone',
    wrapped: true,
    input: asked,
    output: z.array(notice),
    refusals: [],
  }),
  /** Checklist X-057. */
  memberAnnouncements: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncementsLogin',
    summary: 'Notices for this member, at most 100, and which of them were opened.',
    allow: 'session',
    wrapped: true,
    input: asked,
    output: z.array(notice.extend({ read: z.boolean() })),
    refusals: [],
  }),
  markRead: route({
    method: 'POST',
    path: '/wps/messaging/notices/read',
    summary: 'The member has opened these notices.',
    allow: 'session',
    input: z.object({
      ids: z
        .array(z.string().regex(/^[\w-]{1,64}$/))
        .min(1)
        .max(100),
    }),
    output: unread,
    refusals: [],
  }),
  /** Checklist X-061. */
  unreadCount: route({
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    summary: 'How many messages and notices the member has not opened.',
    allow: 'session',
    wrapped: true,
    input: nothing,
    output: unread,
    refusals: [],
  }),
};
