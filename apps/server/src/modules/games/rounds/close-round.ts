import type { Tx } from '../../../kernel/db.ts';
import { hash } from 'node:crypto';
import { rootOfLanes, rootOfPeaks } from '@nokshi/house-math/fairness/merkle.ts';
import { playOf, purposeOf, type RoundsRoom } from './room.ts';
import { closeGates } from './store/gates.ts';
import { type LaneLine, type RoundRow, transition } from './store/rounds.ts';

const sha256 = (text: string): string => hash('sha256', text);

/**
 * Closes a round that is open: no lane takes another bet, and the root of all bets is public from
 * this commit on, before anybody knows the link. False when it has changed in the meantime.
 */
export async function closeRound(room: RoundsRoom, tx: Tx, round: RoundRow): Promise<boolean> {
  const lanes = await closedLanes(tx, round);
  const root = rootOfLanes(sha256, lanes);
  const dueAt = round.source === 'house' ? await closeDraw(room, tx, { round, root }) : null;
  return transition(tx, round, { to: 'CLOSED', dueAt, root, lanes });
}

/** Fixes the root of a draw of the house; when it is drawn. */
async function closeDraw(
  room: RoundsRoom,
  tx: Tx,
  { round, root }: { round: RoundRow; root: string },
): Promise<Date> {
  const wanted = { purpose: purposeOf(round), issue: round.issue };
  const { draws } = room.fairness;
  await draws.close(tx, { ...wanted, root });
  const { drawsWhen } = playOf(room, round.kind);
  return drawsWhen ? drawsWhen(round, await draws.take(tx, wanted)) : round.drawsAt;
}

/** The lanes that have bets, each with the root of its own. */
export async function closedLanes(
  tx: Tx,
  { series, number }: Pick<RoundRow, 'series' | 'number'>,
): Promise<LaneLine[]> {
  const gates = await closeGates(tx, series, number);
  return gates.map(({ lane, count, peaks }) => ({
    lane,
    count,
    root: rootOfPeaks(sha256, { count, hashes: peaks }),
  }));
}
