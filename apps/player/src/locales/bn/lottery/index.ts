import type { messages as english } from '../../en/lottery/index.ts';
import { betting } from './betting.ts';
import { frame } from './frame.ts';
import { play } from './play.ts';
import { regional } from './regional.ts';
import { verify } from './verify.ts';

/** The same in Bengali; a missing sentence does not compile. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...betting,
  ...frame,
  ...play,
  ...regional,
  ...verify,
};
