import type { Input, Output } from '@nokshi/contract';
import {
  type FeedbackKind,
  type feedbackRoutes,
  fitsQuestion,
  MOST_OPEN_FEEDBACK,
  QUESTION_WORDS,
} from '@nokshi/contract/player/feedback.ts';
import type { Caller, Story } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { announceFeedback } from './work-feedback.ts';
import type { MessagingRoom } from './room.ts';
import { countOpen, insertFeedback } from './store/feedback.ts';

type Routes = typeof feedbackRoutes;
type Told = Omit<Input<Routes['send']>, 'type'> & { readonly type: FeedbackKind };

/**
 * A longer question to customer service, counted in words.
 * Refuses: messaging.question-length, and as feedback does. Checklist V-059.
 */
export async function askSupport(
  room: MessagingRoom,
  asked: Input<Routes['ask']>,
  caller: Caller,
): Promise<Story<Output<Routes['ask']>>> {
  if (!fitsQuestion(asked.content))
    throw refuse('messaging.question-length', { field: 'content', value: QUESTION_WORDS });
  return sendFeedback(room, { ...asked, type: 'question' }, caller);
}

/**
 * Stores a question for the desk. A visitor solves a challenge first; a member may have five that
 * wait. Refuses: the challenge's, messaging.feedback-waits. Checklist X-059, V-058, A-033.
 */
export async function sendFeedback(
  room: MessagingRoom,
  { type, content, contact, captcha, geetest }: Told,
  caller: Caller,
): Promise<Story<Output<Routes['send']>>> {
  const memberId = caller.session?.memberId ?? null;
  if (memberId === null)
    await room.access.requireChallenge({ answers: { captcha, geetest }, caller });
  return async (tx) => {
    if (memberId !== null && (await countOpen(tx, memberId)) >= MOST_OPEN_FEEDBACK)
      throw refuse('messaging.feedback-waits', { value: { most: MOST_OPEN_FEEDBACK } });
    const { number } = await insertFeedback(tx, {
      brandId: room.brandId,
      memberId,
      contact: memberId === null ? contact || null : null,
      type,
      content,
      language: caller.language,
      createdAt: room.clock.now(),
    });
    announceFeedback(room, tx);
    return { number: String(number) };
  };
}
