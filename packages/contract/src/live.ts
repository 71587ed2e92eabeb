import { z } from 'zod';
import { decimal } from './fields.ts';
import { shownPools } from './player/jackpots.ts';
import { shownPots } from './player/slots.ts';
import { challengeSetting, registrationRule, systemStatus } from './player/site.ts';

/** Changes of one topic within this time leave as one message. */
export const TOPIC_MERGE_MS = 150;

/**
 * What a page or a game frame can follow: `<kind>:<key>`, such as `round:wingo-1m`. Each topic is
 * public: visitors may follow all of them.
 */
const topicName = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9-]*:[A-Za-z0-9._-]+$/);
/** Only grows, over all servers. */
const topicVersion = z.int().nonnegative();
const topicFields = z.record(z.string(), z.unknown());

/** The whole state; it replaces what was held. */
const topicSnapshot = z.object({
  type: z.literal('topic'),
  topic: z.string(),
  version: topicVersion,
  state: topicFields,
});
/** The fields of `change` replace those of the state; `from` is the oldest version this is true for. */
const topicDelta = z.object({
  type: z.literal('topic'),
  topic: z.string(),
  from: topicVersion,
  version: topicVersion,
  change: topicFields,
});
export type TopicMessage = z.infer<typeof topicSnapshot> | z.infer<typeof topicDelta>;

/**
 * What a client may send, beside the text `ping`: one JSON object a frame, at most 256 bytes.
 * `version` is the last one it has of this topic. The answer to `subscribe` is a snapshot, or a
 * delta without change where the client is up to date, or `topic-unknown`; then deltas follow. To
 * subscribe again asks for the answer again. Anything else closes the socket (1008).
 */
export const liveWord = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('subscribe'),
    topic: topicName,
    version: topicVersion.optional(),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), topic: topicName }),
]);
export type LiveWord = z.infer<typeof liveWord>;

/**
 * The live socket, `GET /live` (player origin and console origin). The session cookie admits a
 * member or operator; a visitor gets what is public. A game frame opens it as `FRAME_PROTOCOL`
 * (frame.ts). The server sends one JSON object a frame.
 */
/** Desks that hear by the first word of their keys that something of theirs changed. */
export const LIVE_DESKS = ['deposits', 'proposals', 'feedback', 'campaigns'] as const;

const plainMessage = z.discriminatedUnion('type', [
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
  /** A contract between agents, or an offer of one, changed: fetch them again. Sent to the desk too. */
  z.object({ type: z.literal('agent-contract') }),
  /** A slip was written, paid or is overdue: fetch them again. Sent to the desk too. */
  z.object({ type: z.literal('agent-slip') }),
  /** Debts, statements or claims changed: the desks fetch them again. */
  z.object({ type: z.literal('till') }),
  /** A case of the risk desk was opened or changed: the desk fetches the cases again. */
  z.object({ type: z.literal('risk') }),
  /** Points or an order of the mall changed: fetch them again. Sent to the desk too. */
  z.object({ type: z.literal('points') }),
  /** Something entered or left a queue of this desk: fetch it again. */
  z.object({ type: z.literal('desk'), desk: z.enum(LIVE_DESKS) }),
  /** Content of an operator changed: pages that show this kind fetch it again. */
  z.object({
    type: z.literal('content'),
    kind: z.enum(['notice', 'help', 'post', 'banner', 'resource', 'terms', 'good']),
  }),
  /** Games, vendors or their order changed: fetch them again. */
  z.object({ type: z.literal('catalogue') }),
  /** A letter was sent or withdrawn, or a question was answered: fetch the inbox again. */
  z.object({ type: z.literal('inbox') }),
  /** Something happened in a conversation: fetch it again. The desk learns which one. */
  z.object({ type: z.literal('chat'), chatId: z.string().optional() }),
  /** Whether the member may write at tables changed: fetch the own side of their chat again. */
  z.object({ type: z.literal('table-chat') }),
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
  /** There is nothing to follow under this name. */
  z.object({ type: z.literal('topic-unknown'), topic: z.string() }),
]);
export const liveMessage = z.union([plainMessage, topicSnapshot, topicDelta]);
export type LiveMessage = z.infer<typeof liveMessage>;
