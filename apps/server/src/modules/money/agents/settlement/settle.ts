import type { Tx } from '../../../../kernel/db.ts';
import type { AgentsRoom } from '../room.ts';
import { settledAfterMs, RUN_KINDS, type RunKind } from '../rules/run-times.ts';
import {
  type DueSlip,
  dueSlips,
  insertRun,
  lockRun,
  noteEnded,
  noteFault,
  openRun,
  type RunRow,
} from '../store/runs.ts';
import { nextPeriod } from './next-period.ts';
import { paySlip } from './pay-slip.ts';
import { readChanges } from './read-changes.ts';
import { writeRun } from './write-run.ts';

/** Slips of one level that are paid at once, and runs of a kind in one round of the job. */
const AT_ONCE = 60;
const RUNS_AT_ONCE = 300;

/**
 * Settles every period that is over and counted, oldest first: its slips are written in one commit
 * and paid each by itself, from the top of the line down. Each step is its own transaction and happens
 * once: after an interruption the next round continues from there. A kind whose flag is off is
 * settled too, as its contracts are in force.
 * @throws the first fault, after the other kinds were settled
 */
export async function settleDue(room: AgentsRoom): Promise<void> {
  const faults: unknown[] = [];
  for (const of of RUN_KINDS)
    await settleKind(room, of).catch((err: unknown) => void faults.push(err));
  await readChanges(room);
  if (faults.length > 0) throw faults[0];
}

async function settleKind(room: AgentsRoom, of: RunKind): Promise<void> {
  for (let n = 0; n < RUNS_AT_ONCE; n += 1) {
    const run = (await room.db.read((tx) => openRun(tx, of))) ?? (await beginRun(room, of));
    if (!run) return;
    try {
      if (!(await settleRun(room, run))) return;
    } catch (err) {
      const fault = String(err instanceof Error ? err.message : err).slice(0, 500);
      await room.db.tx((tx) => noteFault(tx, { ...run, fault }));
      throw err;
    }
  }
}

/** The next period that is over and whose play is counted. */
async function beginRun(room: AgentsRoom, of: RunKind): Promise<RunRow | undefined> {
  const now = room.clock.now();
  const due = await room.db.read(async (tx) => {
    const next = await nextPeriod(tx, of);
    if (!next || now.getTime() < next.end.getTime() + settledAfterMs(of)) return null;
    const { start: startsAt, end: endsAt } = next;
    return (await room.wagers.countedPast(tx, endsAt)) ? { startsAt, endsAt } : null;
  });
  if (!due) return undefined;
  await room.db.tx((tx) => insertRun(tx, { ...of, ...due, startedAt: now }));
  return room.db.read((tx) => openRun(tx, of));
}

/** Answers false while another server writes it. */
async function settleRun(room: AgentsRoom, run: RunRow): Promise<boolean> {
  if (!run.writtenAt) {
    const isWritten = await room.db.tx(async (tx) => {
      const locked = await lockRun(tx, run);
      if (locked && !locked.writtenAt) await writeRun(room, tx, locked);
      return locked !== undefined;
    });
    if (!isWritten) return false;
  }
  for (;;) {
    const due = await room.db.read((tx) => dueSlips(tx, { ...run, limit: AT_ONCE }));
    if (due.length === 0) break;
    // Those above are paid first: what they receive pays those below. What is paid back goes up.
    const [first] = due;
    const level = due.filter(({ depth, back }) => depth === first?.depth && back === first.back);
    await Promise.all(
      byLanes(room, level).map((some) => room.db.tx((tx) => payAll(room, tx, some))),
    );
  }
  await room.db.tx((tx) => noteEnded(tx, { ...run, at: room.clock.now() }));
  return true;
}

/** Slips whose payments lock the same lanes: only these may share a transaction. */
function byLanes({ wallet }: AgentsRoom, slips: readonly DueSlip[]): DueSlip[][] {
  const groups = new Map<string, DueSlip[]>();
  for (const slip of slips) {
    const { otherId, downlineId } = slip;
    const lanes = [wallet.laneOf(downlineId), wallet.laneOf(otherId ?? downlineId)];
    const key = lanes.sort((a, b) => a - b).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), slip]);
  }
  return [...groups.values()];
}

async function payAll(room: AgentsRoom, tx: Tx, slips: readonly DueSlip[]): Promise<void> {
  for (const { slipId } of slips) await paySlip(room, tx, slipId);
}
