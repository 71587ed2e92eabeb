import { hash } from 'node:crypto';
import { PICTURE_BYTES } from '@nokshi/contract/console/media.ts';
import { PROOF_BYTES } from '@nokshi/contract/player/checkout.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { refuse } from '../../../kernel/refusal.ts';

export type Drawn = {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

/** What a picture may be before it is drawn anew. */
type Bounds = { readonly bytes: number; readonly kinds: readonly string[] };

const PICTURE: Bounds = { bytes: PICTURE_BYTES, kinds: ['PNG', 'JPEG', 'WebP', 'AVIF'] };
/** What members show the house. Checklist V-061, V-062. */
const PROOF: Bounds = { bytes: PROOF_BYTES, kinds: ['PNG', 'JPEG'] };
const MOST_PIXELS = 24_000_000;
const LONGEST_SIDE = 2_400;
const MEGABYTE = 1024 * 1024;

/**
 * Draws an uploaded picture anew as WebP, at most 2,400 pixels a side: nothing of the file itself is
 * kept, no metadata, no second meaning. The type is read from the bytes, never from a name.
 * Refuses media.too-large, media.not-a-picture, media.too-many-pixels.
 */
export const drawPicture = (base64: string): Promise<Drawn> => draw(base64, PICTURE);

/** The same for a picture that a member shows the house: png or jpeg alone. */
export const drawProof = (base64: string): Promise<Drawn> => draw(base64, PROOF);

async function draw(base64: string, bounds: Bounds): Promise<Drawn> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > bounds.bytes)
    throw refuse('media.too-large', { value: { megabytes: bounds.bytes / MEGABYTE } });
  const type = await fileTypeFromBuffer(file);
  if (!bounds.kinds.some((kind) => type?.mime === `image/${kind.toLowerCase()}`))
    throw refuse('media.not-a-picture', { value: { kinds: bounds.kinds.join(', ') } });
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
