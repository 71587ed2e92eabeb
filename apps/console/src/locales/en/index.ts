import { words } from '@nokshi/contract/words/en.ts';
import { en } from './console.ts';

export const messages = { ...words, ...en };
