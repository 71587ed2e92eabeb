import type { Page } from 'playwright-core';
import type { wordsIn } from './words.ts';

export type Words = ReturnType<typeof wordsIn>;

/**
 * One screen as people meet it. A page or a desk is a screen by its entry in the app's table; what needs
 * more (data to wait for, steps to reach it) is a line in the list of its site.
 */
export type Screen = {
  /** Names its pictures; unique. */
  readonly name: string;
  readonly who: 'visitor' | 'member' | 'agent' | 'operator' | 'stranger at the console';
  /** `{member}`, `{round}` and kin are filled from the furnished house. */
  readonly path: string;
  /** Words that are on it once it has loaded. */
  readonly shows: (words: Words) => string | RegExp;
  /** The steps from that address to the screen. */
  readonly reach?: (page: Page, words: Words) => Promise<unknown>;
  /** Set before it opens and set back to normal after it. */
  readonly status?: 'maintenance' | 'region-block';
};

const AT_THE_CONSOLE: ReadonlySet<Screen['who']> = new Set(['operator', 'stranger at the console']);
export const isOfConsole = ({ who }: Screen): boolean => AT_THE_CONSOLE.has(who);
