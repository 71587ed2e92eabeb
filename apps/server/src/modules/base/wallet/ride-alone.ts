import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import type { Lanes } from './lanes.ts';
import type { Wallet } from './face.ts';
import type { Ride } from './posting.ts';
import type { WalletRoom } from './room.ts';
import { transferItem } from './transfer.ts';

/** Riders without money: in the next batch of their lane, or in a story. */
export const createRiding = (room: WalletRoom, lanes: Lanes): Pick<Wallet, 'ride' | 'rideIn'> => ({
  ride: (input) => rideAlone(room, lanes, input),
  rideIn: (tx, input) => rideInStory(room, tx, input),
});

/** Joins the lane's next batch with riders and no entry. */
async function rideAlone(
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

/** The same inside a story's own transaction: a batch of one that is no batch yet. */
async function rideInStory(
  room: WalletRoom,
  tx: Tx,
  input: { memberId: MemberId; asset: Asset; rides: readonly Ride[] },
): Promise<void> {
  const { memberId, asset, rides } = input;
  for (const ride of rides) room.riders.functionOf(ride);
  const { cash } = await room.accounts.member(memberId, asset, tx);
  const key = room.ids.next<Uuid>();
  const lane = room.laneOf(memberId);
  await transferItem(room, tx, { memberId, asset, lane, cash, key, digest: 0n, moves: [], rides });
}
