import { betting } from './betting.ts';
import { frame } from './frame.ts';
import { play } from './play.ts';
import { regional } from './regional.ts';
import { verify } from './verify.ts';

/** What only the pages of the lottery say; it comes with them. */
export const messages = {
  ...betting,
  ...frame,
  ...play,
  ...regional,
  ...verify,
};
