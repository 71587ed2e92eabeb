import type { Input, Output } from '@nokshi/contract';
import type { consoleVipRoutes } from '@nokshi/contract/console/vip.ts';
import type { vipRoutes } from '@nokshi/contract/player/vip.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { levelIn } from './levels.ts';
import { vipTerms } from './store/terms.ts';
import { mayRise } from './move-levels.ts';
import type { VipRoom } from './room.ts';
import { type Needs, needsOf } from './rules/table.ts';
import { memberRow, type VipRow } from './store/members.ts';
import { type MoveRow, movesOf } from './store/moves.ts';

/** Moves that a member sees, and that the desk does. */
const OWN_MOVES = 20;
const DESK_MOVES = 50;

const FIRST = { level: 1, highest: 1, deposited: 0n, valid: 0n, windowValid: 0n };

/** A member's level and the way to the next. Checklist O-009. */
export async function ownVip(
  room: VipRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<Output<typeof vipRoutes.own>> {
  const { terms } = await vipTerms.now(tx);
  const needs = needsOf(terms);
  const row = await memberRow(tx, memberId);
  const standing = row ?? FIRST;
  const keep = keepOf(needs, row);
  return {
    level: Math.min(standing.level, terms.levels.length),
    highest: Math.min(standing.highest, terms.levels.length),
    service: levelIn(terms.levels, standing.level).service,
    deposits: toDecimal(standing.deposited),
    turnover: toDecimal(standing.valid),
    keep: !row || !keep ? null : { since: row.since.toISOString(), ...keep },
    regain: regainOf(needs, standing),
    paused: (await mayRise(room, tx, memberId)) !== 'now',
    moves: (await movesOf(tx, { memberId, limit: OWN_MOVES })).map(wireMove),
  };
}

function keepOf({ keep }: Needs, row: VipRow | undefined) {
  if (!row?.keepBy) return null;
  return {
    by: row.keepBy.toISOString(),
    turnover: toDecimal(row.windowValid),
    needed: toDecimal(keep[row.level - 1] ?? 0n),
  };
}

function regainOf({ keep }: Needs, { level, highest, windowValid }: typeof FIRST) {
  const needed = keep[level];
  if (level >= highest || needed === undefined) return null;
  return { level: level + 1, turnover: toDecimal(windowValid), needed: toDecimal(needed) };
}

const wireMove = ({ at, from, to, cause }: MoveRow) => ({ at: at.toISOString(), from, to, cause });

/** The same for the desk. Refuses identity.member-unknown. */
export async function deskMember(
  room: VipRoom,
  tx: Tx,
  { id }: Input<typeof consoleVipRoutes.member>,
): Promise<Output<typeof consoleVipRoutes.member>> {
  const memberId = fromWire('mbr', id);
  if (!memberId || !(await room.identity.member(tx, memberId)))
    throw refuse('identity.member-unknown');
  const needs = needsOf((await vipTerms.now(tx)).terms);
  const row = await memberRow(tx, memberId);
  const { level, highest, deposited, valid } = row ?? FIRST;
  const moves = await movesOf(tx, { memberId, limit: DESK_MOVES });
  return {
    level,
    highest,
    since: row?.since.toISOString() ?? null,
    deposits: toDecimal(deposited),
    turnover: toDecimal(valid),
    keep: keepOf(needs, row),
    paused: (await mayRise(room, tx, memberId)) !== 'now',
    moves: moves.map((move) => ({ ...wireMove(move), setBy: move.setBy, reason: move.reason })),
  };
}
