import { type Output, TRIAL } from '@nokshi/contract';
import type { vendorsRoutes } from '@nokshi/contract/player/vendors.ts';
import type { Caller } from '../../kernel/caller.ts';
import { playerOf } from '../../kernel/caller.ts';
import { refuse } from '../../kernel/refusal.ts';
import { requireRight } from '../../kernel/require-right.ts';
import type { VendorsRoom } from './room.ts';
import { sealToken } from './vendor-token.ts';

/**
 * Opens a studio's game for a member. The token is behind the `#`, so that no server between reads
 * it, and opens this game for this studio alone. Refuses: limits.frozen, limits.self-excluded,
 * limits.time-out, catalogue.game-unknown, catalogue.game-off, vendors.off, vendors.country,
 * identity.true-account-needed, identity.free-play-closed. Source: checklist E-091.
 */
export function launchVendorGame(
  room: VendorsRoom,
  { gameId, caller }: { gameId: string; caller: Caller },
): Output<typeof vendorsRoutes.launch> {
  const session = playerOf(caller);
  if (session.restriction) throw refuse(`limits.${session.restriction}`);
  requireRight(session, 'table');
  const { game, launch } = room.catalogue.open(gameId);
  const profile = room.profiles.find(game.vassalage);
  if (!profile) throw refuse('catalogue.game-unknown');
  if (profile.mode !== 'ON') throw refuse('vendors.off');
  const { countries, freePlay, tokenMinutes } = profile.points;
  if (countries && !countries.includes(caller.country ?? '')) throw refuse('vendors.country');
  if (session.type === TRIAL) {
    if (!freePlay) throw refuse('identity.true-account-needed');
    room.identity.requireFreePlay();
  }
  const { memberId, type } = session;
  const expiresAt = new Date(room.clock.now().getTime() + tokenMinutes * 60_000);
  const token = sealToken(room.secrets, profile.vendor, {
    memberId,
    type,
    gameId,
    launchToken: room.identity.issueLaunch(session, gameId),
    expiresAt,
    seen: { ip: caller.ip, device: caller.device },
  });
  const hash = new URLSearchParams({ token, game: gameId, language: caller.language });
  return { url: `${profile.gameUrl}#${hash}`, expiresAt: expiresAt.toISOString(), launch };
}
