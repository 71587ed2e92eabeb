import type { ContactProof } from '@nokshi/contract/player/contacts.ts';
import type { PlaceShown } from '@nokshi/contract/player/place-proof.ts';
import { type Caller, playerOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isSettledHere, knowHere } from './devices.ts';
import { proofsBefore, showProof } from './older-proof.ts';
import type { Insides } from './room.ts';

/**
 * Whether more than passwords speaks for the member at this browser and address, before money goes
 * out from here or an account to pay to is added. From a place that has not settled it takes what
 * there was before; what was shown is spent, and the place has settled. False: there is nothing that
 * whoever came in here with the passwords could not have made. The payment password was shown, so
 * it is none. Refuses: identity.factor-needed, which names what there is, and what showProof
 * refuses. Beyond S-058.
 */
export async function provePlace(
  room: Insides,
  { proof, proofCode: code = '', passkey }: PlaceShown,
  caller: Caller,
): Promise<boolean> {
  const proofs = await room.db.read((tx) => proofsAsked(room, tx, caller));
  if (!proofs?.length) return proofs === null;
  if (!proof || !proofs.includes(proof)) {
    const value = { factors: proofs.join(' ') };
    throw refuse('identity.factor-needed', { field: 'proof', value });
  }
  await showProof(room, { proof, code, passkey, field: 'proofCode' }, caller);
  const { memberId } = playerOf(caller);
  await room.db.tx((tx) => knowHere(room, tx, { memberId, caller, proven: true }));
  return true;
}

/** One of these, where the place has not settled; null where it has. */
export async function proofsAsked(
  room: Insides,
  tx: Tx,
  caller: Caller,
): Promise<readonly ContactProof[] | null> {
  const { memberId } = playerOf(caller);
  if (await isSettledHere(room, tx, { memberId, caller })) return null;
  return (await proofsBefore(room, tx, memberId)).filter((proof) => proof !== 'pin');
}
