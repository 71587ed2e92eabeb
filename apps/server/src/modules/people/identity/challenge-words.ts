import type { RandomSource } from '../../../kernel/random.ts';
import type { AnswerBook } from './challenge-answers.ts';
import { type Challenge, fairNumber } from './challenge-kinds.ts';
import { askInWords, DIGITS, type Question, WAYS } from './rules/question.ts';

export type { Question };

/**
 * The way around the image for those who cannot see it: a question in words, answered with five
 * digits and under the same limits (once a task, five minutes, one task a second). WCAG 1.1.1.
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
