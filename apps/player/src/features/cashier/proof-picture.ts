import { PROOF_BYTES } from '@nokshi/contract/player/checkout.ts';
import { readBase64 } from '@nokshi/web/base64.ts';
import { smallerPicture } from '@nokshi/web/smaller-picture.ts';

export type ProofPicture = { readonly base64: string; readonly type: string };

/** A chosen picture as it is sent. */
export async function readProof(file: File): Promise<ProofPicture> {
  const picture = await smallerPicture(file, { bytes: PROOF_BYTES });
  return { base64: await readBase64(picture, PROOF_BYTES), type: picture.type };
}
