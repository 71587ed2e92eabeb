import { assetOf, type Input, type Output } from '@nokshi/contract';
import type { transfersRoutes } from '@nokshi/contract/player/transfers.ts';
import { parseAmount } from '@nokshi/money';
import { type Caller, type PlayerSession, playerOf } from '../../../kernel/caller.ts';
import { digestOf } from '../../../kernel/digest.ts';
import type { HoldId, TransferId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { requireRight } from '../../../kernel/require-right.ts';
import { askBalance, hasWallet } from './ask-wallet.ts';
import { profileFor } from './launch-vendor-game.ts';
import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import { stepTransfer } from './step-transfer.ts';
import { insertTransfer, transfersOfKey } from './store/transfers.ts';
import { wireTransfer } from './wire-transfer.ts';

type Call = typeof transfersRoutes.transfer;
type Asked = Input<Call>;
type Begun = { readonly caller: Caller; readonly key: string; readonly digest: Buffer };

/**
 * Moves money to a vendor's wallet, or back; without a vendor everything back from all of them. To
 * a vendor it is put on hold and counted as a stake, so limits, breaks and the session are checked
 * in that commit; back it arrives whatever became of the member. The same key returns the same
 * transfers. Refuses, in this order: identity.true-account-needed, edge.key-reused,
 * edge.invalid-input, limits.frozen, limits.self-excluded, limits.time-out, vendors.unknown,
 * vendors.off, vendors.country, vendors.currency, vendors.no-wallet, vendors.silent,
 * vendors.transfer-too-large, vendors.nothing-there, vendors.transfer-under-way,
 * wallet.insufficient, limits.stake-limit, limits.loss-limit. Source: checklist X-027, domain.md
 * 10.
 */
export async function beginTransfer(
  room: VendorsRoom,
  { asked, caller }: { asked: Asked; caller: Caller },
): Promise<Output<Call>> {
  const session = playerOf(caller);
  requireRight(session, 'member');
  const { memberId } = session;
  const { key } = caller;
  if (key === null) throw new Error('the route is keyed');
  const digest = digestOf(JSON.stringify([asked.direction, asked.vassalage, asked.amount]));
  const before = await room.db.read((tx) => transfersOfKey(tx, memberId, key));
  if (before.some((row) => !row.digest.equals(digest))) throw refuse('edge.key-reused');
  if (before.length === 0) {
    const begun = { caller, key, digest };
    const ids =
      asked.direction === 'IN'
        ? [await moveIn(room, asked, begun)]
        : await moveOut(room, asked, begun);
    await Promise.all(ids.map((id) => stepTransfer(room, id)));
  }
  const rows = await room.db.read((tx) => transfersOfKey(tx, memberId, key));
  return { transfers: rows.map(wireTransfer) };
}

async function moveIn(room: VendorsRoom, asked: Asked, begun: Begun): Promise<TransferId> {
  const session = playerOf(begun.caller);
  const amount = parseAmount(asked.amount ?? '');
  if (amount === null) throw refuse('edge.invalid-input', { field: 'amount' });
  if (!asked.vassalage) throw refuse('edge.invalid-input', { field: 'vassalage' });
  if (session.restriction) throw refuse(`limits.${session.restriction}`);
  if (!room.profiles.find(asked.vassalage)) throw refuse('vendors.unknown');
  const profile = profileFor(room, { vendor: asked.vassalage, caller: begun.caller });
  if (!hasWallet(profile)) throw refuse('vendors.no-wallet');
  return begin(room, { ...begun, profile, session, amount, direction: 'IN' });
}

async function moveOut(room: VendorsRoom, asked: Asked, begun: Begun): Promise<TransferId[]> {
  const session = playerOf(begun.caller);
  const { vassalage } = asked;
  const profiles = room.profiles
    .all()
    .filter((one) => hasWallet(one) && (!vassalage || one.vendor === vassalage));
  if (vassalage && profiles.length === 0) throw refuse('vendors.no-wallet');
  const found = await Promise.all(
    profiles.map((profile) => outOf(room, { asked, profile, session })),
  );
  const there = found.filter(({ amount }) => amount > 0n);
  if (there.length === 0) throw refuse('vendors.nothing-there');
  const ids: TransferId[] = [];
  for (const { profile, amount } of there)
    ids.push(await begin(room, { ...begun, profile, session, amount, direction: 'OUT' }));
  return ids;
}

/** The amount to move back: what was requested, else everything the vendor reports. */
async function outOf(
  room: VendorsRoom,
  { asked, profile, session }: { asked: Asked; profile: Profile; session: PlayerSession },
): Promise<{ profile: Profile; amount: bigint }> {
  const of = { memberId: session.memberId, asset: assetOf(session.type) };
  const told = asked.amount ? parseAmount(asked.amount) : await askBalance(room, profile, of);
  // A vendor that does not answer does not delay the money of the others.
  if (told === null && asked.vassalage) throw refuse('vendors.silent');
  const amount = told ?? 0n;
  const ours = await room.db.read((tx) => room.wallet.vendorBalances(tx, of));
  const known = ours.find(({ vendor }) => vendor === profile.vendor)?.balance ?? 0n;
  if (amount - known > BigInt(profile.points.largestPayment))
    throw refuse('vendors.transfer-too-large');
  return { profile, amount };
}

async function begin(
  room: VendorsRoom,
  given: Begun & {
    readonly profile: Profile;
    readonly session: PlayerSession;
    readonly amount: bigint;
    readonly direction: 'IN' | 'OUT';
  },
): Promise<TransferId> {
  const { profile, session, amount, direction, key, digest } = given;
  const { memberId, generation } = session;
  const asset = assetOf(session.type);
  const transferId = room.ids.next<TransferId>();
  const holdId = direction === 'IN' ? room.ids.next<HoldId>() : null;
  const createdAt = room.clock.now();
  const row = { transferId, vendor: profile.vendor, memberId, asset, direction, amount, holdId };
  return room.db.tx(async (tx) => {
    if (!(await insertTransfer(tx, { ...row, key, digest, nextAt: createdAt, createdAt }))) {
      // The same call at the same time, or another transfer in progress.
      const same = (await transfersOfKey(tx, memberId, key)).find(
        ({ vendor }) => vendor === profile.vendor,
      );
      if (same?.digest.equals(digest)) return same.transferId;
      throw refuse('vendors.transfer-under-way');
    }
    if (!holdId) return transferId;
    const rides = [room.limits.guardRide({ memberId, generation, stake: amount, win: 0n })];
    const held = { holdId, memberId, asset, amount, reference: transferId, expiresAt: null };
    await room.wallet.hold(tx, { ...held, rides });
    return transferId;
  });
}
