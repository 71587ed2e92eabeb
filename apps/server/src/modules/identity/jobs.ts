import type { Tx } from '../../kernel/db.ts';
import type { Insides } from './room.ts';
import { deleteOldAttempts } from './store/attempts.ts';
import { deleteOldCaptchas } from './store/captchas.ts';
import { deleteOldSessions } from './store/sessions.ts';

const PRUNE = 'identity.prune';
const DAY_MS = 86_400_000;

/** Nightly: sessions and attempts that nobody asks about any more. */
export function registerJobs(room: Insides): void {
  room.jobs.register(PRUNE, (tx) => prune(room, tx));
  room.jobs.schedule(PRUNE, '20 4 * * *');
}

export async function prune(room: Insides, tx: Tx): Promise<void> {
  const monthAgo = new Date(room.clock.now().getTime() - 30 * DAY_MS);
  await deleteOldSessions(tx, monthAgo);
  await deleteOldAttempts(tx, monthAgo);
  await deleteOldCaptchas(tx, room.clock.now());
}
