import { PROOF_BYTES } from '@nokshi/contract/player/checkout.ts';
import { readBase64 } from '@nokshi/web/base64.ts';

export type ProofPicture = { readonly base64: string; readonly type: string };

/** Long enough that the figures on a picture of a screen can be read. */
const LONGEST_SIDE = 1_800;

/** A chosen picture as it is sent: one that is too large is drawn again, smaller. */
export async function readProof(file: File): Promise<ProofPicture> {
  const picture = file.size > PROOF_BYTES ? ((await drawnSmaller(file)) ?? file) : file;
  return { base64: await readBase64(picture, PROOF_BYTES), type: picture.type };
}

/** Null for what this browser does not read as a picture: the server says what is wrong with it. */
async function drawnSmaller(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
