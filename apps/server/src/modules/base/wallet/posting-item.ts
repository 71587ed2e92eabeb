import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { type HoldId, isUuid, type MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Accounts } from './accounts.ts';
import type { Item } from './item.ts';
import type { Posting, Ride } from './posting.ts';
import type { Riders } from './riders.ts';
import { ENTRY_KINDS } from './rules/entry-kinds.ts';
import { isAhead } from './rules/keys.ts';
import type { LaneOf } from './rules/lane-of.ts';
import type { MemberAccounts } from './store/accounts.ts';

const MOST_LEGS = 100;

type Known = {
  readonly laneOf: LaneOf;
  readonly riders: Riders;
  readonly accounts: Accounts;
};

/**
 * The posting with account numbers in place of names; null when a house account, or that of the bonus
 * money, is not known yet.
 * Input that could fail a whole batch is refused here as the fault of its caller.
 */
export function itemOf(known: Known, posting: Posting, member: MemberAccounts): Item | null {
  const { memberId, asset, key, legs, hold } = posting;
  const lane = known.laneOf(memberId);
  if (legs.length === 0 || legs.length > MOST_LEGS) throw new Error('a posting has 1 to 100 legs');
  if (!isUuid(key)) throw new Error(`the key of a posting is a uuid, not ${key}`);
  const rides = hold ? [captureRide(posting, hold), ...posting.rides] : posting.rides;
  for (const ride of rides) known.riders.functionOf(ride);
  const usual = hold ? member.held : member.cash;
  const moves = [];
  for (const { amount, contra, kind, reference, purse } of legs) {
    if (reference !== key && !isUuid(reference))
      throw new Error(`a reference is a uuid, not ${reference}`);
    const account = purse ? member.bonus : usual;
    if (account === null) return null;
    const house = known.accounts.knownHouse(contra, asset)?.[lane];
    if (house === undefined) return null;
    moves.push({ account, amount, kind: ENTRY_KINDS[kind], contra: house, reference });
  }
  const digest = shortDigest(posting.digest);
  return { memberId, asset, lane, cash: member.cash, key, digest, moves, rides };
}

/** The hold shrinks by what the legs take from it, in the same commit; it must be the member's. */
function captureRide({ memberId, asset, legs }: Posting, hold: HoldId): Ride {
  const amount = legs.reduce((sum, leg) => sum - leg.amount, 0n);
  if (legs.some((leg) => leg.amount >= 0n)) throw new Error('a leg out of a hold is below zero');
  return heldRide({ verb: 'capture', holdId: hold, memberId, asset, amount });
}

/** A row of the hold's rider for the group commit, in which all rows name the owner. */
export const heldRide = (of: {
  verb: 'capture' | 'release';
  holdId: HoldId;
  memberId: MemberId;
  asset: Asset;
  amount: bigint;
}): Ride => ({
  rider: 'wallet-hold',
  ids: [of.holdId, of.memberId],
  numbers: [of.amount],
  words: [of.verb, of.asset],
});

/** The same, after looking up what is missing. Refuses wallet.account-closed. */
export async function findItem(known: Known, posting: Posting, tx?: Tx): Promise<Item> {
  const { memberId, asset, legs } = posting;
  const member = legs.some(({ purse }) => purse)
    ? await known.accounts.withBonus(memberId, tx)
    : await known.accounts.member(memberId, asset, tx);
  if (member.bonus === null && legs.some(({ purse }) => purse)) throw refuse('wallet.insufficient');
  await Promise.all(legs.map(({ contra }) => known.accounts.house(contra, asset)));
  const item = itemOf(known, posting, member);
  if (!item) throw new Error('a house account was opened and is not known');
  return item;
}

/** Refuses wallet.key-expired for a key whose time is days ahead. */
export function refuseFutureKey(key: string, now: Date): void {
  if (isAhead(key, now.getTime())) throw refuse('wallet.key-expired');
}

/** The first 8 of the 32 bytes. */
export function shortDigest(digest: Buffer): bigint {
  if (digest.length !== 32) throw new Error('a digest has 32 bytes');
  return digest.readBigInt64BE(0);
}
