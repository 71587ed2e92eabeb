import { spotsEn } from '@nokshi/contract/words/spots-en.ts';
import { chat } from './chat.ts';
import { live } from './live.ts';
import { rounds } from './rounds.ts';

/** What is said around tables, the kite and the instant games; it comes with their parts. */
export const messages = { ...chat, ...live, ...rounds, ...spotsEn };
