import type { LevelCause } from '@nokshi/contract/vip.ts';
import { whyNot } from '@nokshi/contract/rights.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, VipMoveId } from '../../../kernel/ids.ts';
import { vipTerms } from './store/terms.ts';
import type { VipRoom } from './room.ts';
import { stepDown, stepUp } from './rules/level.ts';
import { type Needs, needsOf } from './rules/table.ts';
import { nextLook, resumed, windowEnd } from './rules/window.ts';
import { dueAt, lockRow, type VipRow, writeRow } from './store/members.ts';
import { insertMove } from './store/moves.ts';
import { tellMove } from './tell-move.ts';
import { heldAsked, levelChanged } from './topics.ts';

const MOVE = 'vip.move-levels';
/** Members of one run; the others come in the next, 15 seconds later. */
const AT_ONCE = 200;

/** Levels rise within half a minute of the play or deposit, and are kept or lost when a window ends. */
export function moveLevels(room: VipRoom): void {
  room.jobs.registerOutside(MOVE, async () => {
    const now = room.clock.now();
    const due = await room.db.read((tx) => dueAt(tx, { now, limit: AT_ONCE }));
    for (const memberId of due) await room.db.tx((tx) => lookAt(room, tx, memberId));
  });
  room.jobs.schedule(MOVE, '*/15 * * * * *');
}

/** A transaction a member. Locks the funds first, since a reward may follow in this commit. */
async function lookAt(room: VipRoom, tx: Tx, memberId: MemberId): Promise<void> {
  await room.turnover.lockMemberFunds(tx, memberId);
  const row = await lockRow(tx, memberId);
  if (!row) return;
  const now = room.clock.now();
  const may = await mayRise(room, tx, memberId);
  if (may === 'never') return void (await writeRow(tx, { ...row, dueAt: null, keepBy: null }));
  if (may === 'later') return rest(tx, row, now);
  await move(room, tx, { row: row.pausedAt ? resumed(row, now) : row, now });
}

/** Looked at again tomorrow; nothing is lost meanwhile, and the days are not counted. */
async function rest(tx: Tx, row: VipRow, now: Date): Promise<void> {
  const shifted = row.pausedAt ? resumed(row, now) : row;
  const isOver = shifted.keepBy !== null && shifted.keepBy <= now;
  await writeRow(tx, {
    ...shifted,
    pausedAt: now,
    keepBy: isOver ? windowEnd(now) : shifted.keepBy,
    dueAt: nextLook(now),
  });
}

async function move(
  room: VipRoom,
  tx: Tx,
  { row, now }: { readonly row: VipRow; readonly now: Date },
): Promise<void> {
  const needs = needsOf((await vipTerms.now(tx)).terms);
  const [known] = await room.cashier.depositsOf(tx, [row.memberId]);
  const standing = { ...row, deposited: known?.deposited ?? 0n };
  const up = stepUp(needs, standing);
  if (up) return changeLevel(room, tx, { row: standing, ...up, needs });
  const isOver = row.keepBy !== null && row.keepBy <= now;
  const down = isOver ? stepDown(needs, standing) : null;
  if (down) return changeLevel(room, tx, { row: standing, ...down, needs });
  const begun = { windowValid: 0n, keepBy: keepByOf(needs, { level: row.level, now }) };
  await writeRow(tx, { ...standing, dueAt: null, ...(isOver && begun) });
}

/** `later`: nothing upward counts for now. `never`: no member who plays with money of the own. */
export async function mayRise(
  room: VipRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<'now' | 'later' | 'never'> {
  const member = await room.identity.member(tx, memberId);
  if (!member || whyNot('player', { ...member, restriction: null })) return 'never';
  if (await room.wallet.isClosed(tx, { memberId, asset: 'BDT' })) return 'never';
  if (member.restriction) return 'later';
  const held = (await room.events.emit(tx, heldAsked, [memberId])).flat();
  return held.length > 0 ? 'later' : 'now';
}

const keepByOf = ({ keep }: Needs, { level, now }: { level: number; now: Date }): Date | null =>
  (keep[level - 1] ?? 0n) > 0n ? windowEnd(now) : null;

type Change = {
  /** Locked, with the member's funds. */
  readonly row: VipRow;
  readonly to: number;
  readonly cause: LevelCause;
  readonly needs: Needs;
  readonly setBy?: string;
  readonly reason?: string;
};

/** The only way a level changes: a new window, a line of history, a letter, and what follows from it. */
export async function changeLevel(room: VipRoom, tx: Tx, change: Change): Promise<void> {
  const { row, to, cause, needs } = change;
  const { memberId, level: from, highest } = row;
  const at = room.clock.now();
  const moved: VipRow = {
    ...row,
    level: to,
    highest: Math.max(highest, to),
    windowValid: 0n,
    since: at,
    keepBy: keepByOf(needs, { level: to, now: at }),
    dueAt: null,
  };
  // A regained level may reach the next at once, where that one asks for nothing.
  await writeRow(tx, { ...moved, dueAt: stepUp(needs, moved) && at });
  await insertMove(tx, {
    moveId: room.ids.next<VipMoveId>(),
    memberId,
    at,
    from,
    to,
    cause,
    setBy: change.setBy ?? null,
    reason: change.reason ?? null,
  });
  await tellMove(room, tx, { memberId, from, to, cause });
  await room.events.emit(tx, levelChanged, { memberId, from, to, highest });
}
