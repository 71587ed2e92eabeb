import { type Input, type Output, TRIAL } from '@nokshi/contract';
import { ownPath } from '@nokshi/contract/own-address.ts';
import type { vendorsRoutes } from '@nokshi/contract/player/vendors.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf, type Story } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { requireRight } from '../../../kernel/require-right.ts';
import { hasWallet } from './ask-wallet.ts';
import { chooseHost } from './launch-hosts.ts';
import { assetOf } from './live-token.ts';
import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import { waitingGrants } from './store/grants.ts';
import { sealToken } from './vendor-token.ts';

type Call = typeof vendorsRoutes.launch;

/**
 * Opens a vendor's game for a member. The token is behind the `#`, so that no server between reads
 * it, and opens this game for this vendor only. The way back is a path of this site, whichever of
 * our addresses it was written with. Refuses: limits.frozen, limits.self-excluded, limits.time-out,
 * catalogue.game-unknown, catalogue.game-off, catalogue.game-is-group, vendors.off,
 * vendors.country, vendors.currency, identity.true-account-needed, identity.free-play-closed,
 * edge.invalid-input { backUrl }. Source: checklist E-091, X-030, C-025.
 */
export async function launchVendorGame(
  room: VendorsRoom,
  { asked, caller }: { asked: Input<Call>; caller: Caller },
): Promise<Story<Output<Call>>> {
  const { gameId } = asked;
  const session = playerOf(caller);
  if (session.restriction) throw refuse(`limits.${session.restriction}`);
  requireRight(session, 'table');
  const { game, launch } = room.catalogue.open(gameId);
  const profile = profileFor(room, { vendor: game.vassalage, caller });
  const backUrl = asked.backUrl === undefined ? null : ownPath(asked.backUrl, room.site.origins());
  if (asked.backUrl !== undefined && backUrl === null)
    throw refuse('edge.invalid-input', { field: 'backUrl' });
  const { url, more } = await chooseHost(room, profile, asked.not);
  const { memberId, type } = session;
  const lane = room.wallet.laneOf(memberId);
  const now = room.clock.now();
  const expiresAt = new Date(now.getTime() + profile.points.tokenMinutes * 60_000);
  const token = sealToken(room.secrets, profile.vendor, {
    memberId,
    type,
    gameId,
    launchToken: room.identity.issueLaunch(session, gameId),
    expiresAt,
    seen: { ip: caller.ip, device: caller.device },
  });
  const hash = new URLSearchParams({ token, game: gameId, language: caller.language });
  return async (tx) => {
    await room.catalogue.noteLaunch(tx, { session, gameId });
    const waiting = await waitingGrants(tx, { lane, memberId, gameId, now });
    return {
      url: `${url}#${hash}`,
      more,
      expiresAt: expiresAt.toISOString(),
      launch,
      ownWallet: hasWallet(profile),
      backUrl,
      freeRounds: waiting.map(({ rounds, played, stake, asset, ...grant }) => ({
        left: rounds - played,
        stake: toDecimal(stake, asset),
        expiresAt: grant.expiresAt.toISOString(),
      })),
    };
  };
}

/** The vendor of a game, when it is on and available in this member's country and asset. */
export function profileFor(
  room: VendorsRoom,
  { vendor, caller }: { vendor: string; caller: Caller },
): Profile {
  const { type } = playerOf(caller);
  const profile = room.profiles.find(vendor);
  if (!profile) throw refuse('catalogue.game-unknown');
  if (profile.mode !== 'ON') throw refuse('vendors.off');
  const { countries, currencies, freePlay } = profile.points;
  if (countries && !countries.includes(caller.country ?? '')) throw refuse('vendors.country');
  if (type !== TRIAL && !currencies.includes(assetOf({ type }))) throw refuse('vendors.currency');
  if (type === TRIAL) {
    if (!freePlay) throw refuse('identity.true-account-needed');
    room.identity.requireFreePlay();
  }
  return profile;
}
