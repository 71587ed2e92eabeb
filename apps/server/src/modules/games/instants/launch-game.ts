import type { Output } from '@nokshi/contract';
import type { instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { TRIAL } from '@nokshi/contract/rights.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { requireRight } from '../../../kernel/require-right.ts';
import type { InstantsRoom } from './room.ts';
import { sitDown } from './store/seats.ts';

/** A sitting ends after this time without a round; a session without any play ends as well. S-064. */
const IDLE_MINUTES = 30;

/**
 * Opens a game: a seat, seeds, and a token for this game only. Refuses: limits.frozen, limits.self-excluded,
 * limits.time-out, identity.free-play-closed, catalogue.game-unknown, catalogue.game-off.
 */
export async function launchGame(
  room: InstantsRoom,
  tx: Tx,
  { session, gameId }: { readonly session: PlayerSession; readonly gameId: string },
): Promise<Output<(typeof instantsRoutes)['launch']>> {
  if (session.restriction) throw refuse(`limits.${session.restriction}`);
  requireRight(session, 'table');
  if (session.type === TRIAL) room.identity.requireFreePlay();
  const { launch } = room.catalogue.open(gameId);
  const game = room.games.all().find((each) => each.gameCode === gameId);
  if (!game) throw refuse('catalogue.game-unknown');
  const { gameCode } = game;
  const { memberId } = session;
  const now = room.clock.now();
  await room.fairness.prepare(tx, { memberId });
  await sitDown(
    tx,
    { lane: room.laneOf(memberId), memberId, gameCode },
    { at: now, idleSince: minutesFrom(now, -IDLE_MINUTES) },
  );
  await room.catalogue.noteLaunch(tx, { session, gameId });
  return {
    frameUrl: `/frame/instant.html?game=${gameCode}`,
    launchToken: room.identity.issueLaunch(session, gameId),
    expiresAt: minutesFrom(now, IDLE_MINUTES).toISOString(),
    launch,
  };
}

const minutesFrom = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
