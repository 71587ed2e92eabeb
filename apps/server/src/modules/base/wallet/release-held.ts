import type { HoldId, MemberId, Uuid } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { askByKey } from './answer-of.ts';
import { itemFor, mustBePositive } from './hold.ts';
import type { Lanes } from './lanes.ts';
import type { Posted, Ride } from './posting.ts';
import { heldRide, refuseFutureKey } from './posting-item.ts';
import type { WalletRoom } from './room.ts';
import { ENTRY_KINDS } from './rules/entry-kinds.ts';
import { isTooOld } from './rules/keys.ts';
import { findHold, type HoldRow } from './store/holds.ts';

type Input = {
  readonly holdId: HoldId;
  readonly memberId: MemberId;
  readonly key: Uuid;
  /** All that is left when none is given. */
  readonly amount?: bigint;
  readonly rides?: readonly Ride[];
};

/**
 * Releases a hold through the group commit of its lane. What is left is read before the commit, so
 * it is read again when a capture was quicker; it only shrinks, so that ends.
 */
export async function releaseHeld(
  room: WalletRoom,
  lanes: Lanes,
  input: Input,
): Promise<Posted | null> {
  const { holdId, memberId, key } = input;
  const now = room.clock.now();
  refuseFutureKey(key, now);
  if (isTooOld(key, now.getTime())) throw refuse('wallet.key-expired');
  const of = { lane: room.laneOf(memberId), holdId };
  for (let before: bigint | null = null; ; ) {
    const hold: HoldRow | undefined = await room.db.read((tx) => findHold(tx, of));
    if (hold?.memberId !== memberId) throw refuse('wallet.hold-unknown');
    const amount: bigint = input.amount ?? hold.left;
    if (amount === 0n && input.amount === undefined)
      return room.db.read((tx) => askByKey(room, tx, { ...hold, key }));
    try {
      return await release(room, lanes, { ...input, hold, amount, said: input.amount ?? 'rest' });
    } catch (err) {
      const isShort = err instanceof Refusal && err.code === 'wallet.hold-exceeded';
      if (!isShort || input.amount !== undefined || before === amount) throw err;
      before = amount;
    }
  }
}

type Wanted = {
  readonly hold: HoldRow;
  readonly amount: bigint;
  /** What the caller said, which the digest is made of. */
  readonly said: bigint | 'rest';
};

async function release(
  room: WalletRoom,
  lanes: Lanes,
  { hold, amount, rides = [], ...input }: Omit<Input, 'amount' | 'memberId'> & Wanted,
): Promise<Posted> {
  mustBePositive(amount);
  for (const ride of rides) room.riders.functionOf(ride);
  const { holdId, key, said } = input;
  const { memberId, asset, reference } = hold;
  const { cash, held } = await room.accounts.member(memberId, asset);
  const kind = ENTRY_KINDS.release;
  return lanes.add({
    ...itemFor({ memberId, asset, lane: room.laneOf(memberId), cash }, key, {
      holdId,
      key,
      amount: said,
      verb: 'release',
    }),
    moves: [
      { account: held, amount: -amount, kind, contra: cash, reference },
      { account: cash, amount, kind, contra: held, reference },
    ],
    rides: [heldRide({ verb: 'release', holdId, memberId, asset, amount }), ...rides],
  });
}
