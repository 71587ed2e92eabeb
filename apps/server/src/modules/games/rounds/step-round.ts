import type { Tx } from '../../../kernel/db.ts';
import { closeRound } from './close-round.ts';
import { drawRound } from './draw-round.ts';
import { playOf, type RoundsRoom } from './room.ts';
import { holdsLease } from './store/lease.ts';
import { closeGates, unclosed } from './store/gates.ts';
import { passOver, type RoundRow, stepOn, transition, unopened } from './store/rounds.ts';
import { tellTopic } from './topic.ts';
import { voidRound } from './void-round.ts';

/** One step of a round in one commit; followers hear of it afterwards. */
export async function stepRound(
  room: RoundsRoom,
  round: RoundRow,
  fence: bigint,
): Promise<boolean> {
  const passed: RoundRow['id'][] = [];
  const isDone = await room.db.tx(async (tx) => {
    if (!(await holdsLease(tx, fence))) return false;
    const version = await stepOn(tx, round.series);
    const done = await stepNow(room, tx, { round, passed });
    if (done) tx.afterCommit(() => tellTopic(room, round, version));
    return done;
  });
  if (isDone && passed.length > 0) await room.plays.get(round.kind)?.passedOver?.(passed);
  return isDone;
}

type Stepping = { readonly round: RoundRow; readonly passed: RoundRow['id'][] };

async function stepNow(room: RoundsRoom, tx: Tx, { round, passed }: Stepping): Promise<boolean> {
  const now = room.clock.now();
  const { state, closesAt } = round;
  if (state === 'WAITING') {
    if (closesAt > now) return transition(tx, round, { to: 'OPEN', dueAt: closesAt });
    return passOrOpen(tx, { round, passed }, now);
  }
  if (state === 'OPEN')
    // Nobody led when it should have closed and been drawn: it was not closed, so it is void.
    return mostLate(room, round) <= now
      ? voidRound(room, tx, { round, reason: 'not-closed' })
      : closeRound(room, tx, round);
  if (state === 'CLOSED') return drawRound(room, tx, round);
  throw new Error(`a round that is ${state} has no step`);
}

/** Until when a round may still be closed. */
function mostLate(room: RoundsRoom, round: RoundRow): Date {
  const lateMs = playOf(room, round.kind).closesLateMs?.(round);
  return lateMs === undefined ? round.drawsAt : new Date(round.closesAt.getTime() + lateMs);
}

/**
 * Passes over the rounds that were never opened, up to the first one that has bets anyway:
 * bets are taken by their time, also while no server leads. That one is opened late, and then
 * closed, or void.
 */
async function passOrOpen(tx: Tx, { round, passed }: Stepping, now: Date): Promise<boolean> {
  const { series } = round;
  const waiting = await unopened(tx, { series, now });
  const last = waiting.at(-1);
  if (!last) return false;
  const numbers = await unclosed(tx, series, last.number);
  const withBets = waiting.findIndex(({ number }) => numbers.includes(number));
  const empty = withBets < 0 ? waiting : waiting.slice(0, withBets);
  const through = empty.at(-1);
  if (!through)
    return waiting[0]?.id === round.id
      ? transition(tx, round, { to: 'OPEN', dueAt: round.closesAt })
      : false;
  await closeGates(tx, series, through.number);
  passed.push(...empty.map(({ id }) => id));
  return (await passOver(tx, passed)) > 0;
}
