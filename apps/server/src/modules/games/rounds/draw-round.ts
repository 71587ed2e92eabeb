import type { Tx } from '../../../kernel/db.ts';
import { playOf, purposeOf, type RoundsRoom } from './room.ts';
import { type RoundRow, transition } from './store/rounds.ts';

/**
 * Draws a closed round of the house: the link is taken and told in the commit that has its outcome.
 * Its bets are paid once the result was shown. False when the round has changed in the meantime.
 */
export async function drawRound(room: RoundsRoom, tx: Tx, round: RoundRow): Promise<boolean> {
  const wanted = { purpose: purposeOf(round), issue: round.issue };
  const seeds = await room.fairness.draws.take(tx, wanted);
  await room.fairness.draws.tell(tx, wanted);
  const now = room.clock.now();
  const play = playOf(room, round.kind);
  const before = (await play.drawnBefore?.(tx, round)) ?? null;
  const outcome = play.outcome({ ...round, outcome: before }, seeds, now);
  const dueAt = new Date(now.getTime() + (play.showMs?.(round) ?? 0));
  const drawn = await transition(tx, round, { to: 'DRAWN', dueAt, outcome, drawnAt: now });
  if (drawn) await play.over?.(tx, { ...round, state: 'DRAWN', outcome, drawnAt: now });
  return drawn;
}

/**
 * The outcome of an external round, or its correction: every bet is then settled, or settled again
 * by the difference. False when the round was changed in the meantime.
 */
export async function enterOutcome(
  room: Pick<RoundsRoom, 'clock'>,
  tx: Tx,
  { round, outcome }: { round: RoundRow; outcome: unknown },
): Promise<boolean> {
  if (round.source !== 'external') throw new Error(`nobody enters the outcome of ${round.series}`);
  const now = room.clock.now();
  const drawnAt = round.drawnAt ?? now;
  return transition(tx, round, { to: 'DRAWN', dueAt: now, outcome, drawnAt });
}
