import { TRIAL } from '@nokshi/contract';
import type { VendorStatus } from '@nokshi/contract/vendor/seamless.ts';
import type { Asset } from '@nokshi/money';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import type { Opened } from './vendor-token.ts';

export const assetOf = ({ type }: Pick<Opened, 'type'>): Asset => (type === TRIAL ? 'FUN' : 'BDT');

/** The live session of a token, or why it accepts no stakes any more. */
export async function liveSession(
  room: VendorsRoom,
  { launchToken, expiresAt }: Opened,
): Promise<PlayerSession | VendorStatus> {
  const launch = await room.identity.sessions.launch(launchToken);
  if (!launch) return 'SESSION_ENDED';
  return expiresAt <= room.clock.now() ? 'TOKEN_EXPIRED' : launch.session;
}

/** Why no stakes are accepted now; null when they are. Refuses like `catalogue.open`. */
export function whyNoBets(room: VendorsRoom, profile: Profile, gameId: string) {
  // A vendor with its own wallet accepts no stakes here.
  if (profile.mode !== 'ON' || profile.points.walletUrl !== null) return 'BETS_OFF';
  // The vendor's server calls, so the visitor's country is unknown: the launch checked it.
  const { systemStatus } = room.site.statusFor({ ip: '', country: null });
  if (systemStatus !== 0) return 'MAINTENANCE';
  return room.catalogue.open(gameId).game.vassalage === profile.vendor ? null : 'INVALID_GAME';
}
