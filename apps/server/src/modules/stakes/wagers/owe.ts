import type { Asset } from '@nokshi/money';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type MemberId, type WagerId } from '../../../kernel/ids.ts';
import type { Leg, Ride } from '../../base/wallet/index.ts';
import { isRefused } from './in-lanes.ts';
import type { WagersDeps } from './room.ts';
import { type DebtRow, openDebts } from './store/debts.ts';

/** What a member owes from now on, or pays of it when it is below zero. Minor units. */
export const oweRide = (of: {
  memberId: MemberId;
  asset: Asset;
  wagerId: WagerId;
  amount: bigint;
}): Ride => ({
  rider: 'wagers_owe',
  ids: [of.memberId, of.wagerId],
  numbers: [of.amount],
  words: [of.asset],
});

/** What the house lends for a wager, or gets back when it is below zero. */
export const oweLeg = (reference: WagerId, amount: bigint): Leg => ({
  amount,
  contra: 'receivables',
  kind: 'adjustment',
  reference,
});

type Collecting = Pick<WagersDeps, 'db' | 'wallet'>;

const IN_PAGE = 200;

/**
 * Collects debts from the cash that their members have by now, as far as it goes. Answers how many
 * paid something. Source: domain.md 5 ("deposits first repay").
 */
export async function collectDebts(room: Collecting): Promise<number> {
  let paid = 0;
  for (let after: DebtRow | null = null; ; ) {
    const page: DebtRow[] = await openDebts(room.db, { after, limit: IN_PAGE });
    for (const debt of page) if (await collect(room, debt)) paid += 1;
    const last = page.at(-1);
    if (!last || page.length < IN_PAGE) return paid;
    after = last;
  }
}

async function collect(room: Collecting, debt: DebtRow): Promise<boolean> {
  const { memberId, asset, owed, wagerId } = debt;
  const { cash, version } = await room.db.read((tx) =>
    room.wallet.balance(tx, { memberId, asset }),
  );
  const amount = cash < owed ? cash : owed;
  if (amount === 0n) return false;
  // The number of the member's last entry: nothing has moved since it was read, or the key is new.
  const words = `wagers.collect ${memberId} ${asset} ${owed} ${version}`;
  const collected = room.wallet.post({
    memberId,
    asset,
    key: derivedId(words),
    digest: digestOf(words),
    legs: [oweLeg(wagerId, -amount)],
    rides: [oweRide({ memberId, asset, wagerId, amount: -amount })],
  });
  return !(await isRefused(collected, [
    'edge.busy',
    'wallet.insufficient',
    'wallet.account-closed',
  ]));
}
