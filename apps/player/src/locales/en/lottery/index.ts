import { betting } from './betting.ts';
import { frame } from './frame.ts';
import { playsEn } from '@nokshi/contract/words/plays-en.ts';
import { regionalPlaysEn } from '@nokshi/contract/words/regional-plays-en.ts';
import { verify } from './verify.ts';

/** What only the pages of the lottery say; it comes with them. */
export const messages = {
  ...betting,
  ...frame,
  ...playsEn,
  ...regionalPlaysEn,
  ...verify,
};
