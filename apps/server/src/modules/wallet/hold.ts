import { createHash } from 'node:crypto';
import type { Asset } from '@nokshi/money';
import { canonicalJson } from '../../kernel/canonical.ts';
import type { Tx } from '../../kernel/db.ts';
import type { HoldId, MemberId, Uuid } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { EntryKind, HouseAccount, Posted } from './posting.ts';
import { shortDigest } from './posting-item.ts';
import type { WalletRoom } from './room.ts';
import { ENTRY_KINDS } from './rules/entry-kinds.ts';
import type { Item, Move } from './rules/item.ts';
import { laneOf } from './rules/lane-of.ts';
import { findHold } from './store/holds.ts';
import { transferItem } from './transfer.ts';

export type HoldInput = {
  readonly holdId: HoldId;
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly amount: bigint;
  readonly reference: Uuid;
  readonly expiresAt: Date | null;
};

type Part = { readonly holdId: HoldId; readonly key: Uuid; readonly amount: bigint };

/** Moves cash to held; the hold's id is the key. Refuses wallet.insufficient. */
export async function openHold(room: WalletRoom, tx: Tx, input: HoldInput): Promise<Posted> {
  const { holdId, memberId, asset, amount, reference } = input;
  mustBePositive(amount);
  const { cash, held } = await room.accounts.member(memberId, asset, tx);
  const kind = ENTRY_KINDS.hold;
  return transferItem(room, tx, {
    ...itemFor({ memberId, asset, cash }, holdId, input),
    moves: [
      { account: cash, amount: -amount, kind, contra: held, reference },
      { account: held, amount, kind, contra: cash, reference },
    ],
    rides: [{ rider: 'wallet-hold', row: { verb: 'hold', ...input, id: holdId } }],
  });
}

/** Takes a part of a hold, or all of it, to a house account. */
export async function captureHold(
  room: WalletRoom,
  tx: Tx,
  input: Part & { readonly contra: HouseAccount; readonly kind: EntryKind },
): Promise<Posted> {
  const at = room.clock.now();
  return moveHeld(room, tx, { ...input, verb: 'capture' }, async (hold, held) => {
    const house = await room.accounts.house(input.contra, hold.asset, at, tx);
    const contra = house[laneOf(hold.memberId)] as number;
    const { amount, kind } = input;
    const { reference } = hold;
    return [{ account: held, amount: -amount, kind: ENTRY_KINDS[kind], contra, reference }];
  });
}

/** Gives a part of a hold, or all of it, back to cash. */
export async function releaseHold(room: WalletRoom, tx: Tx, input: Part): Promise<Posted> {
  return moveHeld(room, tx, { ...input, verb: 'release' }, async (hold, held, cash) => {
    const { amount } = input;
    const { reference } = hold;
    const kind = ENTRY_KINDS.release;
    return [
      { account: held, amount: -amount, kind, contra: cash, reference },
      { account: cash, amount, kind, contra: held, reference },
    ];
  });
}

type Hold = { readonly memberId: MemberId; readonly asset: Asset; readonly reference: Uuid };

/** Refuses wallet.hold-unknown here, wallet.hold-exceeded in the commit (wallet_hold_ride). */
async function moveHeld(
  room: WalletRoom,
  tx: Tx,
  input: Part & { readonly verb: 'capture' | 'release' },
  movesOf: (hold: Hold, held: number, cash: number) => Promise<Move[]>,
): Promise<Posted> {
  const { holdId, key, amount, verb } = input;
  mustBePositive(amount);
  const hold = await findHold(tx, holdId);
  if (!hold) throw refuse('wallet.hold-unknown');
  const { cash, held } = await room.accounts.member(hold.memberId, hold.asset, tx);
  return transferItem(room, tx, {
    ...itemFor({ ...hold, cash }, key, input),
    moves: await movesOf(hold, held, cash),
    rides: [{ rider: 'wallet-hold', row: { verb, id: holdId, amount } }],
  });
}

function itemFor(
  { memberId, asset, cash }: { memberId: MemberId; asset: Asset; cash: number },
  key: Uuid,
  input: object,
): Omit<Item, 'moves' | 'rides'> {
  const digest = shortDigest(createHash('sha256').update(canonicalJson(input)).digest());
  return { memberId, asset, lane: laneOf(memberId), cash, key, digest };
}

function mustBePositive(amount: bigint): void {
  if (amount <= 0n) throw new Error('an amount to hold, capture or release is above zero');
}
