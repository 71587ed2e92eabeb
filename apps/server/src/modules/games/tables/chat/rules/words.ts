import { MOST_CHAT_SIGNS } from '@nokshi/contract/player/table-chat.ts';

/** Why a text may not be written; the code of its refusal follows from it. */
export type Fault =
  | { readonly why: 'empty' | 'link' | 'contact' | 'number' }
  | { readonly why: 'long'; readonly most: number }
  | { readonly why: 'word'; readonly word: string };

/** A run of digits in any script: as long as the shortest account or phone number. */
const RUN = /\p{Nd}{6}/u;
/** Digits kept apart by one sign each; shorter ones are spots and amounts that members name. */
const SPACED_RUN = /\p{Nd}(?:[\s.\-_/()+]?\p{Nd}){8}/u;
const CONTACT = /\S\s?@|@\s?[\p{L}\p{Nd}_]/u;
const ENDINGS =
  'com|net|org|info|biz|bd|in|io|me|ly|co|app|xyz|live|bet|win|vip|club|online|site|shop|link|top|pro|cc|tv|gg|fun|dev|asia|games?|casino';
const LINKS = [
  /:\/\/|\bwww\b/,
  new RegExp(
    `[\\p{L}\\p{Nd}-]{2,}(?:\\.|\\s?[([]?\\bdot\\b[)\\]]?\\s?)(?:${ENDINGS})(?![\\p{L}\\p{Nd}])`,
    'u',
  ),
];

/**
 * A text as it is stored: one line, single spaces, without control and format characters. Joiners
 * stay: Bengali is written with them.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/** The form in which texts are compared: lower case, without joiners. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '');

/** The first thing that is wrong with a text of `plainWords`; null where it may be written. */
export function faultOf(words: string, forbidden: readonly string[]): Fault | null {
  const text = folded(words);
  if (text.trim() === '') return { why: 'empty' };
  if ([...words].length > MOST_CHAT_SIGNS) return { why: 'long', most: MOST_CHAT_SIGNS };
  if (LINKS.some((link) => link.test(text))) return { why: 'link' };
  if (CONTACT.test(text)) return { why: 'contact' };
  if (RUN.test(text) || SPACED_RUN.test(text)) return { why: 'number' };
  const word = forbidden.find((each) => beginsAWord(text, folded(each)));
  return word === undefined ? null : { why: 'word', word };
}

/** Endings are allowed after it, as Bengali adds them; within another word it is not found. */
function beginsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{M}\p{Nd}]$/u.test(text.slice(0, at))) return true;
  return false;
}
