import { type Words, wordsOf } from '@nokshi/web/words.ts';
import type { MessageId } from '../locales/en/index.ts';

export type Translate = Words<MessageId>['t'];

/** The words of the site; a component that uses them renders again in the other language. */
export const useWords = wordsOf<MessageId>('app.line-broken');
