import { z } from 'zod';
import { cursor, instant, language, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';

export const APPLICATION_STATES = ['new', 'working', 'done', 'accepted'] as const;
const state = z.enum(APPLICATION_STATES);
export type ApplicationState = z.infer<typeof state>;

export const applicationNumber = z.string().regex(/^[1-9]\d{0,17}$/);

const application = z.object({
  number: z.string(),
  name: z.string(),
  contact: z.string(),
  message: z.string(),
  /** The language the form was filled in with; the answer is written in it. */
  language,
  /** The account it was sent from, or was accepted for. */
  account: z.object({ id: z.string(), username: z.string() }).nullable(),
  state,
  createdAt: instant,
  /** Oldest first; the last fifty. */
  notes: z.array(z.object({ at: instant, by: z.string(), words: z.string() })),
  /** Grows with each change; sent back so that an edit of an older version is refused. */
  version: z.number().int(),
});
export type Application = z.infer<typeof application>;

/** The desk for applications from the page `/join`. */
export const consoleApplicationRoutes = {
  list: route({
    method: 'GET',
    path: '/console/site/applications',
    summary: 'Applications, newest first.',
    allow: { permission: 'site.applications' },
    input: z.object({ state: state.optional(), cursor, pageSize: pageSize(50, 25) }),
    output: page(application),
    refusals: [],
  }),
  work: route({
    method: 'PUT',
    path: '/console/site/applications/:number',
    summary:
      'Set the state of an application and add a note; it is accepted only by setting an account type.',
    allow: { permission: 'site.applications' },
    input: z.object({
      number: applicationNumber,
      state,
      note: z.string().trim().max(500),
      version: z.number().int(),
    }),
    output: application,
    refusals: ['site.application-unknown', 'site.application-accepted', 'site.version-changed'],
  }),
};
