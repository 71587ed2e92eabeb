import type { RandomSource } from '../../../kernel/random.ts';
import { type AnswerBook, type Challenge, fairNumber } from './challenge.ts';

export type Question = { readonly question: { readonly EN: string; readonly BN: string } };
type Way = 'forward' | 'backward';

/** As many as the image has characters; more would be hard to remember while listening. */
const DIGITS = 5;
const WAYS: readonly Way[] = ['forward', 'backward'];

const WORDS = {
  EN: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  BN: ['শূন্য', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়'],
} as const;

const ASK = {
  forward: {
    EN: (list: string) => `Write these numbers as digits, from first to last: ${list}.`,
    BN: (list: string) => `এই সংখ্যাগুলো প্রথম থেকে শেষ পর্যন্ত অঙ্কে লিখুন: ${list}।`,
  },
  backward: {
    EN: (list: string) => `Write these numbers as digits, from last to first: ${list}.`,
    BN: (list: string) => `এই সংখ্যাগুলো শেষ থেকে প্রথম পর্যন্ত উল্টো করে অঙ্কে লিখুন: ${list}।`,
  },
} as const;

/** A question that can be read out in either language, and its answer in digits. */
export function askInWords(
  digits: readonly number[],
  way: Way = 'forward',
): { question: Question; answer: string } {
  const said = (language: 'EN' | 'BN') =>
    ASK[way][language](digits.map((digit) => WORDS[language][digit]).join(', '));
  const order = way === 'forward' ? digits : digits.toReversed();
  return { question: { question: { EN: said('EN'), BN: said('BN') } }, answer: order.join('') };
}

/**
 * The alternative to the image for people who cannot see it: a question in words, answered with
 * five digits and under the same limits (once a task, five minutes, one task a second). WCAG 1.1.1.
 */
export const createWordsChallenge = (
  random: RandomSource,
  book: AnswerBook,
): Challenge<Question> => ({
  async issue(guest) {
    const digits = Array.from({ length: DIGITS }, () => fairNumber(random, 10));
    const { question, answer } = askInWords(digits, WAYS[fairNumber(random, WAYS.length)]);
    await book.keep(guest, answer);
    return question;
  },
  check: book.check,
});
