import type { Clock } from '../../../kernel/clock.ts';
import type { MemberId, OperatorId, SessionId } from '../../../kernel/ids.ts';
import { isLive, type Living, liveBounds } from './rules/session-end.ts';
import type { SessionRow } from './store/sessions.ts';

/** Memory is compared with the database this often, in case the bus lost a message. */
const FRESH_MS = 60_000;
/** `last_seen_at` is written at most this often. */
const WRITE_EVERY_MS = 60_000;
const UNKNOWN_FOR_MS = 5_000;
const MOST_KEPT = 100_000;
const MOST_UNKNOWN = 10_000;

type Kept<F> = { facts: F; seenMs: number; checkedMs: number; writtenMs: number };

/** The live sessions of one realm that this server has seen. */
export type SessionMemory<F extends SessionRow> = {
  /** The session's facts, or null when there is no such live session. */
  find(sessionId: SessionId): Promise<F | null>;
  /** Restarts its idle time; true when that is to be written now. */
  touch(sessionId: SessionId): boolean;
  forget(sessionId: SessionId): void;
  forgetOwner(ownerId: MemberId | OperatorId): void;
  forgetAll(): void;
};

export function createSessionMemory<F extends SessionRow>(deps: {
  clock: Clock;
  load(wanted: Living & { sessionId: SessionId; seenAt: Date | null }): Promise<F | undefined>;
  ownerOf(facts: F): MemberId | OperatorId;
}): SessionMemory<F> {
  const kept = new Map<SessionId, Kept<F>>();
  const unknown = new Map<SessionId, number>();
  // Grows with each invalidation: a read that began before it is answered once and not stored.
  let forgotten = 0;

  const keep = (facts: F, known: Kept<F> | undefined, nowMs: number) => {
    const writtenMs = facts.lastSeenAt.getTime();
    const seenMs = Math.max(writtenMs, known?.seenMs ?? 0);
    const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(facts.sessionId, { facts, seenMs, checkedMs: nowMs, writtenMs });
  };

  const read = async (sessionId: SessionId, known: Kept<F> | undefined, now: Date) => {
    const before = forgotten;
    const facts = await deps.load({
      sessionId,
      ...liveBounds(now),
      seenAt: known ? new Date(known.seenMs) : null,
    });
    if (!facts) {
      kept.delete(sessionId);
      if (unknown.size >= MOST_UNKNOWN) unknown.clear();
      unknown.set(sessionId, now.getTime() + UNKNOWN_FOR_MS);
    } else if (before === forgotten) keep(facts, known, now.getTime());
    return facts ?? null;
  };

  return {
    async find(sessionId) {
      const now = deps.clock.now();
      const nowMs = now.getTime();
      const known = kept.get(sessionId);
      if (!known) return (unknown.get(sessionId) ?? 0) > nowMs ? null : read(sessionId, known, now);
      const { facts, seenMs, checkedMs } = known;
      if (!isLive({ startedAt: facts.startedAt, seenMs }, nowMs))
        return read(sessionId, known, now);
      if (nowMs - checkedMs < FRESH_MS) return facts;
      // One request a minute looks it up; concurrent ones need not wait for that.
      known.checkedMs = nowMs;
      return read(sessionId, known, now);
    },
    touch(sessionId) {
      const known = kept.get(sessionId);
      if (!known) return false;
      const nowMs = deps.clock.now().getTime();
      known.seenMs = Math.max(known.seenMs, nowMs);
      if (nowMs - known.writtenMs < WRITE_EVERY_MS) return false;
      known.writtenMs = nowMs;
      return true;
    },
    forget(sessionId) {
      forgotten++;
      kept.delete(sessionId);
    },
    forgetOwner(ownerId) {
      forgotten++;
      for (const [id, { facts }] of kept) if (deps.ownerOf(facts) === ownerId) kept.delete(id);
    },
    forgetAll() {
      forgotten++;
      kept.clear();
    },
  };
}
