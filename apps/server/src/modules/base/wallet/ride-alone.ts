import type { Asset } from '@nokshi/money';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import type { Lanes } from './lanes.ts';
import type { Ride } from './posting.ts';
import type { WalletRoom } from './room.ts';

/** Joins the lane's next batch with riders and no entry. */
export async function rideAlone(
  room: WalletRoom,
  lanes: Lanes,
  input: { memberId: MemberId; asset: Asset; rides: readonly Ride[] },
): Promise<void> {
  const { memberId, asset, rides } = input;
  for (const ride of rides) room.riders.functionOf(ride);
  const { cash } =
    room.accounts.knownMember(memberId, asset) ?? (await room.accounts.member(memberId, asset));
  const key = room.ids.next<Uuid>();
  const lane = room.laneOf(memberId);
  await lanes.add({ memberId, asset, lane, cash, key, digest: 0n, moves: [], rides });
}
