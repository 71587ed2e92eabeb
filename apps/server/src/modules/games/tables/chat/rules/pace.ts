import { folded } from '../../../../../kernel/plain-words.ts';

/** The shortest time between two messages of a member. */
export const APART_MS = 3_000;
/** So many messages are the most in this time. */
export const MANY_MS = 600_000;
export const MOST_MESSAGES = 20;

type Written = { readonly at: Date; readonly words: string };
type Pace = { readonly why: 'soon' | 'same' } | { readonly why: 'many'; readonly minutes: number };

/**
 * Why a member may not write this now, by the own last messages, newest first (at least
 * `MOST_MESSAGES` of them, those that were removed as well); null where they may.
 */
export function tooFast(
  last: readonly Written[],
  { words, now }: { readonly words: string; readonly now: Date },
): Pace | null {
  const sinceMs = (each: Written) => now.getTime() - each.at.getTime();
  const [newest] = last;
  if (!newest) return null;
  if (sinceMs(newest) < APART_MS) return { why: 'soon' };
  const first = last[MOST_MESSAGES - 1];
  if (first && sinceMs(first) < MANY_MS)
    return { why: 'many', minutes: Math.ceil((MANY_MS - sinceMs(first)) / 60_000) };
  return folded(newest.words) === folded(words) ? { why: 'same' } : null;
}
