import type { ContactProof } from '@nokshi/contract/player/contacts.ts';
import type { PlaceShown } from '@nokshi/contract/player/place-proof.ts';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { isSettledHere, SETTLE_HOURS, settledBefore } from './devices.ts';
import { proofsBefore, showProof } from './older-proof.ts';
import type { Internals } from './room.ts';
import { proofGoneAt } from './store/proofs.ts';

const HOUR_MS = 3_600_000;

/**
 * Whether more than passwords speaks for the member at this browser and address, called before a
 * withdrawal and before a payee is added. A place that has not settled needs an older proof; the
 * proof is spent and the place settles. False when the member has no proof that an intruder with
 * the passwords could not have made, and none was removed recently either. The payment password was
 * shown already, so it does not count. Refuses: identity.factor-needed, which lists the proofs,
 * identity.place-rests, and what showProof refuses. Beyond S-058.
 */
export async function provePlace(
  room: Internals,
  { proof, proofCode: code = '', passkey }: PlaceShown,
  caller: Caller,
): Promise<boolean> {
  const proofs = await room.db.read((tx) => proofsAsked(room, tx, caller));
  if (proofs === null) return true;
  if (proofs.length === 0) {
    await checkNothingGone(room, caller);
    return false;
  }
  if (!proof || !proofs.includes(proof)) {
    const value = { factors: proofs.join(' ') };
    throw refuse('identity.factor-needed', { field: 'proof', value });
  }
  await showProof(room, { proof, code, passkey, field: 'proofCode' }, caller);
  return true;
}

/** An intruder with both passwords must not get around the proof by removing the number. */
async function checkNothingGone(room: Internals, caller: Caller): Promise<void> {
  const goneAt = await room.db.read((tx) => proofGoneAt(tx, playerOf(caller).memberId));
  if (goneAt === null || goneAt <= settledBefore(room)) return;
  const usableFrom = new Date(goneAt.getTime() + SETTLE_HOURS * HOUR_MS).toISOString();
  throw refuse('identity.place-rests', { value: { usableFrom } });
}

/** The proofs to choose from when the place has not settled; null when it has. */
export async function proofsAsked(
  room: Internals,
  tx: Tx,
  caller: Caller,
): Promise<readonly ContactProof[] | null> {
  const { memberId } = playerOf(caller);
  if (await isSettledHere(room, tx, { memberId, caller })) return null;
  return (await proofsBefore(room, tx, memberId)).filter((proof) => proof !== 'pin');
}
