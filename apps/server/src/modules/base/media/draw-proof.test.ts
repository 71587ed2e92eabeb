import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { full } from '../../../../../../tests/harness/extent.ts';
import { drawProof } from './draw-picture.ts';

const FIVE_MIB = 5 * 1024 * 1024;

const picture = (width = 20, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#2b3a8c' }, limitInputPixels: false });
const codeOf = (bytes: Buffer) =>
  drawProof(bytes.toString('base64')).then(
    ({ width }) => `${width} wide`,
    (err: Error & { code?: string }) => err.code ?? err.message,
  );
const padded = async (length: number) => {
  const png = await picture().png().toBuffer();
  return Buffer.concat([png, Buffer.alloc(length - png.length)]);
};

/** The header of a square PNG of so many pixels a side, without image data. */
function hugeHead(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const none = Buffer.alloc(0);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', none), chunk('IEND', none)]);
}

describe('a picture that a member sends to the house', () => {
  it('is PNG or JPEG by its bytes, whatever its header claims (V-061)', async () => {
    expect(await codeOf(await picture().png().toBuffer())).toBe('20 wide');
    expect(await codeOf(await picture().jpeg().toBuffer())).toBe('20 wide');
    expect(await codeOf(await picture().webp().toBuffer())).toBe('media.not-a-picture');
    expect(await codeOf(await picture().gif().toBuffer())).toBe('media.not-a-picture');
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', ''])
      expect(await codeOf(Buffer.from(text))).toBe('media.not-a-picture');
  });

  it('has at most 5 MiB (V-062)', async () => {
    expect(await codeOf(await padded(FIVE_MIB))).toBe('20 wide');
    expect(await codeOf(await padded(FIVE_MIB + 1))).toBe('media.too-large');
  });

  it('is refused by its pixel count before it is decoded (V-064)', async () => {
    const bomb = await picture(8_000, 8_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(FIVE_MIB);
    expect(await codeOf(bomb)).toBe('media.too-many-pixels');
    // Claims 2.5 billion pixels and holds none: there is nothing in it to decode.
    const started = performance.now();
    expect(await codeOf(hugeHead(50_000))).toBe('media.too-many-pixels');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('may have the 50 megapixels of a telephone, and is kept smaller', async () => {
    expect(await codeOf(await picture(8_160, 6_144).jpeg().toBuffer())).toBe('2400 wide');
    // A photo of a telephone is a JPEG: a PNG of as many pixels is a few bytes that unfold.
    expect(await codeOf(hugeHead(7_080))).toBe('media.too-many-pixels');
  });

  it.runIf(full)('may be a progressive one of as many', async () => {
    const progressive = await picture(6_144, 8_160).jpeg({ progressive: true }).toBuffer();
    expect(await codeOf(progressive)).toBe('1807 wide');
  });

  it('of another type is refused with the list of accepted types', async () => {
    const webp = await picture().webp().toBuffer();
    const thrown: unknown = await drawProof(webp.toString('base64')).catch((err: unknown) => err);
    expect(thrown).toMatchObject({ facts: { value: { kinds: 'PNG, JPEG' } } });
  });
});
