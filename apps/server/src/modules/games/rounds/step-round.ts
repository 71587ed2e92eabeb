import type { Tx } from '../../../kernel/db.ts';
import { closeRound } from './close-round.ts';
import { drawRound } from './draw-round.ts';
import { tellOpened } from './pay-round.ts';
import type { RoundsRoom } from './room.ts';
import { holdsLease } from './store/lease.ts';
import { passOver, type RoundRow, stepOn, transition } from './store/rounds.ts';
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
  if (isDone && round.state === 'WAITING') await tellOpened(room, round.id);
  return isDone;
}

type Stepping = { readonly round: RoundRow; readonly passed: RoundRow['id'][] };

async function stepNow(room: RoundsRoom, tx: Tx, { round, passed }: Stepping): Promise<boolean> {
  const now = room.clock.now();
  const { series, state, closesAt, drawsAt } = round;
  if (state === 'WAITING') {
    if (closesAt > now) return transition(tx, round, { to: 'OPEN', dueAt: closesAt });
    passed.push(...(await passOver(tx, { series, now })));
    return passed.length > 0;
  }
  if (state === 'OPEN')
    // Nobody led when it should have closed and been drawn: it was not closed, so it is void.
    return drawsAt <= now
      ? voidRound(room, tx, { round, reason: 'not-closed' })
      : closeRound(room, tx, round);
  if (state === 'CLOSED') return drawRound(room, tx, round);
  throw new Error(`a round that is ${state} has no step`);
}
