import { expect, it } from 'vitest';
import { readText } from './read-text.ts';

it('a file in UTF-8 is read as it is, its byte order mark left out', async () => {
  const file = new Blob(['\uFEFFdate,amount\n2026-03-01,রহিমা']);
  expect(await readText(file)).toEqual({ text: 'date,amount\n2026-03-01,রহিমা', isUtf8: true });
});

it('a file of Windows-1252 keeps its letters, and says what it is', async () => {
  const file = new Blob([Uint8Array.of(0x4a, 0x6f, 0x73, 0xe9)]);
  expect(await readText(file)).toEqual({ text: 'José', isUtf8: false });
});
