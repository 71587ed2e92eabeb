import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

/** What copy may write in a row: everything but a line break, and never `\.` alone. */
const row = fc
  .string({ unit: fc.constantFrom('a', '\\', '.', '\t', 'N', 'ঢ', '\\N', '\\\\.') })
  .filter((text) => text !== '\\.');

async function* cut(text: Buffer, at: readonly number[]): AsyncGenerator<Buffer> {
  const places = [0, ...at.map((n) => n % (text.length + 1)).sort((a, b) => a - b), text.length];
  for (const [i, from] of places.entries()) yield text.subarray(from, places[i + 1]);
}

test('read lines: rows and lines are read as written, wherever the chunks break', async () => {
  const tables = fc.array(fc.array(row, { maxLength: 6 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(tables, fc.array(fc.nat(), { maxLength: 12 }), async (given, breaks) => {
      const text = given.map((rows) => `{}\n${rows.map((r) => `${r}\n`).join('')}\\.\nend\n`);
      const lines = readLines(cut(Buffer.from(text.join('')), breaks));
      for (const rows of given) {
        expect(await lines.line()).toBe('{}');
        const read: Buffer[] = [];
        for await (const chunk of lines.rows()) {
          expect(chunk.at(-1)).toBe(10);
          read.push(chunk);
        }
        expect(Buffer.concat(read).toString()).toBe(rows.map((r) => `${r}\n`).join(''));
        expect(await lines.line()).toBe('end');
      }
      expect(await lines.line()).toBeNull();
    }),
  );
});

test('read lines: rows without their end are a fault', async () => {
  const lines = readLines(cut(Buffer.from('1\n2\n'), []));
  await expect(async () => {
    for await (const chunk of lines.rows()) expect(chunk.length).toBeGreaterThan(0);
  }).rejects.toThrow('no end');
});
