import type { ChatState } from '@nokshi/contract/chat.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** What a conversation may become; from open to open it is handed to another operator. */
export const chatStates = statesOf<ChatState>('conversation', {
  waiting: ['open', 'closed'],
  open: ['open', 'waiting', 'closed'],
  closed: ['waiting', 'open'],
});
