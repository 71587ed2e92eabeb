import { z } from 'zod';
import { nothing } from '../fields.ts';
import { route } from '../route.ts';
import { teamMemberId } from './agent-terms.ts';

/** Signs of the subject and the text of an agent's letter, as people count them. */
export const LETTER_SIGNS = { subject: 60, text: 500 } as const;
/** Letters of one agent within 24 hours: to one member, and to all together. */
export const MOST_LETTERS_OF_AGENT = { member: 3, all: 50 } as const;

const words = (most: number) =>
  z
    .string()
    .max(4 * most)
    .refine((text) => text.trim() !== '' && [...text.trim()].length <= most, { message: 'length' });

/** An agent writes to a member directly below. Products.md 7.4. */
export const agentLettersRoutes = {
  write: route({
    method: 'POST',
    path: '/wps/agent/letters',
    summary: 'Write a letter to a direct downline. The same key writes once.',
    allow: 'recruiter',
    keyed: 'edge',
    rate: { max: 60, perSeconds: 600 },
    input: z.object({
      to: teamMemberId,
      subject: words(LETTER_SIGNS.subject),
      text: words(LETTER_SIGNS.text),
    }),
    output: nothing,
    refusals: [
      'agents.not-in-line',
      'agents.letter-contact',
      'agents.letter-muted',
      'agents.letters-used',
    ],
  }),
};
