import type { Tx } from '../../../kernel/db.ts';
import type { MessagingRoom } from './room.ts';

/** Tells the desks that a question came or was worked on. */
export const announceFeedback = ({ live }: MessagingRoom, tx: Tx): void =>
  tx.afterCommit(() => live.toDesk('messaging.feedback', { type: 'desk', desk: 'feedback' }));
