import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallerPicture } from './smaller-picture.ts';

const MEGABYTE = 1024 * 1024;
const photo = (bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'IMG_0001.png', { type });
const drawn: { width: number; height: number }[] = [];

beforeEach(() => {
  drawn.length = 0;
  const bitmap = { width: 8_160, height: 6_120, close: () => undefined };
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => bitmap),
  );
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    type,
  ) {
    drawn.push({ width: this.width, height: this.height });
    give(new Blob([new Uint8Array(900)], { type: type ?? '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a photo of 50 megapixels is drawn smaller before it is sent, whatever the limit', async () => {
  for (const bytes of [2 * MEGABYTE, 20 * MEGABYTE]) {
    const small = await smallerPicture(photo(12 * MEGABYTE), { bytes });
    expect(small).toMatchObject({ size: 900, type: 'image/jpeg', name: 'IMG_0001.jpg' });
  }
  expect(drawn).toEqual([
    { width: 2_400, height: 1_800 },
    { width: 2_400, height: 1_800 },
  ]);
});

test('what is small, no picture or unreadable here goes as it is', async () => {
  const pdf = photo(3 * MEGABYTE, 'application/pdf');
  expect(await smallerPicture(pdf, { bytes: 2 * MEGABYTE })).toBe(pdf);
  const small = photo(MEGABYTE);
  expect(await smallerPicture(small, { bytes: 2 * MEGABYTE })).toBe(small);
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(() => Promise.reject(new Error('no picture'))),
  );
  const broken = photo(3 * MEGABYTE);
  expect(await smallerPicture(broken, { bytes: 2 * MEGABYTE })).toBe(broken);
});
