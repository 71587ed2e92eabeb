import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { readFacts } from './read-facts.ts';
import type { HarmRoom } from './room.ts';
import { afterCheck } from './rules/care-states.ts';
import { harmOf } from './rules/markers.ts';
import { lockDeposited, writeDeposited } from './store/cursors.ts';
import { lockDue, makeDue, type MemberRow, readRow, writeCheck } from './store/members.ts';
import { insertStep, type StepId } from './store/steps.ts';
import { transition } from './transition.ts';

export const CHECK_JOB = 'harm.look';
export const CHECK_MORE_JOB = 'harm.look-on';

/** Members whose figures one transaction reads. */
const AT_ONCE = 25;
/** How often a member who keeps playing is checked. */
const AGAIN_MINUTES = 60;
/** Deposits are read one hour at a time, also after a long stop. */
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A commit that began before the last pass may end after it. */
const OVERLAP_MS = 60_000;

/**
 * Notes who played or deposited since the last pass, and checks the members that are due. A pass
 * that runs twice finds the same; it never delays a stake. Source: domain.md 12.
 */
export async function checkMembers(room: HarmRoom, tx: Tx): Promise<void> {
  const now = room.clock.now();
  const members = [...(await whoPlayed(room, tx)), ...(await whoDeposited(room, tx))];
  if (members.length > 0) await makeDue(tx, { members, now, again: AGAIN_MINUTES });
  await checkMoreMembers(room, tx);
}

/** Checks the next members that are due; where more wait, another transaction continues. */
export async function checkMoreMembers(room: HarmRoom, tx: Tx): Promise<void> {
  const now = room.clock.now();
  const due = await lockDue(tx, { now, most: AT_ONCE });
  const profile = await room.limits.care.profile(tx);
  for (const row of due)
    await storeCheck(room, tx, {
      row,
      harm: harmOf(await readFacts(room, tx, row.memberId), profile),
    });
  const last = due.at(AT_ONCE - 1);
  if (last)
    await room.jobs.enqueue(tx, {
      name: CHECK_MORE_JOB,
      key: `${now.toISOString()} ${last.memberId}`,
      payload: {},
      runAt: now,
    });
}

/** Members who finished a real-money wager in a batch that was not read yet. */
async function whoPlayed({ wagers }: HarmRoom, tx: Tx): Promise<MemberId[]> {
  const found: MemberId[] = [];
  await wagers.catchUp(tx, CHECK_JOB, async (_, batches) => {
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

/** A member with a marker is checked daily even without playing, since the four weeks move on. */
async function storeCheck(
  room: HarmRoom,
  tx: Tx,
  { row, harm }: { row: MemberRow; harm: ReturnType<typeof harmOf> },
): Promise<void> {
  const now = room.clock.now();
  const { memberId } = row;
  const { state, doneLevel, isNew, act } = afterCheck(row, harm.level, now);
  const dueAt = harm.score > 0 ? new Date(now.getTime() + DAY_MS) : null;
  const since = isNew ? now : null;
  await writeCheck(tx, { memberId, harm, doneLevel, since, lookedAt: now, dueAt });
  if (!act) return;
  await transition(tx, row, { to: state, at: now });
  const facts = { level: String(harm.level), markers: harm.markers.map((m) => m.marker).join(' ') };
  const stepId = room.ids.next<StepId>();
  const nobody = { by: null, words: null, houseAct: null };
  await insertStep(tx, { stepId, memberId, act, at: now, facts, ...nobody });
}

const NOTHING_FOUND = { level: 0, score: 0, markers: [] } as const;

/** Removes a closed account from the queue. */
export async function closeMember(room: HarmRoom, tx: Tx, memberId: MemberId): Promise<void> {
  const row = await readRow(tx, memberId);
  if (!row) return;
  const at = room.clock.now();
  const harm = NOTHING_FOUND;
  await writeCheck(tx, { memberId, harm, doneLevel: 0, since: null, lookedAt: at, dueAt: null });
  await transition(tx, row, { to: 'NONE', at });
}
