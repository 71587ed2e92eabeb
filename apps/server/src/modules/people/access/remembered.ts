import { createHash } from 'node:crypto';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { DeviceId, MemberId } from '../../../kernel/ids.ts';
import { deviceOf } from './devices.ts';
import type { Internals } from './room.ts';
import { takeRemembered, writeRemembered } from './store/devices.ts';

/** Checklist S-020, C-012. */
const REMEMBERED_MS = 86_400_000;

/** This browser may log in once without the password, for a day; then the token is replaced. */
export async function rememberHere(
  room: Internals,
  tx: Tx,
  who: { memberId: MemberId; deviceId: DeviceId; caller: Caller },
): Promise<void> {
  const { memberId, deviceId, caller } = who;
  const token = room.random.bytes(32).toString('base64url');
  const until = new Date(room.clock.now().getTime() + REMEMBERED_MS);
  await writeRemembered(tx, { memberId, deviceId, hash: hashOf(token), until });
  caller.keep('remembered', token);
}

/** The member this browser remembers; the token is spent. Null when it remembers nobody. */
export async function takeRememberedHere(
  room: Internals,
  tx: Tx,
  caller: Caller,
): Promise<MemberId | null> {
  const token = caller.kept('remembered');
  const deviceId = deviceOf(room, caller);
  caller.keep('remembered', null);
  if (!token || !deviceId) return null;
  const now = room.clock.now();
  return (await takeRemembered(tx, { deviceId, hash: hashOf(token), now }))?.memberId ?? null;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
