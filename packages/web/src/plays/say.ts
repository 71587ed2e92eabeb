import type { playsEn } from '@nokshi/contract/words/plays-en.ts';
import type { regionalPlaysEn } from '@nokshi/contract/words/regional-plays-en.ts';
import type { Words } from '../words.ts';

/** The words of plays; both apps teach them. */
export type PlayMessageId = keyof typeof playsEn | keyof typeof regionalPlaysEn;
export type SayPlay = Words<PlayMessageId>['t'];
