import { z } from 'zod';
import { decimal } from './fields.ts';
import { shownPools } from './player/jackpots.ts';
import { shownPots } from './player/slots.ts';
import { challengeSetting, registrationRule, systemStatus } from './player/site.ts';

/**
 * The live socket, `GET /live` (player origin and console origin). The session cookie admits a
 * member or operator; a visitor gets the public topics only. The server sends one JSON object a
 * frame.
 */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    serverTime: z.iso.datetime(),
    /** Greeting of a player page: which version of the site the server shows (`/system/status`). */
    shown: z.string().optional(),
  }),
  /**
   * Absolute, never a difference: a lost or repeated message does no harm. `version` only grows.
   */
  z.object({ type: z.literal('balance'), sumBalance: decimal, version: z.string() }),
  z.object({ type: z.literal('system-status'), status: systemStatus }),
  /** The whole registration form from now on: open forms are drawn again. */
  z.object({
    type: z.literal('registration'),
    register: z.array(registrationRule),
    challenge: challengeSetting,
  }),
  /** Brand, flags, countries or domains changed: fetch them again. */
  z.object({ type: z.literal('settings') }),
  z.object({ type: z.literal('session-ended') }),
  z.object({ type: z.literal('deposit'), depositId: z.string(), state: z.string() }),
  /** A withdrawal changed: fetch it again. Sent to the member and the desk. */
  z.object({ type: z.literal('withdrawal'), withdrawalId: z.string(), state: z.string() }),
  /** Money moved along the team line: fetch the transfers again. Sent to the desk too. */
  z.object({ type: z.literal('team-transfer') }),
  /** Debts, statements or claims changed: the desks fetch them again. */
  z.object({ type: z.literal('till') }),
  /** A case of the risk desk was opened or changed: the desk fetches the cases again. */
  z.object({ type: z.literal('risk') }),
  /** Something entered or left a queue of this desk: fetch it again. */
  z.object({ type: z.literal('desk'), desk: z.enum(['deposits', 'proposals', 'feedback']) }),
  /** Content of an operator changed: pages that show this kind fetch it again. */
  z.object({
    type: z.literal('content'),
    kind: z.enum(['notice', 'help', 'post', 'banner', 'resource', 'terms']),
  }),
  /** Games, vendors or their order changed: fetch them again. */
  z.object({ type: z.literal('catalogue') }),
  /** A letter was sent or withdrawn, or a question was answered: fetch the inbox again. */
  z.object({ type: z.literal('inbox') }),
  /** Something happened in a conversation: fetch it again. The desk learns which one. */
  z.object({ type: z.literal('chat'), chatId: z.string().optional() }),
  /** A pool began, was awarded, stopped or continues: all pools from now on. */
  shownPools.extend({ type: z.literal('jackpots') }),
  /** Pots of games grew or fell; at most one message a second. */
  shownPots.extend({ type: z.literal('pots') }),
  /**
   * A stake was refused until the reality check is seen, or it was seen: fetch the stretch again.
   */
  z.object({ type: z.literal('reality-check') }),
  z.object({ type: z.literal('restriction'), restriction: z.string().nullable() }),
  /** The account is of another type, in another place or has other labels: fetch the member again. */
  z.object({ type: z.literal('account') }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;
