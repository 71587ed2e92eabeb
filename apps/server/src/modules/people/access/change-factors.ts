import type { OwnerShown } from '@nokshi/contract/player/contacts.ts';
import type { CodeKind } from '@nokshi/contract/player/entry.ts';
import { type Caller, playerOf, type Story } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { maskedContact } from '../identity/index.ts';
import { countShare, giveBack } from './tries.ts';
import { confirmOwner } from './confirm-owner.ts';
import { rememberPlace, forgetOtherPlaces } from './devices.ts';
import { factorsOf } from './factors.ts';
import {
  askerOf,
  MOST_PASSKEYS,
  passkeyMade,
  passkeysPossible,
  passkeyToMake,
} from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import type { Internals } from './room.ts';
import {
  deleteRecoveryCodes,
  eraseTotp,
  spendTotpStep,
  totpOf,
  writePendingTotp,
  writeTotp,
} from './store/factors.ts';
import { deletePasskey, passkeysOf } from './store/passkeys.ts';
import { markProofGone } from './store/proofs.ts';
import { matchingStep, newTotp } from './totp.ts';

type Codes = { codes: string[] };
type Nothing = Record<string, never>;

/** A new authenticator secret; it counts only after a first code. Refuses: …second-factor-on. */
export async function beginTotp(
  room: Internals,
  caller: Caller,
  shown: OwnerShown,
): Promise<Story<{ secret: string; uri: string }>> {
  const { memberId, username } = await confirmOwner(room, caller, shown);
  const { secret, uri, sealed } = newTotp(room, { owner: memberId, label: username });
  const now = room.clock.now();
  return async (tx) => {
    if ((await writePendingTotp(tx, { memberId, sealed, now })) === 0)
      throw refuse('identity.second-factor-on');
    return { secret, uri };
  };
}

/**
 * Switches the authenticator on. A wrong code stays counted, so it commits before it refuses.
 * Refuses: identity.second-factor-on, identity.second-factor-wrong, identity.too-many-attempts.
 */
export async function confirmTotp(
  room: Internals,
  caller: Caller,
  code: string,
): Promise<Story<Codes>> {
  const { memberId } = playerOf(caller);
  const about = toWire('mbr', memberId);
  const share = { kind: 'factor', parts: [memberId], known: true, about } as const;
  const taken = await countShare(room, share);
  return async (tx) => {
    const totp = await totpOf(tx, memberId);
    if (totp?.sealed) throw refuse('identity.second-factor-on');
    const sealed = totp?.pendingSealed;
    const step = sealed ? matchingStep(room, { owner: memberId, sealed, code }) : null;
    if (!sealed || step === null || (await spendTotpStep(tx, memberId, step)) === 0)
      throw refuse('identity.second-factor-wrong', { field: 'code' });
    await giveBack(room, tx, taken);
    const first = (await factorsOf(room, tx, { memberId })).length === 0;
    const now = room.clock.now();
    await writeTotp(tx, { memberId, sealed, now });
    await room.accounts.notify(tx, { memberId, change: 'authenticator-added' });
    return added(room, tx, { memberId, caller, first, now });
  };
}

/** Refuses: identity.second-factor-off. */
export async function removeTotp(
  room: Internals,
  caller: Caller,
  shown: OwnerShown,
): Promise<Story<Nothing>> {
  const { memberId } = await confirmOwner(room, caller, shown);
  return async (tx) => {
    if (!(await totpOf(tx, memberId))?.sealed) throw refuse('identity.second-factor-off');
    await eraseTotp(tx, memberId);
    await markProofGone(tx, { memberId, now: room.clock.now() });
    await removeOrphanedCodes(room, tx, memberId);
    await room.accounts.notify(tx, { memberId, change: 'authenticator-removed' });
    return {};
  };
}

/**
 * Switches codes to a verified contact on or off as a second factor for unknown browsers and
 * addresses. Refuses: identity.second-factor-off when the contact is not verified.
 */
export async function setCodeStep(
  room: Internals,
  caller: Caller,
  { kind, on, ...shown }: OwnerShown & { kind: CodeKind; on: boolean },
): Promise<Story<Codes>> {
  const { memberId } = await confirmOwner(room, caller, shown);
  return async (tx) => {
    const contact = (await room.contacts.of(tx, memberId)).find((each) => each.kind === kind);
    if (!contact?.verifiedAt) throw refuse('identity.second-factor-off');
    const first = (await factorsOf(room, tx, { memberId })).length === 0;
    const now = room.clock.now();
    const since = on ? now : null;
    if ((await room.contacts.writeCodeFactor(tx, { memberId, kind, since })) === 0)
      return { codes: [] };
    const what = maskedContact(kind, contact.address);
    const change = on ? 'code-step-added' : 'code-step-removed';
    await room.accounts.notify(tx, { memberId, change, what });
    if (on) return added(room, tx, { memberId, caller, first, now });
    await removeOrphanedCodes(room, tx, memberId);
    return { codes: [] };
  };
}

/**
 * Refuses: identity.second-factor-off when passkeys are not possible here, identity.passkeys-full.
 */
export async function beginPasskey(room: Internals, caller: Caller, shown: OwnerShown) {
  if (!passkeysPossible(room)) throw refuse('identity.second-factor-off');
  const { memberId, username } = await confirmOwner(room, caller, shown);
  return async (tx: Tx) => {
    const known = await passkeysOf(tx, memberId);
    if (known.length >= MOST_PASSKEYS) throw refuse('identity.passkeys-full');
    return passkeyToMake(room, tx, { asker: askerOf(caller), memberId, username, known });
  };
}

/** Refuses: identity.second-factor-wrong, identity.passkeys-full. */
export async function addPasskey(
  room: Internals,
  tx: Tx,
  { name, answer, caller }: { name: string; answer: Record<string, unknown>; caller: Caller },
): Promise<Codes> {
  const { memberId } = playerOf(caller);
  if ((await passkeysOf(tx, memberId)).length >= MOST_PASSKEYS)
    throw refuse('identity.passkeys-full');
  const first = (await factorsOf(room, tx, { memberId })).length === 0;
  const now = room.clock.now();
  if (!(await passkeyMade(room, tx, { asker: askerOf(caller), memberId, name, answer, now })))
    throw refuse('identity.second-factor-wrong', { field: 'passkey' });
  await room.accounts.notify(tx, { memberId, change: 'passkey-added' });
  return added(room, tx, { memberId, caller, first, now });
}

/** Refuses: identity.second-factor-off. */
export async function removePasskey(
  room: Internals,
  caller: Caller,
  { id, ...shown }: OwnerShown & { id: string },
): Promise<Story<Nothing>> {
  const { memberId } = await confirmOwner(room, caller, shown);
  return async (tx) => {
    if ((await deletePasskey(tx, memberId, id)) === 0) throw refuse('identity.second-factor-off');
    await markProofGone(tx, { memberId, now: room.clock.now() });
    await removeOrphanedCodes(room, tx, memberId);
    await room.accounts.notify(tx, { memberId, change: 'passkey-removed' });
    return {};
  };
}

/** Refuses: identity.second-factor-off. */
export async function renewRecoveryCodes(
  room: Internals,
  caller: Caller,
  shown: OwnerShown,
): Promise<Story<Codes>> {
  const { memberId } = await confirmOwner(room, caller, shown);
  return async (tx) => {
    if ((await factorsOf(room, tx, { memberId })).length === 0)
      throw refuse('identity.second-factor-off');
    await room.accounts.notify(tx, { memberId, change: 'recovery-codes' });
    return { codes: await makeRecoveryCodes(room, tx, { memberId, now: room.clock.now() }) };
  };
}

/** The first factor comes with recovery codes, and every other browser will be asked for it. */
async function added(
  room: Internals,
  tx: Tx,
  who: { memberId: MemberId; caller: Caller; first: boolean; now: Date },
): Promise<Codes> {
  const { memberId, caller, first, now } = who;
  if (!first) return { codes: [] };
  await rememberPlace(room, tx, { memberId, caller });
  await forgetOtherPlaces(room, tx, { memberId, caller });
  return { codes: await makeRecoveryCodes(room, tx, { memberId, now }) };
}

/** Recovery codes replace a factor; without one they open nothing. */
async function removeOrphanedCodes(room: Internals, tx: Tx, memberId: MemberId): Promise<void> {
  if ((await factorsOf(room, tx, { memberId })).length === 0)
    await deleteRecoveryCodes(tx, memberId);
}
