import type { Asset } from '@nokshi/money';
import type { Tx } from '../../kernel/db.ts';
import type { MemberId } from '../../kernel/ids.ts';
import { headOf, stakesOf } from './store/stakes.ts';

/** Which stakes count: a finished wager's, not below `least`, of these categories (none: all). */
export type Counted = {
  readonly asset: Asset;
  readonly categories: readonly string[];
  /** Minor units. */
  readonly least: bigint;
};

/**
 * What members staked in the batches of a lane after `after`, at most `most` of them: the stakes of
 * wagers that were settled there for the first time, less those made void there that had counted.
 * `upTo` is the batch to go on from. With `after` null nothing is counted: the lane as it is now.
 */
export async function sumStakes(
  tx: Tx,
  input: {
    lane: number;
    after: bigint | null;
    most: number;
    counted: Counted;
  },
): Promise<{ upTo: bigint; stakes: { memberId: MemberId; stake: bigint }[] }> {
  const { lane, after, most, counted } = input;
  const head = await headOf(tx, lane);
  if (after === null || head <= after) return { upTo: head, stakes: [] };
  const end = after + BigInt(most);
  const upTo = head < end ? head : end;
  return { upTo, stakes: await stakesOf(tx, { lane, after, upTo, ...counted }) };
}
