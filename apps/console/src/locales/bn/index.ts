import { words } from '@nokshi/contract/words/bn.ts';
import { bn } from './console.ts';

export const messages = { ...words, ...bn };
