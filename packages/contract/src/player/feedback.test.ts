import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, fitsQuestion } from './feedback.ts';

const word = fc.constantFrom('deposit', 'জমা', 'উত্তোলন', 'bKash-এ', '৳500', '“কবে”?', '-');
const gap = fc.constantFrom(' ', '  ', '\n', '\t', '\u00a0', '\r\n\r\n');

describe('the words of a support question', () => {
  it('are counted by white space, whatever the script and however wide the gaps', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap)), gap, (parts, lead) => {
        const content = lead + parts.flat().join('');
        expect(countWords(content)).toBe(parts.length);
      }),
    );
  });

  it.each([
    [0, false],
    [4, false],
    [5, true],
    [200, true],
    [201, false],
  ])('%i of them: %s (V-059)', (count, due) => {
    for (const each of ['word', 'শব্দ']) {
      const content = Array.from({ length: count }, () => each).join(' ');
      expect(fitsQuestion(content)).toBe(due);
    }
  });
});
