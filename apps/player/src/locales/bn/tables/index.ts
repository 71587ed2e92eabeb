import { spotsBn } from '@nokshi/contract/words/spots-bn.ts';
import type { messages as english } from '../../en/tables/index.ts';
import { chat } from './chat.ts';
import { live } from './live.ts';
import { rounds } from './rounds.ts';

/** The same in Bengali; a missing sentence does not compile. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...chat,
  ...live,
  ...rounds,
  ...spotsBn,
};
