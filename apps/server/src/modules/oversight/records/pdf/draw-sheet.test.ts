import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { drawSheet } from './draw-sheet.ts';
import { giveFonts } from './shape.ts';
import type { Sheet } from './sheet.ts';
import { wordsOf } from './test-pdf.ts';

const AT = new Date('2026-03-01T06:00:00.000Z');
const sheetOf = (rows: number, change: Partial<Sheet> = {}): Sheet => ({
  language: 'BN',
  house: 'নকশি',
  title: 'বাজির ইতিহাস',
  facts: [['সদস্য', 'pl***']],
  columns: [
    { title: 'গেম', share: 2 },
    { title: 'পরিমাণ', share: 1, figure: true },
  ],
  rows: Array.from({ length: rows }, (_, row) => ['কাঁথার রেখা', `${row}.00`]),
  total: ['সব মিলিয়ে', '12.00'],
  note: null,
  foot: 'খতিয়ানের শীর্ষ 00ff',
  pageName: (page, of) => `পাতা ${page} / ${of}`,
  ...change,
});

const times = (all: readonly string[], one: string) => all.filter((each) => each === one).length;

/** Glyphs of a text as a document draws them, by their number in the font. */
function glyphsOf(text: string): number[] {
  const document = new PDFDocument();
  giveFonts(document);
  document.font('regular');
  const inner = document as unknown as { _font: { layout(text: string): { glyphs: [] } } };
  return inner._font.layout(text).glyphs.map(({ id }: { id: number }) => id);
}

test('PDF: a Bengali conjunct is one glyph, and vowels are in reading order', () => {
  expect(glyphsOf('ক্ষ')).toHaveLength(1);
  expect(glyphsOf('র্ক')).toHaveLength(2);
  const conjunct = glyphsOf('স্ক্র');
  expect(glyphsOf('স্ক্রি').slice(1)).toEqual(conjunct);
  expect(glyphsOf('ব্যা')).toHaveLength(3);
  for (const word of ['ট্রাক', 'শ্রদ্ধা', 'উজ্জ্বল', '৳1,234.50 Nokshi −']) {
    expect(glyphsOf(word)).not.toContain(0);
  }
});

test('PDF: every page has the table heading, the ledger head and its number', async () => {
  const words = wordsOf(await drawSheet(sheetOf(100), AT));
  for (const each of ['গেম', 'পরিমাণ', 'খতিয়ানের শীর্ষ 00ff', 'নকশি'])
    expect(times(words, each)).toBe(4);
  for (const page of [1, 2, 3, 4]) expect(words).toContain(`পাতা ${page} / 4`);
  expect(times(words, 'কাঁথার রেখা')).toBe(100);
  expect(times(words, 'সব মিলিয়ে')).toBe(1);
});

test.each([0, 27, 28, 29, 30, 31, 32, 58, 59, 60, 61, 62])(
  'PDF: no row is lost at a page break: %i rows',
  async (rows) => {
    const words = wordsOf(await drawSheet(sheetOf(rows, { note: 'আরও ছিল' }), AT));
    expect(times(words, 'কাঁথার রেখা')).toBe(rows);
    expect(times(words, 'সব মিলিয়ে')).toBe(1);
    expect(times(words, 'আরও ছিল')).toBe(1);
  },
);

test('PDF: the same table at the same moment is the same file', async () => {
  const [one, two] = [await drawSheet(sheetOf(3), AT), await drawSheet(sheetOf(3), AT)];
  expect(one.equals(two)).toBe(true);
  expect(one.equals(await drawSheet(sheetOf(4), AT))).toBe(false);
});

test('PDF: words too long for their column end in an ellipsis', async () => {
  const words = wordsOf(await drawSheet(sheetOf(0, { total: ['কাঁথার রেখা '.repeat(30), ''] }), AT));
  expect(words.some((each) => each.endsWith('…'))).toBe(true);
});

test('PDF: a heading longer than its column wraps at words', async () => {
  const columns = [
    { title: 'সব মিলিয়ে মোট গেমিং আয়', share: 1 },
    { title: 'গেম', share: 11 },
  ];
  const words = wordsOf(await drawSheet(sheetOf(40, { columns, total: null }), AT));
  const lines = words.filter((each) => 'সব মিলিয়ে মোট গেমিং আয়'.includes(each) && each !== 'গেম');
  expect(lines.slice(0, 2).join(' ')).toBe('সব মিলিয়ে মোট গেমিং আয়');
});

test('PDF: a figure is never cut, however narrow its column', async () => {
  const figure = `${'৯'.repeat(60)}.৯৯`;
  expect(wordsOf(await drawSheet(sheetOf(0, { total: ['', figure] }), AT))).toContain(figure);
});
