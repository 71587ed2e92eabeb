import type { Asset } from '@nokshi/money';
import QuickLRU from 'quick-lru';
import { askTogether } from '../../../kernel/ask-together.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import { isUuid, type MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { HouseAccount } from './posting.ts';
import type { LaneOf } from './rules/lane-of.ts';
import {
  findMemberAccounts,
  type HouseLanes,
  type MemberAccounts,
  openHouseAccounts,
} from './store/accounts.ts';

/**
 * Account numbers never change, so they are remembered. Missing ones are looked up together: one
 * query for everyone who waits for one.
 */
export type Accounts = {
  knownMember(memberId: MemberId, asset: Asset): MemberAccounts | undefined;
  knownHouse(name: HouseAccount, asset: Asset): HouseLanes | undefined;
  /**
   * Refuses wallet.account-closed when the member has no account of this asset: outside a
   * transaction no committed one, inside a transaction none that it can see. Accounts opened in a
   * transaction are remembered only after its commit.
   */
  member(memberId: MemberId, asset: Asset, tx?: Tx): Promise<MemberAccounts>;
  /** The same of a posting that moves bonus money, whose account may be new. */
  withBonus(memberId: MemberId, tx?: Tx): Promise<MemberAccounts>;
  /** Opens missing accounts in a commit of its own, even for a story that rolls back. */
  house(name: HouseAccount, asset: Asset): Promise<HouseLanes>;
};

/** Numbers of an asset, most recently used; the older half is dropped when it is full. */
const MOST_REMEMBERED = 500_000;

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly laneCount: number;
  readonly laneOf: LaneOf;
};

export function createAccounts(deps: Deps): Accounts {
  const of: Readonly<Record<Asset, AssetAccounts>> = {
    BDT: accountsOf('BDT', deps),
    FUN: accountsOf('FUN', deps),
    PTS: accountsOf('PTS', deps),
  };
  return {
    knownMember: (memberId, asset) => of[asset].members.get(memberId),
    knownHouse: (name, asset) => of[asset].houses.get(name),
    async member(memberId, asset, tx) {
      if (!isUuid(memberId)) throw new Error(`a member's id is a uuid, not ${memberId}`);
      const { members, find, findIn } = of[asset];
      const found = members.get(memberId) ?? (await (tx ? findIn(tx, memberId) : find(memberId)));
      if (!found) throw refuse('wallet.account-closed');
      return found;
    },
    async withBonus(memberId, tx) {
      const { members, find, findIn } = of.BDT;
      const known = members.get(memberId);
      if (known?.bonus) return known;
      const found = await (tx ? findIn(tx, memberId) : find(memberId));
      if (!found) throw refuse('wallet.account-closed');
      return found;
    },
    async house(name, asset) {
      const { houses, open } = of[asset];
      const lanes = houses.get(name) ?? (await open(name));
      if (!lanes) throw new Error(`the house account ${name} was opened and is not there`);
      return lanes;
    },
  };
}

type AssetAccounts = ReturnType<typeof accountsOf>;

function accountsOf(asset: Asset, { db, clock, laneOf, laneCount }: Deps) {
  const members = new QuickLRU<MemberId, MemberAccounts>({ maxSize: MOST_REMEMBERED });
  const houses = new Map<HouseAccount, HouseLanes>();
  // One query a lane, like all reads on the path of a bet: a distributed ledger asks one node.
  const find = Array.from({ length: laneCount }, (_, lane) =>
    askTogether<MemberId, MemberAccounts>({
      inFlight: 1,
      async find(memberIds) {
        const found = await findMemberAccounts(db, { lane, asset, memberIds });
        for (const [memberId, accounts] of found) members.set(memberId, accounts);
        return found;
      },
    }),
  );
  return {
    members,
    houses,
    find: (memberId: MemberId) => (find[laneOf(memberId)] as (typeof find)[number])(memberId),
    async findIn(tx: Tx, memberId: MemberId) {
      const found = (
        await findMemberAccounts(tx, { lane: laneOf(memberId), asset, memberIds: [memberId] })
      ).get(memberId);
      if (found) tx.afterCommit(() => members.set(memberId, found));
      return found;
    },
    // Committed at once and beside the story that asks. A story that kept them locked while it
    // waits for a lane could deadlock with one that has the lane and waits for them.
    open: askTogether<HouseAccount, HouseLanes>({
      inFlight: 1,
      async find(names) {
        const at = clock.now();
        const opened = await db.aside((tx) => openHouseAccounts(tx, { names, asset, at }));
        for (const [name, lanes] of opened) houses.set(name, lanes);
        return opened;
      },
    }),
  };
}
