import { dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, SlipId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import type { Above } from '../rules/add-up.ts';
import { changeAmount } from '../rules/change-amount.ts';
import { RUN_KINDS } from '../rules/run-times.ts';
import {
  type Asked,
  type ChangeRow,
  insertChanges,
  lockRead,
  noteRead,
  slipsOfThen,
} from '../store/changes.ts';
import { openRun } from '../store/runs.ts';
import { nextPeriod } from './next-period.ts';
import { type BasesRoom, changesIn } from './play-beside.ts';

/** What was committed late is counted by then. */
const COUNTED_AFTER_MS = 60_000;
/** The longest span in one commit. */
const AT_ONCE_MS = 3_600_000;
const ROUNDS = 48;
/** Changes whose slips are looked for at once. */
const IN_BATCH = 500;
const MOST_MS = 120_000;

/**
 * Bets that were voided or settled again after their period was settled: each counts once for every
 * slip it was part of, and waits for the next slip of its downline and kind.
 */
export async function readChanges(room: AgentsRoom): Promise<void> {
  for (let n = 0; n < ROUNDS; n += 1) if (!(await room.db.tx((tx) => readSome(room, tx)))) return;
}

/** Answers whether there is more to read. */
async function readSome(room: AgentsRoom, tx: Tx): Promise<boolean> {
  await tx.allow(MOST_MS);
  const from = await lockRead(tx);
  if (!from) return false;
  const last = await readableUntil(room, tx);
  const until = new Date(Math.min(last.getTime(), from.getTime() + AT_ONCE_MS));
  if (until <= from || !(await room.wagers.countedPast(tx, until))) return false;
  let some: Change[] = [];
  for await (const change of changesIn(room, tx, { span: { start: from, end: until } })) {
    some.push(change);
    if (some.length < IN_BATCH) continue;
    await countChanges(room, tx, some);
    some = [];
  }
  await countChanges(room, tx, some);
  await noteRead(tx, until);
  return until < last;
}

/** A bet may have changed before the slip of its period is written: no further than that. */
async function readableUntil(room: AgentsRoom, tx: Tx): Promise<Date> {
  let until = room.clock.now().getTime() - COUNTED_AFTER_MS;
  for (const of of RUN_KINDS) {
    const open = await openRun(tx, of);
    const end = open && !open.writtenAt ? open.endsAt : (await nextPeriod(tx, of))?.end;
    if (end) until = Math.min(until, end.getTime());
  }
  return new Date(until);
}

type Change = Awaited<ReturnType<AgentsRoom['wagers']['changesIn']>>[number];

/** In the order in which they happened in each lane. */
async function countChanges(room: AgentsRoom, tx: Tx, bets: readonly Change[]): Promise<void> {
  if (bets.length === 0) return;
  const left = new Map<SlipId, bigint>();
  const rows: ChangeRow[] = [];
  for (const slip of await slipsOfThen(tx, await askedOf(room, tx, bets))) {
    const bet = bets[slip.nth];
    if (!bet) continue;
    const { memberId, at, wagerId, number, before, after } = bet;
    if (slip.downlineId === memberId && !slip.terms.includesSelf) continue;
    const now = left.get(slip.slipId) ?? slip.left;
    const rate = slip.rate === null ? null : BigInt(slip.rate);
    const of = { terms: slip.terms, rate, left: now };
    const change = changeAmount(of, { stake: before.stake, before, after });
    left.set(slip.slipId, now + change.after.base - change.before.base);
    rows.push({
      wagerId,
      number,
      slipId: slip.slipId,
      downlineId: slip.downlineId,
      kind: slip.kind,
      memberId,
      at,
      baseBefore: change.before.base,
      rateBefore: Number(change.before.rate),
      base: change.after.base,
      rate: Number(change.after.rate),
      amount: change.amount,
      carry: change.carry,
    });
  }
  await insertChanges(tx, rows);
}

async function askedOf(room: AgentsRoom, tx: Tx, bets: readonly Change[]): Promise<Asked[]> {
  const agents = await agentsOf(room, tx, bets);
  return bets.flatMap(({ firstAt, at }, nth) =>
    (agents[nth] ?? []).map((agentId) => ({ nth, agentId, firstAt, at })),
  );
}

/** Of each bet everyone above its member on the day on which it was first settled, and the member. */
export async function agentsOf(
  room: Pick<BasesRoom, 'identity'>,
  tx: Tx,
  bets: readonly Pick<Change, 'memberId' | 'firstAt'>[],
): Promise<MemberId[][]> {
  const memberIds = [...new Set(bets.map(({ memberId }) => memberId))];
  const days = bets.map(({ firstAt }) => dayOf(firstAt)).sort();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const above = new Map<MemberId, Above<MemberId>[]>(memberIds.map((memberId) => [memberId, []]));
  for (const pair of await room.identity.line.pairs(tx, { memberIds, from, to }))
    above.get(pair.memberId)?.push(pair);
  return bets.map(({ memberId, firstAt }) => {
    const day = dayOf(firstAt);
    const uplines = (above.get(memberId) ?? [])
      .filter(({ since, until }) => since <= day && day < until)
      .map(({ uplineId }) => uplineId);
    return [...uplines, memberId];
  });
}
