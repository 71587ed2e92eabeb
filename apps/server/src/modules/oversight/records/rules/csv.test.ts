import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table begins with a byte order mark and ends each line as the format says', () => {
  expect(
    csvOf([
      ['day', 'খেলা'],
      ['2026-03-01', '12.50'],
    ]),
  ).toBe('\uFEFFday,খেলা\r\n2026-03-01,12.50\r\n');
});

test('commas, quotes and line ends stay inside their cell', () => {
  expect(csvOf([['a,b', 'say "so"', 'two\nlines']])).toBe(
    '\uFEFF"a,b","say ""so""","two\nlines"\r\n',
  );
});

test.each(['=1+1', '+1', '-1+2', '@sum(a1)', '\tx', '=HYPERLINK("x")'])(
  '%j is words and not a formula',
  (text) => {
    expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/);
  },
);

test('an amount below zero stays a figure', () => {
  expect(csvOf([['-4.00', '-12']])).toBe('\uFEFF-4.00,-12\r\n');
});
