import type { Security } from '@nokshi/contract/player/security.ts';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { maskedContact } from '../identity/index.ts';
import { deviceOf, MOST_DEVICES, toDevice } from './devices.ts';
import { passkeysPossible } from './passkeys.ts';
import { hasProofs, olderProofs } from './older-proof.ts';
import type { Internals } from './room.ts';
import { devicesOf } from './store/devices.ts';
import { recoveryCodesLeft, totpOf } from './store/factors.ts';
import { passkeysOf } from './store/passkeys.ts';
import { paymentPasswordSetAt } from './store/payment-passwords.ts';

/** The protection of an account, as its owner sees it. Checklist MC-021. */
export async function showSecurity(room: Internals, tx: Tx, caller: Caller): Promise<Security> {
  const { memberId } = playerOf(caller);
  const member = await room.accounts.byId(tx, memberId);
  if (!member) throw refuse('edge.session-ended');
  const totp = await totpOf(tx, memberId);
  const passkeys = await passkeysOf(tx, memberId);
  const here = deviceOf(room, caller);
  const now = room.clock.now();
  const devices = await devicesOf(tx, { memberId, now, limit: MOST_DEVICES });
  return {
    passwordChangedAt: member.passwordChangedAt.toISOString(),
    passkeysPossible: passkeysPossible(room),
    totpSince: totp?.sealed ? totp.madeAt.toISOString() : null,
    passkeys: passkeys.map((row) => ({
      id: row.credentialId,
      name: row.name,
      madeAt: row.madeAt.toISOString(),
      usedAt: row.usedAt?.toISOString() ?? null,
    })),
    paymentPasswordSetAt: (await paymentPasswordSetAt(tx, memberId))?.toISOString() ?? null,
    proofs: await olderProofs(room, tx, memberId),
    proofNeeded: await hasProofs(room, tx, memberId),
    contacts: (await room.contacts.of(tx, memberId)).flatMap(
      ({ kind, address, verifiedAt, factorSince }) =>
        verifiedAt
          ? [{ kind, shown: maskedContact(kind, address), asked: factorSince !== null }]
          : [],
    ),
    recoveryCodesLeft: await recoveryCodesLeft(tx, memberId),
    devices: devices.map((row) => ({ ...toDevice(row), current: row.deviceId === here })),
    profile: await room.accounts.profile(tx, member),
    closingAt: member.closingAt?.toISOString() ?? null,
  };
}
