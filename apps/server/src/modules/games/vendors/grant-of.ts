import { fromWire, type GrantId } from '../../../kernel/ids.ts';
import type { Ride } from '../../base/wallet/index.ts';
import type { Asked } from './money-call.ts';
import type { VendorsRoom } from './room.ts';
import { type GrantRow, grantById } from './store/grants.ts';
import { type TransactionRow, type VendorAction, whatCameOf } from './store/transactions.ts';

/** The grant of this vendor for this player; undefined for any other. */
export async function grantOf(
  room: VendorsRoom,
  { profile, memberId }: Pick<Asked, 'profile' | 'memberId'>,
  grantId: GrantId,
): Promise<GrantRow | undefined> {
  const lane = room.wallet.laneOf(memberId);
  const grant = await room.db.read((tx) => grantById(tx, { grantId, lane }));
  return grant?.vendor === profile.vendor && grant.memberId === memberId ? grant : undefined;
}

/**
 * The grant of a free round with its results so far, read in this order: `version` detects changes.
 */
export async function freeRoundOf(room: VendorsRoom, asked: Asked, bet: TransactionRow) {
  const grantId = fromWire('frg', bet.reference ?? '');
  const grant = grantId && (await grantOf(room, asked, grantId));
  if (!grant) throw new Error(`the grant ${bet.reference} of a free round is not there`);
  const { profile, memberId, roundId } = asked;
  const round = { lane: grant.lane, vendor: profile.vendor, memberId, roundId };
  const rows = await room.db.rows<{ action: VendorAction; paid: bigint }>(
    whatCameOf(round, bet.transactionId),
  );
  return {
    grant,
    hasWin: rows.some(({ action }) => action === 'free-win'),
    isPaid: rows.some(({ paid }) => paid > 0n),
    isBack: rows.some(({ action }) => action === 'rollback'),
  };
}

/**
 * Counts rounds begun (negative: given back) and amounts won, if the version is still the one read.
 */
export const grantRideOf = (
  { grantId, version }: Pick<GrantRow, 'grantId' | 'version'>,
  { begun = 0, won = 0n }: { begun?: number; won?: bigint },
): Ride => ({ rider: 'vendors_grant_ride', ids: [grantId], numbers: [version, begun, won] });
