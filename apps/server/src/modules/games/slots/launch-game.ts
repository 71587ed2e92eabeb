import type { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { type Output, TRIAL } from '@nokshi/contract';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { requireRight } from '../../../kernel/require-right.ts';
import { noteRules } from './note-rules.ts';
import { openJackpots } from './open-jackpots.ts';
import type { SlotsRoom } from './room.ts';
import { slotOf } from './spin.ts';
import { sitDown } from './store/seat.ts';

/** A sitting ends after this time without play; a session without any play ends as well. S-064. */
const IDLE_MINUTES = 30;

/**
 * Opens a game: gives the member a seat, seeds, and a token for this game only. The token lives as
 * long as the session; `expiresAt` is the earliest moment it may end. A trial account plays with
 * FUN while free play is open (V-008). Refuses: limits.frozen, limits.self-excluded,
 * limits.time-out, identity.free-play-closed, catalogue.game-unknown, catalogue.game-off,
 * catalogue.game-is-group. Source: checklist E-091.
 */
export async function launchGame(
  room: SlotsRoom,
  tx: Tx,
  input: { session: PlayerSession; gameId: string },
): Promise<Output<typeof slotsRoutes.launch>> {
  const { session, gameId } = input;
  if (session.restriction) throw refuse(`limits.${session.restriction}`);
  requireRight(session, 'table');
  if (session.type === TRIAL) room.identity.requireFreePlay();
  const { launch } = room.catalogue.open(gameId);
  const game = slotOf({ gameId });
  if (game.family === 'progressive' && !room.pots.find(game.code)) await openJackpots(room);
  await noteRules(room, tx, game);
  const { memberId } = session;
  const now = room.clock.now();
  await room.fairness.prepare(tx, { memberId });
  await sitDown(
    tx,
    { lane: room.laneOf(memberId), memberId, gameCode: game.code },
    { at: now, idleSince: minutesFrom(now, -IDLE_MINUTES) },
  );
  await room.catalogue.noteLaunch(tx, { session, gameId });
  return {
    frameUrl: `/frame/?game=${game.code}`,
    launchToken: room.identity.issueLaunch(session, gameId),
    expiresAt: minutesFrom(now, IDLE_MINUTES).toISOString(),
    launch,
  };
}

const minutesFrom = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
