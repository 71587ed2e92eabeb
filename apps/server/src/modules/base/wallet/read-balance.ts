import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { HouseAccount } from './posting.ts';
import type { Balance, Wallet } from './face.ts';
import { readEntries } from './read-entries.ts';
import type { WalletRoom } from './room.ts';
import {
  selectBalances,
  selectHoldings,
  selectHouseBalances,
  sumHoldings,
} from './store/accounts.ts';

type Room = Pick<WalletRoom, 'laneOf'>;

/** Cash, held and bonus money of a member, minor units; zero when no account was ever opened. */
async function balance(
  room: Room,
  tx: Tx,
  input: { memberId: MemberId; asset: Asset },
): Promise<Balance> {
  const rows = await selectBalances(tx, { ...input, lane: room.laneOf(input.memberId) });
  const cash = rows.find((row) => row.kind === 'cash');
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return { cash: of('cash'), held: of('held'), bonus: of('bonus'), version: cash?.seq ?? 0n };
}

/** Balances of house accounts, summed over the lanes, minor units. */
async function houseBalances(
  tx: Tx,
  input: { names: readonly HouseAccount[]; asset: Asset },
): Promise<ReadonlyMap<HouseAccount, bigint>> {
  const found = await selectHouseBalances(tx, input);
  return new Map(input.names.map((name) => [name, found.get(name) ?? 0n]));
}

type Many = { readonly memberIds: readonly MemberId[]; readonly asset: Asset };

function byLane({ laneOf }: Room, memberIds: readonly MemberId[]): Map<number, MemberId[]> {
  const lanes = new Map<number, MemberId[]>();
  for (const memberId of memberIds) {
    const lane = laneOf(memberId);
    const same = lanes.get(lane);
    if (same) same.push(memberId);
    else lanes.set(lane, [memberId]);
  }
  return lanes;
}

/** One statement a lane. */
async function holdings(
  room: Room,
  tx: Tx,
  { memberIds: all, asset }: Many,
): Promise<ReadonlyMap<MemberId, bigint>> {
  const found = new Map<MemberId, bigint>();
  for (const [lane, memberIds] of byLane(room, all))
    for (const { memberId, amount } of await selectHoldings(tx, { lane, memberIds, asset }))
      found.set(memberId, amount);
  return found;
}

async function holdingsTogether(
  room: Room,
  tx: Tx,
  { memberIds: all, asset }: Many,
): Promise<bigint> {
  let sum = 0n;
  for (const [lane, memberIds] of byLane(room, all))
    sum += await sumHoldings(tx, { lane, memberIds, asset });
  return sum;
}

export const createBalances = (
  room: Room,
): Pick<Wallet, 'balance' | 'holdings' | 'holdingsTogether' | 'houseBalances' | 'entries'> => ({
  balance: (tx, input) => balance(room, tx, input),
  holdings: (tx, input) => holdings(room, tx, input),
  holdingsTogether: (tx, input) => holdingsTogether(room, tx, input),
  houseBalances,
  entries: (tx, input) => readEntries(room, tx, input),
});
