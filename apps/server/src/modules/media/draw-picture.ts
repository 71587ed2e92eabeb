import { hash } from 'node:crypto';
import { PICTURE_BYTES } from '@nokshi/contract/console/media.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { refuse } from '../../kernel/refusal.ts';

export type Drawn = {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

const READABLE: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
]);
const MOST_PIXELS = 24_000_000;
const LONGEST_SIDE = 2_400;
const MEGABYTE = 1024 * 1024;

/**
 * Draws an uploaded picture anew as WebP, at most 2,400 pixels a side: nothing of the file itself is
 * kept, no metadata, no second meaning. The type is read from the bytes, never from a name.
 * Refuses media.too-large, media.not-a-picture, media.too-many-pixels.
 */
export async function drawPicture(base64: string): Promise<Drawn> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > PICTURE_BYTES)
    throw refuse('media.too-large', { value: { megabytes: PICTURE_BYTES / MEGABYTE } });
  const type = await fileTypeFromBuffer(file);
  if (!type || !READABLE.has(type.mime)) throw refuse('media.not-a-picture');
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width = 0, height = 0 } = await picture.metadata().catch(refuseBroken);
  if (width * height > MOST_PIXELS) throw refuse('media.too-many-pixels');
  const { data, info } = await picture
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
  const name = hash('sha256', data, 'hex').slice(0, 40);
  return { hash: name, bytes: data, width: info.width, height: info.height };
}

/** What the decoder cannot read is the sender's picture, not our fault. */
function refuseBroken(cause: unknown): never {
  if (cause instanceof Error && /pixel limit/i.test(cause.message))
    throw refuse('media.too-many-pixels');
  throw refuse('media.not-a-picture');
}
