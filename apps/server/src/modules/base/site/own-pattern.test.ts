import { matchesWhole } from '@nokshi/contract/registration/match-program.ts';
import { MOST_STEPS } from '@nokshi/contract/registration/pattern-program.ts';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { times } from '../../../../../../tests/harness/extent.ts';
import { compilePattern } from './own-pattern.ts';

const matches = (pattern: string, value: string): boolean => {
  const program = compilePattern(pattern);
  if (!program) throw new Error(`${pattern} cannot be read`);
  return matchesWhole(program, value);
};

const SIGNS = [
  'a',
  'b',
  'K',
  'k',
  '7',
  '_',
  ' ',
  '\n',
  'é',
  'ক',
  'া',
  'ſ',
  '\u212a',
  '😀',
  '\ud83d',
];
const ATOMS = [
  'a',
  'b',
  'k',
  '7',
  'ক',
  '😀',
  '.',
  '\\d',
  '\\w',
  '\\W',
  '\\s',
  '\\pL',
  '\\p{Bengali}',
  '[a-k]',
  '[^a\\d]',
  '[[:alpha:]_]',
  '(?i:k)',
  '(?i:s)',
  '(?i:[j-l])',
  '(?s:.)',
  '^',
  '$',
  '(?m:^)',
  '(?m:$)',
  '\\b',
  '\\B',
  '\\A',
  '\\z',
]; // prettier-ignore
const { pattern: patterns } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...ATOMS),
    fc
      .tuple(tie('part'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}', '*?', '+?'))
      .map(([part, times]) => `(?:${part})${times}`),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => `(${one}|${other})`),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => one + other),
  ),
  pattern: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
}));
const values = fc.array(fc.constantFrom(...SIGNS), { maxLength: 8 }).map((signs) => signs.join(''));

describe('an operator’s own pattern', () => {
  it('our program and the engine find the same, whatever the pattern and value', () => {
    let found = 0;
    fc.assert(
      fc.property(patterns, values, (pattern, value) => {
        const due = RE2JS.compile(pattern).matches(value);
        found += Number(due);
        expect(matches(pattern, value)).toBe(due);
      }),
      { numRuns: times(400) },
    );
    expect(found).toBeGreaterThan(5);
  });

  it('has to match the whole value', () => {
    expect(matches('[A-Z]{2}[0-9]{4}', 'AB1234')).toBe(true);
    expect(matches('[A-Z]{2}[0-9]{4}', 'AB12345')).toBe(false);
    expect(matches('', '')).toBe(true);
    expect(matches('', 'a')).toBe(false);
  });

  it('cannot block the server (V-029)', () => {
    const program = compilePattern('(a+)+$');
    const started = performance.now();
    expect(program && matchesWhole(program, `${'a'.repeat(50)}!`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(program && matchesWhole(program, `${'a'.repeat(50_000)}!`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it.each(['(', 'a{2,1}', '(?=a)b', '(?<=a)b', '\\1', `a{${MOST_STEPS}}`, '(?:a{100}){20}'])(
    'is refused as %s',
    (pattern) => {
      expect(compilePattern(pattern)).toBeNull();
    },
  );
});
