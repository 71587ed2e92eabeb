import type { Asset } from '@nokshi/money';
import type { Db, Tx } from '../../kernel/db.ts';
import type { MemberId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { HouseAccount } from './posting.ts';
import { laneOf } from './rules/lane-of.ts';
import {
  findMemberAccounts,
  type HouseLanes,
  type MemberAccounts,
  openHouseAccounts,
} from './store/accounts.ts';

/**
 * Account numbers never change, so they are remembered: 200,000 members an asset, the oldest let go first.
 * What a transaction opened itself is remembered only after its commit.
 */
export type Accounts = {
  knownMember(memberId: MemberId, asset: Asset): MemberAccounts | undefined;
  knownHouse(name: HouseAccount, asset: Asset): HouseLanes | undefined;
  /** Refuses wallet.account-closed when the member has no account of this asset. */
  member(memberId: MemberId, asset: Asset, tx?: Tx): Promise<MemberAccounts>;
  house(house: HouseOfAsset, tx?: Tx): Promise<HouseLanes>;
};

/** A house account; `at` is when it opens, should it not be there. */
export type HouseOfAsset = {
  readonly name: HouseAccount;
  readonly asset: Asset;
  readonly at: Date;
};

const MOST_REMEMBERED = 200_000;

export function createAccounts(db: Db): Accounts {
  const members = perAsset<MemberId, MemberAccounts>();
  const houses = perAsset<HouseAccount, HouseLanes>();
  const remember = (asset: Asset, memberId: MemberId, found: MemberAccounts) => {
    const known = members[asset];
    const oldest = known.size >= MOST_REMEMBERED ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(memberId, found);
  };
  const inTx = <T>(tx: Tx | undefined, work: (tx: Tx) => Promise<T>) =>
    tx ? work(tx) : db.tx(work);
  const knownMember = (memberId: MemberId, asset: Asset) => members[asset].get(memberId);
  const knownHouse = (name: HouseAccount, asset: Asset) => houses[asset].get(name);
  return {
    knownMember,
    knownHouse,
    async member(memberId, asset, tx) {
      const known = knownMember(memberId, asset);
      if (known) return known;
      return inTx(tx, async (tx) => {
        const found = await findMemberAccounts(tx, { lane: laneOf(memberId), memberId, asset });
        if (!found) throw refuse('wallet.account-closed');
        tx.afterCommit(() => remember(asset, memberId, found));
        return found;
      });
    },
    async house({ name, asset, at }, tx) {
      const known = knownHouse(name, asset);
      if (known) return known;
      return inTx(tx, async (tx) => {
        const lanes = await openHouseAccounts(tx, { name, asset, at });
        tx.afterCommit(() => houses[asset].set(name, lanes));
        return lanes;
      });
    },
  };
}

const perAsset = <K, V>(): Readonly<Record<Asset, Map<K, V>>> => ({
  BDT: new Map(),
  FUN: new Map(),
  PTS: new Map(),
});
