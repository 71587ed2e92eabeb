import type { Asset } from '@nokshi/money';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import type { Posted, Ride } from './posting.ts';

/** One entry to write: an account by its number, in order. Negative: the account pays. */
export type Move = {
  readonly account: number;
  readonly amount: bigint;
  readonly kind: number;
  /** The account on the other side; a house account there gets its own entry once a batch. */
  readonly contra: number | null;
  readonly reference: Uuid | null;
};

/** A posting whose accounts are resolved, ready for its lane. */
export type Item = {
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly lane: number;
  /** The member's cash account: its balance is the answer. */
  readonly cash: number;
  readonly key: Uuid;
  /**
   * The first 8 bytes of the input's SHA-256: they tell a retry from a reuse and secure nothing.
   */
  readonly digest: bigint;
  readonly moves: readonly Move[];
  readonly rides: readonly Ride[];
  /** The answer, once there is one. */
  posted?: Posted;
};

/** How many of the item's moves, from the first on, are of the first one's account. */
export function legsOf(item: Item): number {
  const first = item.moves[0]?.account;
  const other = item.moves.findIndex((move) => move.account !== first);
  return other === -1 ? item.moves.length : other;
}
