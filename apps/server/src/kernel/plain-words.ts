/** What texts of members are held to: how they are stored, and what leads out of the product. Pure. */

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

/** A link, an address, or a number to call or pay to, in a text of {@link plainWords}; null: none. */
export function leadsOut(words: string): 'link' | 'contact' | 'number' | null {
  const text = folded(words);
  if (LINKS.some((link) => link.test(text))) return 'link';
  if (CONTACT.test(text)) return 'contact';
  return RUN.test(text) || SPACED_RUN.test(text) ? 'number' : null;
}
