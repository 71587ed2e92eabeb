import type { Tx } from '../../../kernel/db.ts';
import { KNOWN_DAYS } from './devices.ts';
import type { Internals } from './room.ts';
import { registerSendCode } from './send-code.ts';
import { deleteOldCaptchas, deleteOldWork } from './store/challenges.ts';
import { deleteOldCodes } from './store/codes.ts';
import { deleteOldNonces } from './store/credential-keys.ts';
import { deleteOldDevices } from './store/devices.ts';
import { deleteOldBrowsers } from './store/operator-browsers.ts';
import { deleteOldHalfLogins } from './store/half-logins.ts';
import { deleteOldChallenges } from './store/passkeys.ts';
import { deleteOldTries } from './store/tries.ts';

const PRUNE = 'access.prune';
const DAY_MS = 86_400_000;

/** Sends codes on request. Nightly: deletes rows that have expired. */
export function registerJobs(room: Internals): void {
  registerSendCode(room);
  room.jobs.register(PRUNE, (tx) => prune(room, tx));
  room.jobs.schedule(PRUNE, '22 4 * * *');
}

export async function prune(room: Internals, tx: Tx): Promise<void> {
  const now = room.clock.now();
  await deleteOldTries(tx, new Date(now.getTime() - 30 * DAY_MS));
  await deleteOldCaptchas(tx, now);
  await deleteOldWork(tx, now);
  await deleteOldNonces(tx, now);
  await deleteOldHalfLogins(tx, now);
  await deleteOldChallenges(tx, now);
  await deleteOldDevices(tx, new Date(now.getTime() - KNOWN_DAYS * DAY_MS));
  await deleteOldBrowsers(tx, new Date(now.getTime() - KNOWN_DAYS * DAY_MS));
  await deleteOldCodes(tx, now);
}
