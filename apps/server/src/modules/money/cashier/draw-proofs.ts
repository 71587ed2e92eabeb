import type { ForWhom } from '../../../kernel/for-whom.ts';
import type { CashierRoom } from './room.ts';

type Asked = { readonly who: ForWhom; readonly proofs: readonly string[] };

/**
 * The pictures that a member sends, drawn before any transaction and one after another. The caller
 * has checked that they belong to something of the member. Refuses: media.*, edge.busy.
 */
export async function drawProofs(
  { media }: Pick<CashierRoom, 'media'>,
  { who, proofs }: Asked,
): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const proof of proofs) pictures.push((await media.drawProof(proof, who)).bytes);
  return pictures;
}
