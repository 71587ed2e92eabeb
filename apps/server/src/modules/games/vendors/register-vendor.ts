import { USUAL_OVERLAP_HOURS } from '@nokshi/contract/console/vendor-keys.ts';
import { SEAMLESS } from '@nokshi/contract/player/vendors.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { NewGame, NewVendor } from '../catalogue/index.ts';
import { isRsaKey, SECRET_BYTES, sealKey } from './key-of.ts';
import type { VendorsRoom } from './room.ts';
import type { LaunchHost } from './rules/order-hosts.ts';
import { type Points, USUAL_POINTS } from './rules/points.ts';
import { putLaunchHosts } from './store/launch-hosts.ts';
import { hasUnderWay } from './store/transfers.ts';
import { changeKeyTo, hasKey, type Scheme } from './store/keys.ts';
import { putProfile } from './store/profiles.ts';

const MOST_HOSTS = 8;

export type Registration = {
  readonly vendor: NewVendor;
  readonly games: readonly NewGame[];
  readonly scheme: Scheme;
  /** The shared secret, or the PEM of the vendor's public key. */
  readonly key: Buffer;
  /** The pages of its games, at most eight; the token comes behind the `#`. */
  readonly hosts: readonly Pick<LaunchHost, 'url' | 'place'>[];
  readonly points: Partial<Points>;
};

const hasMoneyThere = async (
  room: { readonly wallet: Pick<VendorsRoom['wallet'], 'sumAtVendor'> },
  tx: Tx,
  vendor: string,
): Promise<boolean> =>
  (await room.wallet.sumAtVendor(tx, vendor)) > 0n || (await hasUnderWay(tx, vendor));

/**
 * Registers a vendor or updates it; its games enter the catalogue. A new key is valid from now on,
 * and the previous one for another day.
 */
export async function registerVendor(
  room: Pick<VendorsRoom, 'secrets' | 'clock'> & {
    readonly catalogue: Pick<VendorsRoom['catalogue'], 'register'>;
    readonly wallet: Pick<VendorsRoom['wallet'], 'sumAtVendor'>;
    readonly profiles: Pick<VendorsRoom['profiles'], 'changed'>;
  },
  tx: Tx,
  { vendor, games, scheme, key, hosts, points }: Registration,
): Promise<void> {
  if (!/^[A-Z0-9_]{2,20}$/.test(vendor.vendor)) throw new Error('a code is A to Z, 0 to 9 and _');
  if (scheme === 'HMAC-SHA256' && key.length < SECRET_BYTES)
    throw new Error('a secret has 32 bytes');
  if (scheme === 'RSA-SHA256' && !isRsaKey(key))
    throw new Error('a public key is one of RSA with 2048 bits or more');
  if (hosts.length < 1 || hosts.length > MOST_HOSTS)
    throw new Error('a vendor has 1 to 8 addresses');
  for (const { url } of hosts)
    if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('a game has an http address');
  const { walletUrl, freeRoundsUrl } = { ...USUAL_POINTS, ...points };
  const asked = [walletUrl, freeRoundsUrl].filter((url) => url !== null);
  if (asked.length > 0 && scheme !== 'HMAC-SHA256')
    throw new Error('a vendor that we call needs a shared secret');
  if (asked.some((url) => !/^https?:$/.test(new URL(url).protocol)))
    throw new Error('a vendor is called at an http address');
  if (asked.length > 1) throw new Error('free rounds are paid here, not in a wallet of its own');
  if (walletUrl === null && (await hasMoneyThere(room, tx, vendor.vendor)))
    throw new Error('members have money in its wallet: it has to come back first');
  const at = room.clock.now();
  const seamless = games.map((game) => ({ ...game, menus: [...game.menus, SEAMLESS] }));
  await room.catalogue.register(tx, { vendor, games: seamless });
  await putProfile(tx, {
    vendor: vendor.vendor,
    nameEn: vendor.name.EN,
    nameBn: vendor.name.BN,
    points: { ...USUAL_POINTS, ...points },
    at,
  });
  const sealed = sealKey(room, { vendor: vendor.vendor, scheme, key });
  // The desk's changes of a known vendor stay: the file may be older than they are.
  if (!(await hasKey(tx, vendor.vendor, sealed.fingerprint))) {
    const endsAt = new Date(at.getTime() + USUAL_OVERLAP_HOURS * 3_600_000);
    await changeKeyTo(tx, { ...sealed, addedAt: at, toShow: false }, { endsAt });
  }
  await putLaunchHosts(tx, { vendor: vendor.vendor, hosts, at });
  room.profiles.changed(tx);
}
