import { Refusal } from '../../../kernel/refusal.ts';
import { payRound, tellOpened } from './pay-round.ts';
import type { RoundsRoom } from './room.ts';
import { stepRound } from './step-round.ts';
import { holdsLease, takeLease } from './store/lease.ts';
import { dueRounds, type RoundRow } from './store/rounds.ts';

/** How long a server leads without renewing; another one takes over within it. */
const LEASE_MS = 4_000;
/** Steps read at once. */
const MOST_DUE = 500;
/** Series whose steps run at one time, and rounds that are paid at one time. */
const SERIES_AT_ONCE = 6;
const PAID_AT_ONCE = 2;
/** A round whose step failed waits so long, doubled each time up to the most. */
const RETRY_MS = 500;
const MOST_RETRY_MS = 30_000;

const PAYING: readonly RoundRow['state'][] = ['DRAWN', 'VOID'];

export type Leader = {
  /** Does what is due, if this server leads; whether there may be more to do at once. */
  lead(): Promise<boolean>;
  /** What runs beside the steps now: rounds that are paid, and what goes into opened ones. */
  paying(): Promise<void>[];
  /** How many steps were done so far. */
  steps(): number;
};

/**
 * Takes every step that is due, of several series at a time and of one series in order. Paying runs
 * beside the steps, so that a large round delays no other one. `onPaid` is called after each.
 */
export function createLeader(room: RoundsRoom, onPaid: () => void): Leader {
  const attempt = createAttempts(room);
  /** Rounds that are paid now, and openings. */
  const paying = new Map<string, Promise<void>>();
  let paidNow = 0;

  function pay(round: RoundRow, fence: bigint): void {
    if (paying.has(round.id) || paidNow >= PAID_AT_ONCE) return;
    paidNow += 1;
    const paid = attempt
      .of(round, () => payRound(room, round, (tx) => holdsLease(tx, fence)))
      .then(() => {
        paying.delete(round.id);
        paidNow -= 1;
        onPaid();
      });
    paying.set(round.id, paid);
  }

  /** What was planned for a round goes into it beside the steps, however much it is. */
  function open(round: RoundRow): void {
    const name = `open ${round.id}`;
    const opened = tellOpened(room, round.id)
      .catch((err: unknown) => {
        const { series, issue } = round;
        room.log.warn('not all that was planned for a round was placed', { series, issue, err });
      })
      .then(() => void paying.delete(name));
    paying.set(name, opened);
  }

  async function stepAll(rounds: readonly RoundRow[], fence: bigint): Promise<boolean> {
    const series = bySeries(rounds);
    let moved = false;
    const next = async (): Promise<void> => {
      for (let own = series.shift(); own; own = series.shift())
        for (const round of own) {
          if (!(await attempt.of(round, () => stepRound(room, round, fence)))) break;
          if (round.state === 'WAITING') open(round);
          moved = true;
        }
    };
    await Promise.all(Array.from({ length: SERIES_AT_ONCE }, next));
    return moved;
  }

  return {
    async lead() {
      const at = room.clock.now();
      const until = new Date(at.getTime() + LEASE_MS);
      const lease = { holder: room.self, now: at, until };
      const fence = await room.db.tx((tx) => takeLease(tx, lease));
      if (fence === null) return false;
      const due = await room.db.read((tx) => dueRounds(tx, at, MOST_DUE));
      attempt.keepOnly(due);
      const ready = due.filter(attempt.mayTry);
      for (const round of ready) if (PAYING.includes(round.state)) pay(round, fence);
      const moved = await stepAll(
        ready.filter(({ state }) => !PAYING.includes(state)),
        fence,
      );
      return moved;
    },
    paying: () => [...paying.values()],
    steps: attempt.done,
  };
}

/** A step that fails is logged and waits, each time longer; it delays nothing else. */
function createAttempts({ clock, log }: RoundsRoom) {
  const failing = new Map<RoundRow['id'], { readonly after: number; readonly waitMs: number }>();
  let done = 0;
  const now = () => clock.now().getTime();
  return {
    mayTry: ({ id }: RoundRow): boolean => (failing.get(id)?.after ?? 0) <= now(),
    /** Forgets those that are no longer due: somebody else finished them. */
    keepOnly(due: readonly RoundRow[]): void {
      if (failing.size === 0) return;
      const ids = new Set(due.map(({ id }) => id));
      for (const id of failing.keys()) if (!ids.has(id)) failing.delete(id);
    },
    async of(round: RoundRow, work: () => Promise<boolean>): Promise<boolean> {
      try {
        const isDone = await work();
        failing.delete(round.id);
        if (isDone) done += 1;
        return isDone;
      } catch (err) {
        const waitMs = Math.min(2 * (failing.get(round.id)?.waitMs ?? RETRY_MS / 2), MOST_RETRY_MS);
        failing.set(round.id, { after: now() + waitMs, waitMs });
        const { series, issue, state } = round;
        const level = err instanceof Refusal ? 'warn' : 'error';
        log[level]('a round waits for the next try', { series, issue, state, err });
        return false;
      }
    },
    done: () => done,
  };
}

function bySeries(rounds: readonly RoundRow[]): RoundRow[][] {
  const series = new Map<string, RoundRow[]>();
  for (const round of rounds) {
    const same = series.get(round.series);
    if (same) same.push(round);
    else series.set(round.series, [round]);
  }
  return [...series.values()];
}
