import { z } from 'zod';
import { cursor, instant, language, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';

/** Checklist E-109: deposit, withdrawal, game, customer service, application, other. */
export const FEEDBACK_TYPES = [
  'deposit',
  'withdrawal',
  'game',
  'service',
  'application',
  'other',
] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/**
 * What the desk answers: feedback of six kinds, and support questions, which have a form of their
 * own.
 */
export const FEEDBACK_KINDS = [...FEEDBACK_TYPES, 'question'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

export const FEEDBACK_STATES = ['open', 'answered', 'closed'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** Characters as people count them, so that Bengali has as many as English. V-058, C-028. */
export const FEEDBACK_LENGTH = 140;
export const fitsFeedback = (content: string): boolean => {
  const { length } = [...content.trim()];
  return length >= 1 && length <= FEEDBACK_LENGTH;
};

/** A support question is counted in words, both ends included. V-059. */
export const QUESTION_WORDS = { least: 5, most: 200 } as const;
/** The longest stored question, however long its words are; in UTF-16 units. */
export const QUESTION_LENGTH = 4_000;

/** Words are separated by white space, in Bengali as in English. */
export const countWords = (content: string): number => content.match(/\S+/gu)?.length ?? 0;
export const fitsQuestion = (content: string): boolean => {
  const count = countWords(content);
  return count >= QUESTION_WORDS.least && count <= QUESTION_WORDS.most;
};

/** Questions of one member that wait for an answer at the same time. */
export const MOST_OPEN_FEEDBACK = 5;

/** One question, and what was answered so far, oldest first. */
export const feedback = z.object({
  number: z.string(),
  type: z.enum(FEEDBACK_KINDS),
  content: z.string(),
  language,
  state: z.enum(FEEDBACK_STATES),
  createdAt: instant,
  answers: z.array(z.object({ at: instant, words: z.string() })),
});

/** How the sender is answered, and the challenge a visitor solved. */
const writer = {
  /** Where a visitor can be answered; a member is answered in the member centre. */
  contact: z.string().trim().max(120).optional(),
  captcha: z.string().max(16).optional(),
  geetest: z.string().max(2048).optional(),
};
const REFUSALS = [
  'identity.captcha-needed',
  'identity.captcha-wrong',
  'identity.challenge-needed',
  'identity.challenge-wrong',
  'messaging.feedback-waits',
] as const;

export const feedbackRoutes = {
  /** Checklist. */
  send: route({
    method: 'PUT',
    path: '/wps/feedback',
    summary: 'Ask or tell the house something; a visitor solves a challenge first.',
    allow: 'anyone',
    rate: { max: 10, perSeconds: 600 },
    input: z.object({
      type: z.enum(FEEDBACK_TYPES),
      content: z.string().max(1_000).trim().refine(fitsFeedback, { message: 'length' }),
      ...writer,
    }),
    output: z.object({ number: z.string() }),
    refusals: REFUSALS,
  }),
  /** Checklist V-059. */
  ask: route({
    method: 'PUT',
    path: '/wps/messaging/question',
    summary: 'Ask customer service in 5 to 200 words; a visitor solves a challenge first.',
    allow: 'anyone',
    rate: { max: 10, perSeconds: 600 },
    input: z.object({ content: z.string().trim().max(QUESTION_LENGTH), ...writer }),
    output: z.object({ number: z.string() }),
    refusals: ['messaging.question-length', ...REFUSALS],
  }),
  mine: route({
    method: 'GET',
    path: '/wps/messaging/feedback',
    summary: 'What the member asked and what was answered, newest first.',
    allow: 'member',
    input: z.object({ cursor, pageSize: pageSize(50, 10) }),
    output: page(feedback),
    refusals: [],
  }),
};
