import { type Words, wordsOf } from '@nokshi/web/words.ts';
import type { MessageId } from '../locales/en/console.ts';

export const useWords = wordsOf<MessageId>('app.line-broken');
export type { MessageId };
export type Translate = Words<MessageId>['t'];
