import { MOST_LETTERS_OF_AGENT } from '@nokshi/contract/player/agent-letters.ts';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { postLetter } from './post-letter.ts';
import type { FromAgent, MessagingRoom, Unsent } from './room.ts';
import { reportText } from './rules/report-letter.ts';
import { countOpen, insertFeedback } from './store/feedback.ts';
import { MOST_OPEN_FEEDBACK } from '@nokshi/contract/player/feedback.ts';
import {
  insertSender,
  isMuted,
  lockLetterTo,
  lockSender,
  markReported,
  mute,
  sentSince,
  type SentLetter,
  unmute,
} from './store/senders.ts';
import { announceFeedback } from './work-feedback.ts';

const DAY_MS = 86_400_000;

/**
 * A letter of an agent in a member's inbox. As a promotion is, it is out of sight while the member is
 * on a break, and the agent does not learn of that. Answers why it was not sent; null: it was.
 */
export async function writeFromAgent(
  room: MessagingRoom,
  tx: Tx,
  { senderId, senderName, memberId, subject, text }: FromAgent,
): Promise<Unsent | null> {
  const pair = { senderId, memberId };
  await lockSender(tx, senderId);
  if (await isMuted(tx, pair)) return { why: 'muted' };
  const sentAt = room.clock.now();
  const since = new Date(sentAt.getTime() - DAY_MS);
  for (const [of, most] of [
    [memberId, MOST_LETTERS_OF_AGENT.member],
    [null, MOST_LETTERS_OF_AGENT.all],
  ] as const) {
    const sent = await sentSince(tx, { senderId, memberId: of, since, limit: most });
    const oldest = sent[most - 1];
    if (oldest) return { why: 'used', resetsAt: new Date(oldest.getTime() + DAY_MS) };
  }
  const letterId = await postLetter(room, tx, {
    title: { EN: subject, BN: subject },
    text: { EN: text, BN: text },
    to: { members: [memberId] },
    isPromotion: true,
    reach: 1,
  });
  await insertSender(tx, { ...pair, letterId, senderName, sentAt });
  return null;
}

type Asked = { readonly id: string; readonly caller: Caller };

/** Takes no more letters of the sender, or takes them again. Refuses: messaging.letter-unknown. */
export async function muteSender(
  room: MessagingRoom,
  tx: Tx,
  { muted, ...asked }: Asked & { readonly muted: boolean },
): Promise<Record<string, never>> {
  const { senderId, memberId } = await letterOf(tx, asked);
  if (muted) await mute(tx, { senderId, memberId, at: room.clock.now() });
  else await unmute(tx, { senderId, memberId });
  return {};
}

/** Refuses: messaging.letter-unknown, messaging.feedback-waits. */
export async function reportLetter(
  room: MessagingRoom,
  tx: Tx,
  asked: Asked,
): Promise<Record<string, never>> {
  const { memberId, senderId, senderName, title, text, ...letter } = await letterOf(tx, asked);
  if (letter.reportedAt) return {};
  if ((await countOpen(tx, memberId)) >= MOST_OPEN_FEEDBACK)
    throw refuse('messaging.feedback-waits', { value: { most: MOST_OPEN_FEEDBACK } });
  const { language } = asked.caller;
  const at = room.clock.now();
  await insertFeedback(tx, {
    brandId: room.brandId,
    memberId,
    contact: null,
    type: 'question',
    content: reportText(language, {
      sender: senderName,
      senderId: toWire('mbr', senderId),
      sentAt: letter.sentAt,
      title: title[language],
      text: text[language],
    }),
    language,
    createdAt: at,
  });
  await markReported(tx, { letterId: letter.letterId, at });
  announceFeedback(room, tx);
  return {};
}

async function letterOf(tx: Tx, { id, caller }: Asked): Promise<SentLetter> {
  const { memberId } = playerOf(caller);
  const letterId = fromWire('ltr', id);
  const letter = letterId && (await lockLetterTo(tx, { memberId, letterId }));
  if (!letter) throw refuse('messaging.letter-unknown');
  return letter;
}
