import { MOST_CHAT_SIGNS } from '@nokshi/contract/player/table-chat.ts';
import { folded, leadsOut } from '../../../../../kernel/plain-words.ts';

/** Why a text may not be written; the code of its refusal follows from it. */
export type Fault =
  | { readonly why: 'empty' | 'link' | 'contact' | 'number' }
  | { readonly why: 'long'; readonly most: number }
  | { readonly why: 'word'; readonly word: string };

/** The first thing that is wrong with a text of {@link plainWords}; null where it may be written. */
export function faultOf(words: string, forbidden: readonly string[]): Fault | null {
  const text = folded(words);
  if (text.trim() === '') return { why: 'empty' };
  if ([...words].length > MOST_CHAT_SIGNS) return { why: 'long', most: MOST_CHAT_SIGNS };
  const why = leadsOut(words);
  if (why) return { why };
  const word = forbidden.find((each) => beginsAWord(text, folded(each)));
  return word === undefined ? null : { why: 'word', word };
}

/** Endings are allowed after it, as Bengali adds them; within another word it is not found. */
function beginsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{M}\p{Nd}]$/u.test(text.slice(0, at))) return true;
  return false;
}
