import { createHash } from 'node:crypto';
import type { Asset } from '@nokshi/money';
import { canonicalJson } from '../../../kernel/canonical.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { HoldId, MemberId, Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { EntryKind, HouseAccount, Posted, Ride } from './posting.ts';
import { shortDigest } from './posting-item.ts';
import type { WalletRoom } from './room.ts';
import { ENTRY_KINDS } from './rules/entry-kinds.ts';
import type { Item, Move } from './item.ts';
import type { MemberAccounts } from './store/accounts.ts';
import { findHold, type HoldRow } from './store/holds.ts';
import { transferItem } from './transfer.ts';

export type HoldInput = {
  readonly holdId: HoldId;
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly amount: bigint;
  readonly reference: Uuid;
  readonly expiresAt: Date | null;
  /** Rows of other rooms in the same commit. */
  readonly rides?: readonly Ride[];
};

type Part = {
  readonly holdId: HoldId;
  readonly memberId: MemberId;
  readonly key: Uuid;
  readonly amount: bigint;
  readonly rides?: readonly Ride[];
};

/** Moves cash to held; the hold's id is the key. Refuses wallet.insufficient. */
export async function openHold(room: WalletRoom, tx: Tx, input: HoldInput): Promise<Posted> {
  const { rides = [], ...said } = input;
  const { holdId, memberId, asset, amount, reference } = said;
  mustBePositive(amount);
  const { cash, held } = await room.accounts.member(memberId, asset, tx);
  const kind = ENTRY_KINDS.hold;
  return transferItem(room, tx, {
    ...itemFor({ memberId, asset, lane: room.laneOf(memberId), cash }, holdId, said),
    moves: [
      { account: cash, amount: -amount, kind, contra: held, reference },
      { account: held, amount, kind, contra: cash, reference },
    ],
    rides: [
      {
        rider: 'wallet-hold',
        ids: [holdId, memberId, reference],
        numbers: [amount, input.expiresAt && input.expiresAt.getTime()],
        words: ['hold', asset],
      },
      ...rides,
    ],
  });
}

/** Moves a part of a hold, or all of it, to a house account. */
export async function captureHold(
  room: WalletRoom,
  tx: Tx,
  input: Part & { readonly contra: HouseAccount; readonly kind: EntryKind },
): Promise<Posted> {
  return moveHeld(room, tx, {
    verb: 'capture',
    input,
    movesOf: async ({ memberId, asset, reference, held }) => {
      const house = await room.accounts.house(input.contra, asset);
      const contra = house[room.laneOf(memberId)] as number;
      const kind = ENTRY_KINDS[input.kind];
      return [{ account: held, amount: -input.amount, kind, contra, reference }];
    },
  });
}

/** Releases a part of a hold, or all of it, to cash. */
export async function releaseHold(room: WalletRoom, tx: Tx, input: Part): Promise<Posted> {
  const { amount } = input;
  const kind = ENTRY_KINDS.release;
  return moveHeld(room, tx, {
    verb: 'release',
    input,
    movesOf: async ({ cash, held, reference }) => [
      { account: held, amount: -amount, kind, contra: cash, reference },
      { account: cash, amount, kind, contra: held, reference },
    ],
  });
}

type Held = Pick<HoldRow, 'memberId' | 'asset' | 'reference'> &
  Pick<MemberAccounts, 'cash' | 'held'>;

/** Refuses wallet.hold-unknown here, wallet.hold-exceeded in the commit (wallet_hold_ride). */
async function moveHeld(
  room: WalletRoom,
  tx: Tx,
  change: {
    readonly verb: 'capture' | 'release';
    readonly input: Part;
    readonly movesOf: (of: Held) => Promise<Move[]>;
  },
): Promise<Posted> {
  const { verb, input, movesOf } = change;
  // The hold says whose it is, so the member was never a part of the digest.
  const { rides = [], memberId, ...said } = input;
  const { holdId, key, amount } = said;
  mustBePositive(amount);
  const lane = room.laneOf(memberId);
  const hold = await findHold(tx, { lane, holdId });
  if (hold?.memberId !== memberId) throw refuse('wallet.hold-unknown');
  const accounts = await room.accounts.member(hold.memberId, hold.asset, tx);
  return transferItem(room, tx, {
    ...itemFor({ ...hold, lane, cash: accounts.cash }, key, { ...said, verb }),
    moves: await movesOf({ ...hold, ...accounts }),
    rides: [{ rider: 'wallet-hold', ids: [holdId], numbers: [amount], words: [verb] }, ...rides],
  });
}

export function itemFor(
  { memberId, asset, lane, cash }: Pick<Item, 'memberId' | 'asset' | 'lane' | 'cash'>,
  key: Uuid,
  input: object,
): Omit<Item, 'moves' | 'rides'> {
  const digest = shortDigest(createHash('sha256').update(canonicalJson(input)).digest());
  return { memberId, asset, lane, cash, key, digest };
}

export function mustBePositive(amount: bigint): void {
  if (amount <= 0n) throw new Error('an amount to hold, capture or release is above zero');
}
