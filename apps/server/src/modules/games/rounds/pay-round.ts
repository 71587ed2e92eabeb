import type { Tx } from '../../../kernel/db.ts';
import { playOf, type RoundsRoom } from './room.ts';
import { roundById, type RoundRow, roundNow, stepOn, transition } from './store/rounds.ts';
import { tellTopic } from './topic.ts';

/**
 * Settles a drawn round, or refunds a void one, and marks it so. Settling is idempotent, so a stop
 * in the middle is made good by the next try. Afterwards what waited for the end of this round may
 * go into the one that is open. False when another leader came, or the outcome was corrected.
 */
export async function payRound(
  room: RoundsRoom,
  round: RoundRow,
  mayStill: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const play = playOf(room, round.kind);
  const isVoid = round.state === 'VOID';
  await (isVoid ? play.refund(round) : play.settle(round));
  const isDone = await room.db.tx(async (tx) => {
    if (!(await mayStill(tx))) return false;
    const version = await stepOn(tx, round.series);
    const now = await roundById(tx, round.id);
    if (now?.state !== round.state || now.outcomeVersion !== round.outcomeVersion) return false;
    const done = await transition(tx, round, { to: isVoid ? 'REFUNDED' : 'SETTLED', dueAt: null });
    if (done) tx.afterCommit(() => tellTopic(room, round, version));
    return done;
  });
  const open = await room.db.read((tx) => roundNow(tx, round.series, room.clock.now()));
  if (isDone && open?.state === 'OPEN') await play.opened?.(open);
  return isDone;
}

/** What the game does with a round that opens, e.g. bets that were planned for it. */
export async function tellOpened(room: RoundsRoom, id: RoundRow['id']): Promise<void> {
  const round = await room.db.read((tx) => roundById(tx, id));
  if (round?.state === 'OPEN') await playOf(room, round.kind).opened?.(round);
}
