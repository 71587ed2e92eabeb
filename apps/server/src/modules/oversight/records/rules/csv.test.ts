import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('CSV: begins with a byte order mark and ends lines with CRLF', () => {
  expect(
    csvOf([
      ['day', 'খেলা'],
      ['2026-03-01', '12.50'],
    ]),
  ).toBe('\uFEFFday,খেলা\r\n2026-03-01,12.50\r\n');
});

test('CSV: commas, quotes and line breaks stay inside their cell', () => {
  expect(csvOf([['a,b', 'say "so"', 'two\nlines']])).toBe(
    '\uFEFF"a,b","say ""so""","two\nlines"\r\n',
  );
});

test.each([
  '=1+1',
  '+1',
  '-1+2',
  '@sum(a1)',
  '\tx',
  '=HYPERLINK("x")',
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  '\n=1',
])('%j is words and not a formula', (text) => {
  expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/);
});

test('CSV: a negative amount stays a number', () => {
  expect(csvOf([['-4.00', '-12']])).toBe('\uFEFF-4.00,-12\r\n');
});
