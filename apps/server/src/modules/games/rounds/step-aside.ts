import type { Tx } from '../../../kernel/db.ts';
import type { RoundsRoom } from './room.ts';
import { type RoundRow, stepOn } from './store/rounds.ts';
import { tellTopic } from './topic.ts';

/** A step that is not the clock's: in the series' turn, and told. False when the round has changed. */
export async function stepAside(
  room: RoundsRoom,
  tx: Tx,
  { round, work }: { round: RoundRow; work: () => Promise<boolean> },
): Promise<boolean> {
  const version = await stepOn(tx, round.series);
  const done = await work();
  if (done) tx.afterCommit(() => tellTopic(room, round, version));
  return done;
}
