import type { Input } from '@nokshi/contract';
import type { consoleFeedbackRoutes, FeedbackRow } from '@nokshi/contract/console/feedback.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { MessagingRoom } from './room.ts';
import { wireFeedback } from './list-feedback.ts';
import { postLetter } from './post-letter.ts';
import { answerLetter } from './rules/answer-letter.ts';
import { addAnswer, feedbackForUpdate, writeFeedbackState } from './store/feedback.ts';

/**
 * Answers a question, closes it or reopens it. The answer goes into the member's inbox too, so that
 * it is counted there; a visitor's is written to the contact by hand. Refuses:
 * messaging.feedback-unknown, messaging.version-changed, messaging.answer-needed.
 */
export async function workFeedback(
  room: MessagingRoom,
  tx: Tx,
  { asked, caller }: { asked: Input<typeof consoleFeedbackRoutes.work>; caller: Caller },
): Promise<FeedbackRow> {
  const { operatorId, username } = operatorOf(caller);
  const { state, version, answer } = asked;
  const key = { brandId: room.brandId, number: BigInt(asked.number) };
  const before = await feedbackForUpdate(tx, key);
  if (!before) throw refuse('messaging.feedback-unknown', { field: 'number' });
  if (state === 'answered' && answer === '' && before.answers.length === 0)
    throw refuse('messaging.answer-needed', { field: 'answer' });
  if ((await writeFeedbackState(tx, { ...key, state, version })) === 0)
    throw refuse('messaging.version-changed', { field: 'version' });
  announceFeedback(room, tx);
  const { number } = key;
  const { memberId } = before;
  if (answer !== '') {
    await addAnswer(tx, { number, at: room.clock.now(), by: username, words: answer });
    if (memberId !== null) {
      const to = { members: [memberId] };
      await postLetter(room, tx, { ...answerLetter(before, answer), to, reach: 1 });
    }
  }
  await room.audit.append(tx, {
    operatorId,
    operator: username,
    act: 'messaging.work-feedback',
    object: `feedback ${asked.number}`,
    facts: { from: before.state, to: state, answered: answer !== '' },
    ip: caller.ip,
  });
  const usernames = await room.identity.usernames(tx, memberId === null ? [] : [memberId]);
  return wireFeedback((await feedbackForUpdate(tx, key)) ?? before, usernames);
}

/** Notifies the desks that a question arrived or was worked on. */
export const announceFeedback = ({ live }: MessagingRoom, tx: Tx): void =>
  tx.afterCommit(() => live.toDesk('messaging.feedback', { type: 'desk', desk: 'feedback' }));
