import { hash } from 'node:crypto';
import { PICTURE_BYTES } from '@nokshi/contract/console/media.ts';
import { PROOF_BYTES } from '@nokshi/contract/player/checkout.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { refuse } from '../../../kernel/refusal.ts';

/** One processor draws; the others go on serving. */
sharp.concurrency(1);

export type Drawn = {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Limits that a picture is checked against before it is decoded. */
type Bounds = { readonly bytes: number; readonly kinds: readonly string[] };

const PICTURE: Bounds = { bytes: PICTURE_BYTES, kinds: ['PNG', 'JPEG', 'WebP', 'AVIF'] };
/** Limits of pictures that members send to the house. Checklist V-061, V-062. */
const PROOF: Bounds = { bytes: PROOF_BYTES, kinds: ['PNG', 'JPEG'] };
/**
 * A telephone takes 50 megapixels, as JPEG: 100 MB while it is read, 350 MB if it is progressive.
 * Other kinds unfold to any size from few bytes.
 */
const MOST_PIXELS = { jpeg: 52_000_000, others: 24_000_000 } as const;
const LONGEST_SIDE = 2_400;
const MEGABYTE = 1024 * 1024;

/**
 * Decodes an uploaded picture and encodes it again as WebP, at most 2,400 pixels a side, so that no
 * byte of the file itself is kept: no metadata, no second format. The type is read from the bytes,
 * never from a name. Refuses media.too-large, media.not-a-picture, media.too-many-pixels.
 */
export const drawPicture = (base64: string): Promise<Drawn> => draw(base64, PICTURE);

/** The same for a picture that a member sends to the house: PNG or JPEG only. */
export const drawProof = (base64: string): Promise<Drawn> => draw(base64, PROOF);

async function draw(base64: string, bounds: Bounds): Promise<Drawn> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > bounds.bytes)
    throw refuse('media.too-large', { value: { megabytes: bounds.bytes / MEGABYTE } });
  const type = await fileTypeFromBuffer(file);
  if (!bounds.kinds.some((kind) => type?.mime === `image/${kind.toLowerCase()}`))
    throw refuse('media.not-a-picture', { value: { kinds: bounds.kinds.join(', ') } });
  const most = MOST_PIXELS[type?.mime === 'image/jpeg' ? 'jpeg' : 'others'];
  const picture = sharp(file, { limitInputPixels: most, failOn: 'error' });
  const { width = 0, height = 0 } = await picture.metadata().catch(refuseBroken);
  if (width * height > most) throw refuse('media.too-many-pixels');
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

/** A picture that the decoder cannot read is the sender's mistake, not a fault. */
function refuseBroken(cause: unknown): never {
  if (cause instanceof Error && /pixel limit/i.test(cause.message))
    throw refuse('media.too-many-pixels');
  throw refuse('media.not-a-picture');
}
