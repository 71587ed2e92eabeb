import type { Conversation } from '@nokshi/contract/console/chat.ts';
import type { Translate } from '../../lib/words.ts';

/** A visitor has no name; the end of the conversation's id tells two of them apart. */
export const askerName = (
  t: Translate,
  { member, chatId }: Pick<Conversation, 'member' | 'chatId'>,
): string => member?.username ?? t('chat.visitor', { number: chatId.slice(-4).toUpperCase() });
