import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { type DeviceId, fromWire, type MemberId, toWire } from '../../kernel/ids.ts';
import type { Insides } from './room.ts';
import { addressKey } from './rules/address-key.ts';
import { deviceWords } from './sessions.ts';
import {
  type DeviceRow,
  deleteOtherDevices,
  forgetOldest,
  isKnown,
  isStranger,
  rememberDevice,
} from './store/devices.ts';
import { tellMember } from './tell-member.ts';

/** A browser or address that was not used for so long is unknown again. */
export const KNOWN_DAYS = 90;
export const MOST_DEVICES = 20;
const DAY_MS = 86_400_000;

/** A browser is named by `dev_<id>.<HMAC-SHA256>`; what it may do is in the member's rows. */
export function deviceOf(room: Insides, caller: Caller): DeviceId | null {
  const [id = '', mac = '', ...rest] = (caller.kept('device') ?? '').split('.');
  const deviceId = fromWire('dev', id);
  if (!deviceId || rest.length > 0) return null;
  const given = Buffer.from(mac, 'base64url');
  const right = sign(room, id);
  return given.length === right.length && timingSafeEqual(given, right) ? deviceId : null;
}

/** Whether the member has been let in from this browser and from this address lately. S-058. */
export async function isKnownHere(
  room: Insides,
  tx: Tx,
  { memberId, caller }: { memberId: MemberId; caller: Caller },
): Promise<boolean> {
  const deviceId = deviceOf(room, caller);
  if (!deviceId) return false;
  return isKnown(tx, { memberId, deviceId, address: addressKey(caller.ip), since: since(room) });
}

/**
 * From now on the member is known on this browser and at this address. Who was known on another
 * browser hears of this one.
 */
export async function knowHere(
  room: Insides,
  tx: Tx,
  { memberId, caller }: { memberId: MemberId; caller: Caller },
): Promise<DeviceId> {
  const known = deviceOf(room, caller);
  const deviceId = known ?? room.ids.next<DeviceId>();
  if (!known) {
    const id = toWire('dev', deviceId);
    caller.keep('device', `${id}.${sign(room, id).toString('base64url')}`);
  }
  const isNew = await isStranger(tx, memberId, deviceId);
  await rememberDevice(tx, {
    memberId,
    deviceId,
    words: deviceWords(caller.device),
    ip: caller.ip,
    address: addressKey(caller.ip),
    now: room.clock.now(),
  });
  await forgetOldest(tx, memberId, MOST_DEVICES);
  if (isNew) {
    const device = deviceWords(caller.device);
    await tellMember(room, tx, { memberId, change: 'new-device', what: device });
  }
  return deviceId;
}

/** Whoever came in before with the password alone is asked from now on. */
export const knowOnlyHere = (
  room: Insides,
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

const sign = (room: Insides, id: string): Buffer =>
  createHmac('sha256', room.secrets.derive('identity.device')).update(id).digest();

const since = (room: Insides): Date => new Date(room.clock.now().getTime() - KNOWN_DAYS * DAY_MS);
