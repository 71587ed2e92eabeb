import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Move } from './item.ts';
import type { Posted, Ride, VendorMove } from './posting.ts';
import type { Wallet } from './face.ts';
import { shortDigest } from './posting-item.ts';
import type { WalletRoom } from './room.ts';
import { ENTRY_KINDS } from './rules/entry-kinds.ts';
import { selectVendorBalances, sumAtVendor, vendorAccount } from './store/accounts.ts';
import { transferItem } from './transfer.ts';

/**
 * Money between a member and a vendor's wallet, with what was played there since: one posting.
 * Refuses wallet.hold-exceeded, wallet.account-closed, what the riders refuse.
 */
async function moveVendor(room: WalletRoom, tx: Tx, input: VendorMove): Promise<Posted> {
  const { key, memberId, asset, vendor, amount, holdId, reference } = input;
  if (amount <= 0n) throw new Error('an amount to move is above zero');
  const lane = room.laneOf(memberId);
  const { cash, held } = await room.accounts.member(memberId, asset, tx);
  const at = room.clock.now();
  const { id, balance } = await vendorAccount(tx, { lane, memberId, asset, vendor, at });
  const house = (await room.accounts.house(input.contra, asset))[lane] as number;
  // Before the money arrived, or with the money that leaves: never below zero.
  const before = holdId ? input.told - amount : input.told + amount;
  const play = (before < 0n ? 0n : before) - balance;
  const kind = ENTRY_KINDS[holdId ? 'to-vendor' : 'from-vendor'];
  const played: Move[] =
    play === 0n
      ? []
      : [{ account: id, amount: play, kind: ENTRY_KINDS['vendor-play'], contra: house, reference }];
  const move = (from: number, to: number): [Move, Move] => [
    { account: from, amount: -amount, kind, contra: to, reference },
    { account: to, amount, kind, contra: from, reference },
  ];
  const capture: Ride = {
    rider: 'wallet-hold',
    ids: [holdId],
    numbers: [amount],
    words: ['capture'],
  };
  const [out, into] = holdId ? move(held, id) : move(id, cash);
  return transferItem(room, tx, {
    memberId,
    asset,
    lane,
    cash,
    key,
    digest: shortDigest(input.digest),
    // The first account has the key: the played part comes before its own account's move.
    moves: holdId ? [out, ...played, into] : [...played, out, into],
    rides: [...(holdId ? [capture] : []), ...input.rides],
  });
}

/** A member's balances at vendors, by vendor code. */
const readVendorBalances = (
  room: WalletRoom,
  tx: Tx,
  input: { memberId: MemberId; asset: Asset },
) => selectVendorBalances(tx, { ...input, lane: room.laneOf(input.memberId) });

/** Vendors' wallets, as other rooms see them. */
export const createVendorAccounts = (
  room: WalletRoom,
): Pick<Wallet, 'moveVendor' | 'vendorBalances' | 'sumAtVendor'> => ({
  moveVendor: (tx, input) => moveVendor(room, tx, input),
  vendorBalances: (tx, input) => readVendorBalances(room, tx, input),
  sumAtVendor,
});
