import { z } from 'zod';
import { decimal } from './fields.ts';
import { shownPools } from './player/jackpots.ts';
import { shownPots } from './player/slots.ts';
import { challengeSetting, registrationRule, systemStatus } from './player/site.ts';

/**
 * The live socket, `GET /live` (player origin and console origin). The session cookie is the
 * ticket; a visitor gets the public topics only. The server sends one JSON object a frame.
 */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    serverTime: z.iso.datetime(),
    /** Greeting of a player page: which version of the site the server shows (`/system/status`). */
    shown: z.string().optional(),
  }),
  /** Absolute, never a difference: a lost or doubled message does no harm. `version` only grows. */
  z.object({ type: z.literal('balance'), sumBalance: decimal, version: z.string() }),
  z.object({ type: z.literal('system-status'), status: systemStatus }),
  /** The whole registration form as it is from now on: open forms are drawn anew. */
  z.object({
    type: z.literal('registration'),
    register: z.array(registrationRule),
    challenge: challengeSetting,
  }),
  /** Brand, flags, countries or domains changed: ask for them anew. */
  z.object({ type: z.literal('settings') }),
  z.object({ type: z.literal('session-ended') }),
  z.object({ type: z.literal('deposit'), depositId: z.string(), state: z.string() }),
  /** A withdrawal moved on: ask for it anew. The member hears it, and the desk. */
  z.object({ type: z.literal('withdrawal'), withdrawalId: z.string(), state: z.string() }),
  /** Money came or went along the team line: ask for the transfers anew. The desk hears it too. */
  z.object({ type: z.literal('team-transfer') }),
  /** Debts, statements or claims changed: the desks ask for them anew. */
  z.object({ type: z.literal('till') }),
  /** A case of the risk desk was opened or moved on: the desk asks for them anew. */
  z.object({ type: z.literal('risk') }),
  /** Something came to a queue of this desk or left it: ask for it anew. */
  z.object({ type: z.literal('desk'), desk: z.enum(['deposits', 'proposals', 'feedback']) }),
  /** What an operator wrote has changed: pages that show this kind ask for it anew. */
  z.object({
    type: z.literal('content'),
    kind: z.enum(['notice', 'help', 'post', 'banner', 'resource']),
  }),
  /** Games, makers or their order changed: ask for them anew. */
  z.object({ type: z.literal('catalogue') }),
  /** A letter came or was taken back, or a question was answered: the inbox is asked for anew. */
  z.object({ type: z.literal('inbox') }),
  /** Something was said or done in a conversation: ask for it anew. The desk hears which. */
  z.object({ type: z.literal('chat'), chatId: z.string().optional() }),
  /** A pool began, was awarded, stopped or goes on: all of them as they are from now on. */
  shownPools.extend({ type: z.literal('jackpots') }),
  /** Pots of games grew or fell; at most one a second. */
  shownPots.extend({ type: z.literal('pots') }),
  /** A stake was refused until the reality check is seen, or it was: ask for the stretch anew. */
  z.object({ type: z.literal('reality-check') }),
  z.object({ type: z.literal('restriction'), restriction: z.string().nullable() }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;
