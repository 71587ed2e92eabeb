import { PROOF_BYTES } from '@nokshi/contract/player/checkout.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProof } from './draw-picture.ts';

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

describe('a picture that a member shows the house', () => {
  it('is png or jpeg by its bytes, whatever it says of itself (V-061)', async () => {
    expect(await codeOf(await picture().png().toBuffer())).toBe('20 wide');
    expect(await codeOf(await picture().jpeg().toBuffer())).toBe('20 wide');
    expect(await codeOf(await picture().webp().toBuffer())).toBe('media.not-a-picture');
    expect(await codeOf(await picture().gif().toBuffer())).toBe('media.not-a-picture');
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', ''])
      expect(await codeOf(Buffer.from(text))).toBe('media.not-a-picture');
  });

  it('has 5 MiB at most (V-062)', async () => {
    expect(await codeOf(await padded(PROOF_BYTES))).toBe('20 wide');
    expect(await codeOf(await padded(PROOF_BYTES + 1))).toBe('media.too-large');
  });

  it('is refused by its pixels before it is drawn (V-064)', async () => {
    const bomb = await picture(12_000, 12_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(PROOF_BYTES);
    expect(await codeOf(bomb)).toBe('media.too-many-pixels');
  });
});
