import type { messages as english } from '../../en/lottery/index.ts';
import { betting } from './betting.ts';
import { frame } from './frame.ts';
import { playsBn } from '@nokshi/contract/words/plays-bn.ts';
import { regionalPlaysBn } from '@nokshi/contract/words/regional-plays-bn.ts';
import { verify } from './verify.ts';

/** The same in Bengali; a missing sentence does not compile. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...betting,
  ...frame,
  ...playsBn,
  ...regionalPlaysBn,
  ...verify,
};
