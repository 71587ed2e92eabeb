import { type Output, TRIAL } from '@nokshi/contract';
import type { tablesRoutes } from '@nokshi/contract/player/tables.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { requireRight } from '../../../kernel/require-right.ts';
import type { TablesRoom } from './room.ts';
import { lastPlacedAt } from './store/bets.ts';
import { sitDown } from './store/seats.ts';

/** A sitting ends after this time without a bet; a session without any play ends as well. S-064. */
const IDLE_MINUTES = 30;

type Frame = { readonly frame: string; readonly lastPlacedAt: typeof lastPlacedAt };
type Opening = { readonly session: PlayerSession; readonly gameId: string };

/**
 * Opens a table: gives the member a seat, and a token for this table only, which lives as long as the
 * session. Refuses: limits.frozen, limits.self-excluded, limits.time-out, identity.free-play-closed,
 * catalogue.game-unknown, catalogue.game-off, catalogue.game-is-group.
 */
export const launchTable = (
  room: TablesRoom,
  tx: Tx,
  opening: Opening,
): Promise<Output<typeof tablesRoutes.launch>> => {
  const table = room.tables.all().find(({ gameCode }) => gameCode === opening.gameId);
  if (!table || table.kind === 'kite') throw refuse('catalogue.game-unknown');
  return launchFrame(room, tx, { ...opening, frame: '/frame/table.html', lastPlacedAt });
};

/** Refuses limits.frozen, limits.self-excluded, limits.time-out, identity.free-play-closed. */
export function requirePlay(
  { identity }: Pick<TablesRoom, 'identity'>,
  session: PlayerSession,
): void {
  if (session.restriction) throw refuse(`limits.${session.restriction}`);
  requireRight(session, 'table');
  if (session.type === TRIAL) identity.requireFreePlay();
}

/** The same for any game of this room, each in its own frame. */
export async function launchFrame(
  room: TablesRoom,
  tx: Tx,
  { session, gameId, frame, lastPlacedAt: lastBet }: Opening & Frame,
): Promise<Output<typeof tablesRoutes.launch>> {
  requirePlay(room, session);
  const { launch } = room.catalogue.open(gameId);
  const { gameCode } = room.tables.find(gameId);
  const { memberId } = session;
  const now = room.clock.now();
  const seat = { lane: room.wallet.laneOf(memberId), memberId, gameCode };
  const idle = new Date(now.getTime() - IDLE_MINUTES * 60_000);
  const last = await lastBet(tx, seat);
  const idleSince = last && last > idle ? new Date(0) : idle;
  await sitDown(tx, seat, { at: now, idleSince });
  await room.catalogue.noteLaunch(tx, { session, gameId });
  return {
    frameUrl: `${frame}?game=${gameCode}`,
    launchToken: room.identity.issueLaunch(session, gameId),
    expiresAt: new Date(now.getTime() + IDLE_MINUTES * 60_000).toISOString(),
    launch,
  };
}
