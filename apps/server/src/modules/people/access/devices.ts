import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CodeKind } from '@nokshi/contract/player/entry.ts';
import { addressKey } from '../../../kernel/address-key.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type DeviceId, fromWire, type MemberId, toWire } from '../../../kernel/ids.ts';
import { deviceWords } from '../identity/index.ts';
import type { Internals } from './room.ts';
import {
  type DeviceRow,
  deleteOtherDevices,
  forgetOldest,
  isKnown,
  isSeen,
  isSettled,
  isStranger,
  membersSeenOn,
  rememberDevice,
} from './store/devices.ts';

/** A browser or address that was not used for this long is unknown again. */
export const KNOWN_DAYS = 90;
export const MOST_DEVICES = 20;
/** The time its owner has to read the letter about a new browser before it may withdraw money. */
export const SETTLE_HOURS = 72;
/** An id that is never given; looked up where a name is unknown. */
export const NOBODY = '00000000-0000-0000-0000-000000000000' as MemberId;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * A browser is identified by `dev_<id>.<HMAC-SHA256>`; its permissions are in the member's rows.
 */
export function deviceOf(room: Internals, caller: Caller): DeviceId | null {
  const [id = '', mac = '', ...rest] = (caller.kept('device') ?? '').split('.');
  const deviceId = fromWire('dev', id);
  if (!deviceId || rest.length > 0) return null;
  const given = Buffer.from(mac, 'base64url');
  const right = sign(room, id);
  return given.length === right.length && timingSafeEqual(given, right) ? deviceId : null;
}

/** Whether the member logged in recently from this browser and from this address. S-058. */
export async function isKnownHere(
  room: Internals,
  tx: Tx,
  { memberId, caller }: { memberId: MemberId; caller: Caller },
): Promise<boolean> {
  const deviceId = deviceOf(room, caller);
  if (!deviceId) return false;
  return isKnown(tx, { memberId, deviceId, address: addressKey(caller.ip), since: since(room) });
}

/**
 * Whether the member logged in recently from this browser, at whatever address. The same work is
 * done for an unknown name (T13).
 */
export async function isKnownBrowser(
  room: Internals,
  tx: Tx,
  { memberId, caller }: { memberId: MemberId | undefined; caller: Caller },
): Promise<boolean> {
  const deviceId = deviceOf(room, caller);
  if (!deviceId) return false;
  return isSeen(tx, { memberId: memberId ?? NOBODY, deviceId, since: since(room) });
}

/** Whether a number or address is the contact of a member whom this browser knows. */
export async function knowsContact(
  room: Internals,
  tx: Tx,
  { kind, to, caller }: { kind: CodeKind; to: string; caller: Caller },
): Promise<boolean> {
  const deviceId = deviceOf(room, caller);
  if (!deviceId) return false;
  // Looked up from the browser, never from the number: what takes time is the caller's own (T13).
  for (const memberId of await membersSeenOn(tx, { deviceId, since: since(room) }))
    for (const contact of await room.contacts.of(tx, memberId))
      if (contact.kind === kind && contact.address === to && contact.verifiedAt) return true;
  return false;
}

/** Whether a withdrawal may be requested from this browser at this address without a factor. */
export async function isSettledHere(
  room: Internals,
  tx: Tx,
  { memberId, caller }: { memberId: MemberId; caller: Caller },
): Promise<boolean> {
  const deviceId = deviceOf(room, caller);
  if (!deviceId) return false;
  const place = { memberId, deviceId, address: addressKey(caller.ip) };
  return isSettled(tx, { ...place, since: since(room), now: room.clock.now() });
}

/** Proofs made before this moment cannot be an intruder's whose browser has not settled. */
export const settledBefore = (room: Internals): Date =>
  new Date(room.clock.now().getTime() - SETTLE_HOURS * HOUR_MS);

/** The browser's id, which it keeps from now on. */
export function keptDevice(room: Internals, caller: Caller): DeviceId {
  const known = deviceOf(room, caller);
  if (known) return known;
  const deviceId = room.ids.next<DeviceId>();
  const id = toWire('dev', deviceId);
  caller.keep('device', `${id}.${sign(room, id).toString('base64url')}`);
  return deviceId;
}

/**
 * From now on the member is known on this browser and at this address. Both settle at once when the
 * member proved more than the password (`proven`), otherwise with time. A member known on another
 * browser is notified of this one.
 */
export async function rememberPlace(
  room: Internals,
  tx: Tx,
  who: { memberId: MemberId; caller: Caller; proven?: boolean },
): Promise<DeviceId> {
  const { memberId, caller, proven = false } = who;
  const deviceId = keptDevice(room, caller);
  const isNew = await isStranger(tx, memberId, deviceId);
  const now = room.clock.now();
  const place = await rememberDevice(tx, {
    memberId,
    deviceId,
    words: deviceWords(caller.device),
    ip: caller.ip,
    address: addressKey(caller.ip),
    now,
    since: since(room),
    settledAt: proven ? now : new Date(now.getTime() + SETTLE_HOURS * HOUR_MS),
  });
  if (place.isNew) await room.identity.knowAgain(tx, memberId);
  await forgetOldest(tx, memberId, MOST_DEVICES);
  if (isNew) {
    const device = deviceWords(caller.device);
    await room.accounts.notify(tx, { memberId, change: 'new-device', what: device });
  }
  return deviceId;
}

/** Browsers that logged in with the password alone are asked from now on. */
export const forgetOtherPlaces = (
  room: Internals,
  tx: Tx,
  { memberId, caller }: { memberId: MemberId; caller: Caller },
): Promise<void> =>
  deleteOtherDevices(tx, {
    memberId,
    deviceId: deviceOf(room, caller),
    address: addressKey(caller.ip),
  });

export const toDevice = (row: DeviceRow) => ({
  id: toWire('dev', row.deviceId),
  device: row.words,
  ip: row.ip,
  firstSeenAt: row.firstSeenAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  remembered: row.remembered,
});

const sign = (room: Internals, id: string): Buffer =>
  createHmac('sha256', room.secrets.derive('identity.device')).update(id).digest();

export const since = (room: Internals): Date =>
  new Date(room.clock.now().getTime() - KNOWN_DAYS * DAY_MS);
