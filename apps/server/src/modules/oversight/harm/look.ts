import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { readFacts } from './read-facts.ts';
import type { HarmRoom } from './room.ts';
import { afterLook } from './rules/care-states.ts';
import { harmOf } from './rules/markers.ts';
import { lockDeposited, writeDeposited } from './store/cursors.ts';
import { lockDue, makeDue, type MemberRow, readRow, writeLook } from './store/members.ts';
import { insertStep, type StepId } from './store/steps.ts';
import { transition } from './transition.ts';

export const LOOK_JOB = 'harm.look';
export const LOOK_ON_JOB = 'harm.look-on';

/** Members whose figures one transaction reads. */
const AT_ONCE = 25;
/** Somebody who plays on is looked at so often. */
const AGAIN_MINUTES = 60;
/** Deposits are read an hour at a time, after a long stop as well. */
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A commit that began before the last pass may end after it. */
const OVERLAP_MS = 60_000;

/**
 * Notes who played or deposited since the last pass, and looks at those whose turn it is. A pass that
 * runs twice finds the same; none of it is on the path of a stake. Source: domain.md 12.
 */
export async function look(room: HarmRoom, tx: Tx): Promise<void> {
  const now = room.clock.now();
  const members = [...(await whoPlayed(room, tx)), ...(await whoDeposited(room, tx))];
  if (members.length > 0) await makeDue(tx, { members, now, again: AGAIN_MINUTES });
  await lookOn(room, tx);
}

/** The next that are due; where more wait, another transaction goes on with them. */
export async function lookOn(room: HarmRoom, tx: Tx): Promise<void> {
  const now = room.clock.now();
  const due = await lockDue(tx, { now, most: AT_ONCE });
  const profile = await room.limits.care.profile(tx);
  for (const row of due)
    await keep(room, tx, { row, harm: harmOf(await readFacts(room, tx, row.memberId), profile) });
  const last = due.at(AT_ONCE - 1);
  if (last)
    await room.jobs.enqueue(tx, {
      name: LOOK_ON_JOB,
      key: `${now.toISOString()} ${last.memberId}`,
      payload: {},
      runAt: now,
    });
}

/** Who finished a wager in real money in a batch that was not read yet. */
async function whoPlayed({ wagers }: HarmRoom, tx: Tx): Promise<MemberId[]> {
  const found: MemberId[] = [];
  await wagers.catchUp(tx, LOOK_JOB, async (_, batches) => {
    found.push(...(await wagers.settledBy(tx, batches)));
  });
  return found;
}

async function whoDeposited({ cashier, clock }: HarmRoom, tx: Tx): Promise<MemberId[]> {
  const now = clock.now();
  const cursor = await lockDeposited(tx);
  if (!cursor) return [];
  const { until } = cursor;
  const from = until && until < now ? until : now;
  const to = new Date(Math.min(now.getTime(), from.getTime() + HOUR_MS));
  await writeDeposited(tx, to);
  return cashier.depositors(tx, { from: new Date(from.getTime() - OVERLAP_MS), to });
}

/** Who has a marker is looked at daily without playing too: four weeks move on. */
async function keep(
  room: HarmRoom,
  tx: Tx,
  { row, harm }: { row: MemberRow; harm: ReturnType<typeof harmOf> },
): Promise<void> {
  const now = room.clock.now();
  const { memberId } = row;
  const { state, doneLevel, isNew, act } = afterLook(row, harm.level, now);
  const dueAt = harm.score > 0 ? new Date(now.getTime() + DAY_MS) : null;
  const since = isNew ? now : null;
  await writeLook(tx, { memberId, harm, doneLevel, since, lookedAt: now, dueAt });
  if (!act) return;
  await transition(tx, row, { to: state, at: now });
  const facts = { level: String(harm.level), markers: harm.markers.map((m) => m.marker).join(' ') };
  const stepId = room.ids.next<StepId>();
  const nobody = { by: null, words: null, houseAct: null };
  await insertStep(tx, { stepId, memberId, act, at: now, facts, ...nobody });
}

const NOTHING_FOUND = { level: 0, score: 0, markers: [] } as const;

/** An account that is closed needs nobody any more. */
export async function forget(room: HarmRoom, tx: Tx, memberId: MemberId): Promise<void> {
  const row = await readRow(tx, memberId);
  if (!row) return;
  const at = room.clock.now();
  const harm = NOTHING_FOUND;
  await writeLook(tx, { memberId, harm, doneLevel: 0, since: null, lookedAt: at, dueAt: null });
  await transition(tx, row, { to: 'NONE', at });
}
