import { latinDigits } from '@nokshi/money';
import { WEAK_PASSWORDS, WEAK_WORDS } from './weak-words.ts';

/**
 * Whether a password is among those that attackers try first (checklist V-015): a common word with
 * digits and signs around it or letters swapped in it, a walk over the keyboard, a repetition, a
 * date, or the member's own username. There are no other rules, so any other eight characters are
 * accepted.
 */
export function isWeakPassword(password: string, username: string): boolean {
  const lower = asRead(password);
  return (
    WEAK_PASSWORDS.has(lower) ||
    isDecoratedWord(lower, asRead(username)) ||
    isWalk(lower) ||
    isRepetition(lower) ||
    isDate(lower)
  );
}

/** Other forms of letters and digits, and signs that nobody sees, do not make it another password. */
const asRead = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();

/** With more around a word than this, the rest is a password of its own. */
const MOST_DECORATION = 6;

function isDecoratedWord(lower: string, username: string): boolean {
  const weak = (word: string) =>
    WEAK_WORDS.has(word) || word === username || isTwoWords(word) || isDoubled(word);
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  if (lower.length - core.length > MOST_DECORATION) return false;
  return [lower, core, unswapped(lower), unswapped(core)].some(weak) || lower === username;
}

const isTwoWords = (word: string) => {
  for (let cut = 3; cut <= word.length - 3; cut++)
    if (WEAK_WORDS.has(word.slice(0, cut)) && WEAK_WORDS.has(word.slice(cut))) return true;
  return false;
};
const isDoubled = (word: string) =>
  word.length % 2 === 0 && word.slice(0, word.length / 2) === word.slice(word.length / 2);

const SWAPS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};
const unswapped = (word: string) => word.replace(/[@401!3$57]/g, (sign) => SWAPS[sign] ?? sign);

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1122334455667788990',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhn',
  '!@#$%^&*()',
  '147258369',
  '789456123',
  '246810121416',
  '13579111315',
];
const WALKS = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);

/** Made of walks along a row of keys (or one key held down), three characters each on average. */
function isWalk(lower: string): boolean {
  let steps = 0;
  for (let at = 0; at < lower.length; at += longestWalk(lower.slice(at))) steps++;
  return steps * 3 <= lower.length;
}

function longestWalk(text: string): number {
  const held = /^(.)\1*/s.exec(text)?.[0].length ?? 1;
  for (let length = Math.min(text.length, 26); length > held; length--) {
    const piece = text.slice(0, length);
    if (WALKS.some((row) => row.includes(piece))) return length;
  }
  return held;
}

/** The same one to four characters repeated. */
const isRepetition = (lower: string) =>
  [1, 2, 3, 4].some(
    (unit) => lower.length >= unit * 2 && [...lower].every((char, at) => char === lower[at % unit]),
  );

/** Day, month, year as eight digits in the two usual orders. */
const isDate = (lower: string) =>
  /^(?:[0-3]\d[01]\d(?:19|20)\d\d|(?:19|20)\d\d[01]\d[0-3]\d)$/.test(lower);
