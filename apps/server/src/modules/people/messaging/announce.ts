import type { Tx } from '../../../kernel/db.ts';
import type { MessagingRoom } from './room.ts';

/** Notifies the desks that a question arrived or was worked on. */
export const announceFeedback = ({ live }: MessagingRoom, tx: Tx): void =>
  tx.afterCommit(() => live.toDesk('messaging.feedback', { type: 'desk', desk: 'feedback' }));
