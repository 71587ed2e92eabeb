import { assetOf, type Output } from '@nokshi/contract';
import type { transfersRoutes } from '@nokshi/contract/player/transfers.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import { requireRight } from '../../../kernel/require-right.ts';
import { askBalance, hasWallet } from './ask-wallet.ts';
import type { VendorsRoom } from './room.ts';
import { transfersOf } from './store/transfers.ts';
import { wireTransfer } from './wire-transfer.ts';

/** How many transfers a member sees. */
const MOST = 20;

/**
 * The wallets that vendors keep for a member: the balance each reports, or none when it does not
 * answer, and the house's own account of it. Checklist MC-004, E-077.
 */
export async function readWallets(
  room: VendorsRoom,
  caller: Caller,
): Promise<Output<typeof transfersRoutes.wallets>> {
  const session = playerOf(caller);
  requireRight(session, 'member');
  const { memberId, type } = session;
  const asset = assetOf(type);
  const profiles = room.profiles.all().filter(hasWallet);
  const [told, { ours, transfers }] = await Promise.all([
    Promise.all(profiles.map((profile) => askBalance(room, profile, { memberId, asset }))),
    room.db.read(async (tx) => ({
      ours: await room.wallet.vendorBalances(tx, { memberId, asset }),
      transfers: await transfersOf(tx, memberId, MOST),
    })),
  ]);
  return {
    wallets: profiles.map(({ vendor, nameEn, nameBn, mode }, n) => ({
      vassalage: vendor,
      name: { EN: nameEn, BN: nameBn },
      open: mode === 'ON',
      balance: told[n] === null || told[n] === undefined ? null : toDecimal(told[n], asset),
      booked: toDecimal(ours.find((one) => one.vendor === vendor)?.balance ?? 0n, asset),
    })),
    transfers: transfers.map(wireTransfer),
  };
}

/** Whether all vendors play from the one balance of the house. Checklist X-028, E-077. */
export const isSingleWallet = (room: VendorsRoom): boolean => !room.profiles.all().some(hasWallet);
