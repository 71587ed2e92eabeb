import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Kind, Selection } from './play.ts';
import {
  MOST_LINES,
  MOST_SELECTION_TEXT,
  readSelection,
  writeSelection,
} from './selection-text.ts';

const KINDS: readonly Kind[] = [
  'places',
  'numbers',
  'repeated',
  'bankers',
  'any',
  'lines',
  'options',
];

test.each([
  [{ kind: 'places', places: [[0, 1], [2, 5], [], [9]] }, '01|25||9'],
  [{ kind: 'places', places: [[1, 10], [5]] }, '.1.10|.5'],
  [{ kind: 'numbers', numbers: [1, 2] }, '12'],
  [{ kind: 'numbers', numbers: [12] }, '.12'],
  [{ kind: 'repeated', repeated: [3], single: [4, 5] }, '3|45'],
  [{ kind: 'bankers', bankers: [11], others: [2, 3] }, '.11|.2.3'],
  [{ kind: 'any', places: [0, 4], numbers: [7, 8] }, '04|78'],
  [
    {
      kind: 'lines',
      lines: [
        [0, 0, 7],
        [1, 2, 3],
      ],
    },
    '007,123',
  ],
  [
    {
      kind: 'lines',
      lines: [
        [1, 2],
        [10, 3],
      ],
    },
    '.1.2,.10.3',
  ],
  [{ kind: 'options', options: [0, 2] }, '02'],
] as const)('selection text: %j is written %s and reads back the same', (selection, text) => {
  expect(writeSelection(selection)).toBe(text);
  expect(readSelection(selection.kind, text)).toEqual(selection);
});

const set = (most: number) => fc.uniqueArray(fc.integer({ min: 0, max: most }), { maxLength: 12 });
const line = (most: number) =>
  fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 6 });
const anySelection: fc.Arbitrary<Selection> = fc
  .constantFrom(9, 11, 49, 999_999)
  .chain((most) =>
    fc.oneof(
      fc.record({ kind: fc.constant('places' as const), places: fc.array(set(most)) }),
      fc.record({ kind: fc.constant('numbers' as const), numbers: set(most) }),
      fc.record({ kind: fc.constant('options' as const), options: set(most) }),
      fc.record({ kind: fc.constant('repeated' as const), repeated: set(most), single: set(most) }),
      fc.record({ kind: fc.constant('bankers' as const), bankers: set(most), others: set(most) }),
      fc.record({ kind: fc.constant('any' as const), places: set(9), numbers: set(most) }),
      fc.record({ kind: fc.constant('lines' as const), lines: fc.array(line(most)) }),
    ),
  );

test('selection text: what is written reads back as the same selection, in one canonical text', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const text = writeSelection(selection);
      if (text === '') return;
      const back = readSelection(selection.kind, text);
      expect(back).not.toBeNull();
      expect(back && writeSelection(back)).toBe(text);
    }),
  );
});

test('selection text: two selections that hold the same numbers in another order have the same text', () => {
  expect(writeSelection({ kind: 'numbers', numbers: [3, 1, 2, 3] })).toBe('123');
  const lines = [
    [9, 8],
    [1, 2],
    [9, 8],
  ];
  expect(writeSelection({ kind: 'lines', lines })).toBe('12,98');
});

test('selection text: whatever is read is exactly what would be written', () => {
  const loose = fc.string({ unit: fc.constantFrom(...'0123.|,') });
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), loose, (kind, text) => {
      const selection = readSelection(kind, text);
      if (selection) expect(writeSelection(selection)).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['numbers', ''],
  ['numbers', '21'],
  ['numbers', '11'],
  ['numbers', '.1.2'],
  ['numbers', '.01.12'],
  ['numbers', '1.12'],
  ['numbers', '.12.'],
  ['numbers', '.1234567'],
  ['numbers', '1|2'],
  ['numbers', ' 1'],
  ['numbers', '-1'],
  ['numbers', '1e3'],
  ['numbers', '１'],
  ['repeated', '1'],
  ['bankers', '1|2|3'],
  ['any', '0'],
  ['lines', '12,12'],
  ['lines', '98,12'],
  ['lines', '12,,98'],
  ['lines', '12|98'],
  ['places', '1,2'],
] as const)('selection text: %s does not read %j', (kind, text) => {
  expect(readSelection(kind, text)).toBeNull();
});

test('selection text: ten thousand lines are read, one more is refused, and so is a text that is too long', () => {
  const lines = Array.from({ length: MOST_LINES + 1 }, (_, at) => [
    ...`${at}`.padStart(5, '0'),
  ]).map((line) => line.map(Number));
  const text = writeSelection({ kind: 'lines', lines: lines.slice(0, MOST_LINES) });
  expect(readSelection('lines', text)).toEqual({
    kind: 'lines',
    lines: lines.slice(0, MOST_LINES),
  });
  expect(readSelection('lines', writeSelection({ kind: 'lines', lines }))).toBeNull();
  expect(readSelection('places', '|'.repeat(MOST_SELECTION_TEXT))).not.toBeNull();
  expect(readSelection('places', '|'.repeat(MOST_SELECTION_TEXT + 1))).toBeNull();
});
