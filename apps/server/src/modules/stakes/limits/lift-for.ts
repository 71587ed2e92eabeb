import type { Tx } from '../../../kernel/db.ts';
import type { LimitChangeId, MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { mayLift, isInForce } from './rules/by-house.ts';
import { type HouseAct, type HouseActId, houseActs, markLifted } from './store/by-house.ts';
import { factsOf } from './limit-facts.ts';
import { insertChange } from './store/change.ts';
import {
  lockProtection,
  readGuard,
  readUsage,
  type Seat,
  writeLimit,
  writeStanding,
} from './store/guard.ts';

type Lifting = { readonly memberId: MemberId; readonly id: HouseActId };

/** A measure of the house that may still be lifted. Refuses: limits.house-act-over. */
export async function liftable(
  room: LimitsDeps,
  tx: Tx,
  { memberId, id }: Lifting,
): Promise<HouseAct> {
  const found = (await standingActs(room, tx, memberId)).find((act) => act.id === id);
  if (!found || !mayLift(found.setAt, room.clock.now())) throw refuse('limits.house-act-over');
  return found;
}

/** The measures of the house for a member that are still in force, newest first. */
export async function standingActs(
  room: LimitsDeps,
  tx: Tx,
  memberId: MemberId,
): Promise<HouseAct[]> {
  const seat = seatOf(room, memberId);
  const timeOutUntil = (await readGuard(tx, seat))?.timeOutUntil ?? null;
  const held = { limits: await readUsage(tx, seat), timeOutUntil, now: room.clock.now() };
  return (await houseActs(tx, seat)).filter((act) => isInForce(act, held));
}

/**
 * Lifts a measure that the house set by mistake, so that the previous state is in force again:
 * within a day, and only while nothing else was set since. Call it behind four eyes. Refuses:
 * limits.house-act-over.
 */
export async function liftFor(room: LimitsDeps, tx: Tx, lifting: Lifting): Promise<HouseAct> {
  const seat = seatOf(room, lifting.memberId);
  await lockProtection(tx, seat);
  const act = await liftable(room, tx, lifting);
  const at = room.clock.now();
  if (act.kind === 'time-out') await endTimeOut(room, tx, { seat, before: act.untilBefore });
  else {
    const { kind, period, amountBefore: amount } = act;
    const id = room.ids.next<LimitChangeId>();
    const state = 'IN_FORCE';
    await insertChange(tx, seat, {
      id,
      kind,
      period,
      amount,
      state,
      askedAt: at,
      confirmableAt: at,
    });
    await writeLimit(tx, seat, { kind, period, amount });
  }
  await markLifted(tx, seat, { id: act.id, at });
  await room.identity.recordActivity(tx, { memberId: lifting.memberId, ...activityOf(act) });
  return act;
}

const activityOf = (act: HouseAct) =>
  act.kind === 'time-out'
    ? ({ kind: 'house-time-out-lifted' } as const)
    : ({
        kind: 'house-limit-lifted',
        facts: factsOf({ ...act, amount: act.amountBefore }),
      } as const);

/** The previous time-out continues if it is not over. */
async function endTimeOut(
  room: LimitsDeps,
  tx: Tx,
  { seat, before }: { seat: Seat; before: Date | null },
): Promise<void> {
  const { memberId } = seat;
  const now = room.clock.now();
  const at = before && before > now ? { at: before } : {};
  await room.identity.lift(tx, { memberId, kind: 'time-out', ...at });
  await writeStanding(tx, seat, { timeOutUntil: before ?? now });
}
