import type { Input, Output } from '@nokshi/contract';
import { consoleVendorKeysRoutes as contract } from '@nokshi/contract/console/vendor-keys.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { liveKeys } from '../../../kernel/overlapping-keys.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { isRsaKey, KEY_PURPOSE, SECRET_BYTES, sealKey } from './key-of.ts';
import type { Profile } from './profiles.ts';
import { requireVendor } from './reconcile.ts';
import type { VendorsRoom } from './room.ts';
import { changeKeyTo, endKeyNow, takeSecret } from './store/keys.ts';

type Routes = typeof contract;
type Wish = Input<Routes['changeKey']>;
type Named = { readonly asked: Input<Routes['endKey']>; readonly caller: Caller };

const HOUR_MS = 3_600_000;
const schemeOf = ({ publicKey }: Wish) => (publicKey ? 'RSA-SHA256' : 'HMAC-SHA256');

/** Rotates a vendor's key; both keys are accepted for some hours. May need a second operator. */
export const changeKeyAct = (room: VendorsRoom): Act<Wish> => ({
  code: 'vendors.change-key',
  permission: 'vendors.write',
  input: contract.changeKey.input,
  async preview(_tx, wish) {
    const { vendor, keys } = requireChangeable(room, wish);
    const lines = { old: keys[0]?.fingerprint, scheme: schemeOf(wish), hours: wish.hours };
    const changes = Object.entries(lines).map(([field, to]) => ({
      field: `vendor-key.${field}`,
      from: '',
      to: String(to),
    }));
    return { object: vendor, label: vendor, changes };
  },
  run: (tx, wish, caller) => changeKey(room, tx, { wish, caller }),
});

/** Refuses: vendors.unknown, vendors.key-changing, vendors.key-shared, vendors.key-wrong. */
function requireChangeable(room: VendorsRoom, wish: Wish): Profile {
  const profile = requireVendor(room, wish.vendor);
  if (liveKeys(profile.keys, room.clock.now()).length > 1) throw refuse('vendors.key-changing');
  if (!wish.publicKey) return profile;
  const { walletUrl, freeRoundsUrl } = profile.points;
  if (walletUrl !== null || freeRoundsUrl !== null) throw refuse('vendors.key-shared');
  if (!isRsaKey(Buffer.from(wish.publicKey)))
    throw refuse('vendors.key-wrong', { field: 'publicKey' });
  return profile;
}

async function changeKey(
  room: VendorsRoom,
  tx: Tx,
  { wish, caller }: { wish: Wish; caller: Caller },
): Promise<void> {
  const { vendor } = requireChangeable(room, wish);
  const { publicKey, hours, reason } = wish;
  const key = publicKey ? Buffer.from(publicKey) : room.random.bytes(SECRET_BYTES);
  const addedAt = room.clock.now();
  const endsAt = new Date(addedAt.getTime() + hours * HOUR_MS);
  const sealed = sealKey(room, { vendor, scheme: schemeOf(wish), key });
  await changeKeyTo(tx, { ...sealed, addedAt, toShow: !publicKey }, { endsAt });
  const facts = { fingerprint: sealed.fingerprint, hours, reason };
  await audited(room, tx, { caller, act: 'vendors.change-key', object: vendor, facts });
  room.profiles.changed(tx);
}

/** Revokes the previous key. Refuses: vendors.unknown, vendors.key-unknown. */
export async function endKey(
  room: VendorsRoom,
  tx: Tx,
  { asked, caller }: Named,
): Promise<Output<Routes['endKey']>> {
  const { vendor, fingerprint, reason } = asked;
  requireVendor(room, vendor);
  if (!(await endKeyNow(tx, { vendor, fingerprint, at: room.clock.now() })))
    throw refuse('vendors.key-unknown');
  const facts = { fingerprint, reason };
  await audited(room, tx, { caller, act: 'vendors.end-key', object: vendor, facts });
  room.profiles.changed(tx);
  return {};
}

/**
 * Shows a generated secret once, to be handed to the vendor. Refuses: vendors.unknown,
 * vendors.key-unknown when it was shown before.
 */
export async function showKey(
  room: VendorsRoom,
  tx: Tx,
  { asked, caller }: Named,
): Promise<Output<Routes['showKey']>> {
  const { vendor, fingerprint, reason } = asked;
  requireVendor(room, vendor);
  const found = await takeSecret(tx, asked);
  if (!found) throw refuse('vendors.key-unknown');
  const facts = { fingerprint, reason };
  await audited(room, tx, { caller, act: 'vendors.show-key', object: vendor, facts });
  room.profiles.changed(tx);
  return { secret: room.secrets.open(KEY_PURPOSE, found.sealed, vendor).toString('hex') };
}
