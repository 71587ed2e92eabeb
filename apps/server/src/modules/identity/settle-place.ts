import { RESET_PROOFS, type ResetProof } from '@nokshi/contract/player/payment-password.ts';
import { type Caller, playerOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MemberId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isSettledHere, knowHere, settledBefore } from './devices.ts';
import type { ShownProof } from './face.ts';
import { showProof } from './older-proof.ts';
import { passkeysPossible } from './passkeys.ts';
import type { Insides } from './room.ts';
import { passkeysOf } from './store/passkeys.ts';
import { proofsBefore } from './store/proofs.ts';

/**
 * What a member has to show one of before money goes out from this browser and address: nothing
 * (null) where they have settled. An empty list: there is nothing that whoever came in here with
 * the passwords could not have made. Beyond S-058.
 */
export async function proofsAsked(
  room: Insides,
  tx: Tx,
  { memberId, caller }: { memberId: MemberId; caller: Caller },
): Promise<readonly ResetProof[] | null> {
  if (await isSettledHere(room, tx, { memberId, caller })) return null;
  const had = await proofsBefore(tx, { memberId, before: settledBefore(room) });
  return RESET_PROOFS.filter(
    (proof) => had.has(proof) && (proof !== 'passkey' || passkeysPossible(room)),
  );
}

/** Spends what was shown; from then on the place has settled. Refuses: what showProof refuses. */
export async function settlePlace(room: Insides, shown: ShownProof, caller: Caller): Promise<void> {
  const { memberId } = playerOf(caller);
  const asked = await room.db.read((tx) => isShownOld(room, tx, { memberId, shown }));
  if (!asked) throw refuse('identity.second-factor-wrong', { field: shown.field });
  await showProof(room, shown, caller);
  await room.db.tx((tx) => knowHere(room, tx, { memberId, caller, proven: true }));
}

/** Of several passkeys a young one may be the stranger's. */
async function isShownOld(
  room: Insides,
  tx: Tx,
  { memberId, shown }: { memberId: MemberId; shown: ShownProof },
): Promise<boolean> {
  if (shown.proof !== 'passkey') return true;
  const known = await passkeysOf(tx, memberId);
  const used = known.find(({ credentialId }) => credentialId === shown.passkey?.id);
  return used === undefined || used.madeAt <= settledBefore(room);
}
