import type { ChatState } from '@nokshi/contract/chat.ts';
import type { OperatorId } from '../../../kernel/ids.ts';
import { chatStates } from './rules/states.ts';
import type { ConversationRow } from './store/conversations.ts';

export type DeskHand = { readonly operatorId: OperatorId; readonly username: string };

/** The row in another state, with its operator; to be written by `saveConversation`. */
export function transition(
  row: ConversationRow,
  to: ChatState,
  { at, hand = null }: { at: Date; hand?: DeskHand | null },
): ConversationRow {
  chatStates.check(row.chatId, row.state, to);
  if ((to === 'open') !== (hand !== null)) throw new Error('an open conversation is with somebody');
  return {
    ...row,
    state: to,
    since: at,
    operatorId: hand?.operatorId ?? null,
    operator: hand?.username ?? null,
  };
}
