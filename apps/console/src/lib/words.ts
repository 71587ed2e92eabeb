import { useLingui } from '@lingui/react';
import { type Words, wordsOf } from '@nokshi/web/words.ts';
import type { MessageId } from '../locales/en/console.ts';

export const useWords = wordsOf<MessageId>('app.line-broken');
export type { MessageId };
export type Translate = Words<MessageId>['t'];

/** The ids of all messages that begin so. */
export function useMessageIds(prefix: string): readonly MessageId[] {
  const { i18n } = useLingui();
  return Object.keys(i18n.messages).filter((id): id is MessageId => id.startsWith(prefix));
}
