import { z } from 'zod';
import { cursor, page, pageSize } from '../fields.ts';
import { FEEDBACK_KINDS, FEEDBACK_STATES, feedback } from '../player/feedback.ts';
import { route } from '../route.ts';

const state = z.enum(FEEDBACK_STATES);

const row = feedback.extend({
  /** Null: a visitor, who may have left a contact. */
  member: z.object({ id: z.string(), username: z.string() }).nullable(),
  contact: z.string().nullable(),
  answers: z.array(feedback.shape.answers.element.extend({ by: z.string() })),
  /** Grows with each change; sent back so that an edit of an older version is refused. */
  version: z.number().int(),
});
export type FeedbackRow = z.infer<typeof row>;

/** The desk where questions are read, answered and closed. Checklist O-004, X-059. */
export const consoleFeedbackRoutes = {
  list: route({
    method: 'GET',
    path: '/console/feedback',
    summary: 'What members and visitors asked, newest first.',
    allow: { permission: 'messaging.feedback' },
    input: z.object({
      state: state.optional(),
      type: z.enum(FEEDBACK_KINDS).optional(),
      cursor,
      pageSize: pageSize(50, 25),
    }),
    output: page(row),
    refusals: [],
  }),
  work: route({
    method: 'PUT',
    path: '/console/feedback/:number',
    summary: 'Answer, close, or reopen; an answer also goes into the member’s inbox.',
    allow: { permission: 'messaging.feedback' },
    input: z.object({
      number: z.string().regex(/^[1-9]\d{0,17}$/),
      state,
      /** Empty: no answer this time. */
      answer: z.string().trim().max(1_000),
      version: z.number().int(),
    }),
    output: row,
    refusals: [
      'messaging.feedback-unknown',
      'messaging.version-changed',
      'messaging.answer-needed',
    ],
  }),
};
