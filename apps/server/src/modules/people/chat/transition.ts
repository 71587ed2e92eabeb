import type { ChatState } from '@nokshi/contract/chat.ts';
import type { OperatorId } from '../../../kernel/ids.ts';
import type { ConversationRow } from './store/conversations.ts';

export type DeskHand = { readonly operatorId: OperatorId; readonly username: string };

const MOVES: Readonly<Record<ChatState, readonly ChatState[]>> = {
  waiting: ['open', 'closed'],
  open: ['open', 'waiting', 'closed'],
  closed: ['waiting', 'open'],
};

/** The row in another state, with whom it is then; to be written by `saveConversation`. */
export function transition(
  row: ConversationRow,
  to: ChatState,
  { at, hand = null }: { at: Date; hand?: DeskHand | null },
): ConversationRow {
  if (!MOVES[row.state].includes(to)) throw new Error(`no conversation goes ${row.state} to ${to}`);
  if ((to === 'open') !== (hand !== null)) throw new Error('an open conversation is with somebody');
  return {
    ...row,
    state: to,
    since: at,
    operatorId: hand?.operatorId ?? null,
    operator: hand?.username ?? null,
  };
}
