import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { CHECK_AGES, checkAges } from './check-age.ts';
import { CLOSE_ACCOUNT, closeAccount } from './close-account.ts';
import { END_TRIAL, endTrial } from './end-trial.ts';
import {
  COLLECT_TRAITS,
  collectTraits,
  FIND_SHARERS,
  findSharers,
  KNOW_AGAIN,
  knowAgain,
} from './know-again.ts';
import { APPLY_MOVES, applyMovesNow } from './line/apply-moves.ts';
import type { Internals } from './room.ts';
import { IDLE_MINUTES } from './rules/session-end.ts';
import { deleteOldSessions, endIdleSessions } from './store/sessions.ts';

const PRUNE = 'identity.prune';
const END_IDLE = 'identity.end-idle';
/**
 * The last request is written at most once a minute, so the stored time may be this much too old.
 */
const UNWRITTEN_MINUTES = 2;
const AT_ONCE = 5_000;
const DAY_MS = 86_400_000;

/** Each minute: ends idle sessions. Nightly: deletes old sessions. Closings when due. */
export function registerJobs(room: Internals): void {
  room.jobs.register(END_IDLE, (tx) => endIdle(room, tx));
  room.jobs.schedule(END_IDLE, '* * * * *');
  room.jobs.register(PRUNE, (tx) => prune(room, tx));
  room.jobs.schedule(PRUNE, '20 4 * * *');
  room.jobs.register(CLOSE_ACCOUNT, (tx, payload) =>
    closeAccount(room, tx, payload as { memberId: MemberId }),
  );
  room.jobs.register(KNOW_AGAIN, (tx, payload) =>
    knowAgain(room, tx, (payload as { memberId: MemberId }).memberId),
  );
  room.jobs.register(FIND_SHARERS, (tx, payload) =>
    findSharers(room, tx, (payload as { memberId: MemberId }).memberId),
  );
  room.jobs.register(COLLECT_TRAITS, (tx) => collectTraits(room, tx));
  room.jobs.schedule(COLLECT_TRAITS, '* * * * *');
  room.jobs.register(CHECK_AGES, (tx) => checkAges(room, tx));
  room.jobs.schedule(CHECK_AGES, '* * * * *');
  room.jobs.register(APPLY_MOVES, (tx) => applyMovesNow(room, tx));
  room.jobs.schedule(APPLY_MOVES, '* * * * *');
  room.jobs.register(END_TRIAL, (tx, payload) =>
    endTrial(room, tx, payload as { memberId: MemberId }),
  );
}

/** Marks an expired session as ended; it is refused before that already. */
export async function endIdle(room: Internals, tx: Tx): Promise<void> {
  const now = room.clock.now();
  const since = new Date(now.getTime() - (IDLE_MINUTES + UNWRITTEN_MINUTES) * 60_000);
  await endIdleSessions(tx, { since, now, limit: AT_ONCE });
}

export async function prune(room: Internals, tx: Tx): Promise<void> {
  const monthAgo = new Date(room.clock.now().getTime() - 30 * DAY_MS);
  await deleteOldSessions(tx, monthAgo);
}
