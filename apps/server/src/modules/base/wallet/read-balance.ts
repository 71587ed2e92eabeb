import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Balance, HouseAccount, Wallet } from './posting.ts';
import { readEntries } from './read-entries.ts';
import type { WalletRoom } from './room.ts';
import { selectBalances, selectHoldings, selectHouseBalances } from './store/accounts.ts';

type Room = Pick<WalletRoom, 'laneOf'>;

/** Cash and held of a member, minor units; zero when no account was ever opened. */
async function balance(
  room: Room,
  tx: Tx,
  input: { memberId: MemberId; asset: Asset },
): Promise<Balance> {
  const rows = await selectBalances(tx, { ...input, lane: room.laneOf(input.memberId) });
  const cash = rows.find((row) => row.kind === 'cash');
  const held = rows.find((row) => row.kind === 'held');
  return { cash: cash?.balance ?? 0n, held: held?.balance ?? 0n, version: cash?.seq ?? 0n };
}

/** Balances of house accounts, summed over the lanes, minor units. */
async function houseBalances(
  tx: Tx,
  input: { names: readonly HouseAccount[]; asset: Asset },
): Promise<ReadonlyMap<HouseAccount, bigint>> {
  const found = await selectHouseBalances(tx, input);
  return new Map(input.names.map((name) => [name, found.get(name) ?? 0n]));
}

/** One statement a lane. */
async function holdings(
  { laneOf }: Room,
  tx: Tx,
  { memberIds, asset }: { memberIds: readonly MemberId[]; asset: Asset },
): Promise<ReadonlyMap<MemberId, bigint>> {
  const lanes = new Map<number, MemberId[]>();
  for (const memberId of memberIds) {
    const lane = laneOf(memberId);
    const same = lanes.get(lane);
    if (same) same.push(memberId);
    else lanes.set(lane, [memberId]);
  }
  const found = new Map<MemberId, bigint>();
  for (const [lane, of] of lanes)
    for (const { memberId, amount } of await selectHoldings(tx, { lane, memberIds: of, asset }))
      found.set(memberId, amount);
  return found;
}

export const createBalances = (
  room: Room,
): Pick<Wallet, 'balance' | 'holdings' | 'houseBalances' | 'entries'> => ({
  balance: (tx, input) => balance(room, tx, input),
  holdings: (tx, input) => holdings(room, tx, input),
  houseBalances,
  entries: (tx, input) => readEntries(room, tx, input),
});
