import type { Tx } from '../../../kernel/db.ts';
import type { LimitChangeId, MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { mayLift, stillHolds } from './rules/by-house.ts';
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

/** What the house set and may still lift. Refuses: limits.house-act-over. */
export async function liftable(
  room: LimitsDeps,
  tx: Tx,
  { memberId, id }: Lifting,
): Promise<HouseAct> {
  const found = (await standingActs(room, tx, memberId)).find((act) => act.id === id);
  if (!found || !mayLift(found.setAt, room.clock.now())) throw refuse('limits.house-act-over');
  return found;
}

/** Of what the house set for a member all that still holds, newest first. */
export async function standingActs(
  room: LimitsDeps,
  tx: Tx,
  memberId: MemberId,
): Promise<HouseAct[]> {
  const seat = seatOf(room, memberId);
  const timeOutUntil = (await readGuard(tx, seat))?.timeOutUntil ?? null;
  const held = { limits: await readUsage(tx, seat), timeOutUntil, now: room.clock.now() };
  return (await houseActs(tx, seat)).filter((act) => stillHolds(act, held));
}

/**
 * Takes back what the house set by mistake, so that what was before holds again: within a day, and
 * only while nobody has set something else. Call it behind four eyes. Refuses:
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
  await room.identity.recordActivity(tx, { memberId: lifting.memberId, ...toldOf(act) });
  return act;
}

const toldOf = (act: HouseAct) =>
  act.kind === 'time-out'
    ? ({ kind: 'house-time-out-lifted' } as const)
    : ({
        kind: 'house-limit-lifted',
        facts: factsOf({ ...act, amount: act.amountBefore }),
      } as const);

/** The time-out of before goes on where it is not over. */
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
