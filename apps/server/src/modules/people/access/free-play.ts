import { addressKey } from '../../../kernel/address-key.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { LoginAnswer } from './complete-login.ts';
import type { Internals } from './room.ts';
import { takeOneTry, tryKey } from './tries.ts';

/**
 * Opens a trial account (type 4) with play money and logs the visitor in to it. Limited by
 * browser and address and for the whole site. Refuses: identity.free-play-closed, identity.logged-in,
 * identity.terms-needed (who says not to be of age), identity.too-many-attempts. Checklist S-062, X-013, A-034, A-040.
 */
export async function startFreePlay(
  room: Internals,
  { agree }: { agree?: boolean | undefined },
  caller: Caller,
): Promise<LoginAnswer> {
  room.identity.requireFreePlay();
  if (caller.session) throw refuse('identity.logged-in');
  const { minimumAge, brandId } = room.site.brand();
  if (agree === false)
    throw refuse('identity.terms-needed', { field: 'agree', value: { minimumAge } });
  await room.db.tx(async (tx) => {
    const device = tryKey(room, 'trial-device', caller.guest());
    await takeOneTry(room, tx, { key: device, kind: 'trial-device' });
    const address = tryKey(room, 'trial', addressKey(caller.ip));
    await takeOneTry(room, tx, { key: address, kind: 'trial' });
    const site = tryKey(room, 'trial-site', brandId);
    await takeOneTry(room, tx, { key: site, kind: 'trial-site' });
  });
  const passwordHash = room.hasher.nobody;
  const { member, session } = await room.db.tx((tx) =>
    room.accounts.openTrial(tx, { caller, passwordHash, ofAge: agree === true }),
  );
  caller.setSession(session.secret);
  const token = toWire('ses', session.sessionId);
  const userInfo = room.accounts.info(member);
  return { token, firstTimeLogin: false, passwordExpired: false, userInfo };
}
