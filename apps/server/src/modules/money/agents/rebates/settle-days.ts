import { type Day, dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { AgentsRoom } from '../room.ts';
import {
  insertRebateDay,
  lastRebateDay,
  lockRebateDay,
  noteRebateFault,
  noteRebatesPaid,
  openRebateDay,
  type RebateDayRow,
} from '../store/rebate-days.ts';
import { type DueRebate, dueRebates } from '../store/rebates.ts';
import { dayAfter, dayBefore, spanOfDays } from '../team/looked-at.ts';
import { payRebate } from './pay-rebate.ts';
import { writeRebates } from './write-day.ts';

const PAY_REBATES = 'agents.pay-rebates';

/** A day is settled so long after its end: by then what was paid in it is committed. */
const SETTLED_AFTER_MS = 600_000;
/** How many missed days are made up. */
const DAYS_BACK = 92;
const DAY_MS = 86_400_000;
/** Rebates that are read at once. */
const AT_ONCE = 60;

/** The job of the rebates. */
export function settleRebates(room: AgentsRoom): void {
  room.jobs.registerOutside(PAY_REBATES, () => payRebates(room));
  room.jobs.schedule(PAY_REBATES, '* * * * *');
}

/**
 * Settles the rebate of the line of every day that is over, oldest first: its rebates are written in
 * one commit, and each agent is paid by itself. Each step happens once: after an interruption the next
 * round of the job continues from there.
 */
export async function payRebates(room: AgentsRoom): Promise<void> {
  for (let n = 0; n < DAYS_BACK; n += 1) {
    const day = (await room.db.read(openRebateDay)) ?? (await beginDay(room));
    if (!day) return;
    try {
      if (!(await settleDay(room, day))) return;
    } catch (err) {
      const fault = String(err instanceof Error ? err.message : err).slice(0, 500);
      await room.db.tx((tx) => noteRebateFault(tx, { day: day.day, fault }));
      throw err;
    }
  }
}

/** The day after the last one, once it is over; at first that is yesterday. */
async function beginDay(room: AgentsRoom): Promise<RebateDayRow | undefined> {
  const now = room.clock.now();
  const last = await room.db.read(lastRebateDay);
  const earliest = dayOf(new Date(now.getTime() - DAYS_BACK * DAY_MS));
  const next = last ? dayAfter(last) : dayBefore(dayOf(now));
  const day: Day = next < earliest ? earliest : next;
  const { end } = spanOfDays({ from: day, to: day });
  if (now.getTime() < end.getTime() + SETTLED_AFTER_MS) return undefined;
  await room.db.tx((tx) => insertRebateDay(tx, { day, startedAt: now }));
  return room.db.read(openRebateDay);
}

/** Answers false while another server writes it. */
async function settleDay(room: AgentsRoom, { day, writtenAt }: RebateDayRow): Promise<boolean> {
  if (!writtenAt) {
    const isWritten = await room.db.tx(async (tx) => {
      const locked = await lockRebateDay(tx, day);
      if (locked && !locked.writtenAt) await writeRebates(room, tx, locked);
      return locked !== undefined;
    });
    if (!isWritten) return false;
  }
  for (;;) {
    const due = await room.db.read((tx) => dueRebates(tx, { day, limit: AT_ONCE }));
    if (due.length === 0) break;
    await Promise.all(byLane(room, due).map((some) => room.db.tx((tx) => payAll(room, tx, some))));
  }
  await room.db.tx((tx) => noteRebatesPaid(tx, { day, at: room.clock.now() }));
  return true;
}

/** A payment locks the lane of its agent: only these may share a transaction. */
function byLane({ wallet }: AgentsRoom, due: readonly DueRebate[]): DueRebate[][] {
  const lanes = new Map<number, DueRebate[]>();
  for (const rebate of due) {
    const lane = wallet.laneOf(rebate.agentId);
    lanes.set(lane, [...(lanes.get(lane) ?? []), rebate]);
  }
  return [...lanes.values()];
}

async function payAll(room: AgentsRoom, tx: Tx, due: readonly DueRebate[]): Promise<void> {
  for (const { rebateId } of due) await payRebate(room, tx, rebateId);
}
