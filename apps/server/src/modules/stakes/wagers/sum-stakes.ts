import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { type GameStake, gameStakesOf, headOf, headsOf, stakesOf } from './store/stakes.ts';

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
  const upTo = upToOf(head, { after, most });
  return { upTo, stakes: await stakesOf(tx, { lane, after, upTo, ...counted }) };
}

/** How far a lane was read: up to and with this batch. */
export type Cursor = { readonly lane: number; readonly batch: bigint };

/**
 * What members staked in finished rounds of these games after the cursors, at most `most` batches of
 * each lane: by game, asset and member, all lanes together. `upTo` are the cursors to go on from;
 * `isAll` when nothing is left behind them.
 */
export async function sumGameStakes(
  tx: Tx,
  input: { after: readonly Cursor[]; most: number; gameIds: readonly string[] },
): Promise<{ upTo: readonly Cursor[]; isAll: boolean; stakes: GameStake[] }> {
  const { after, most, gameIds } = input;
  const heads = await headsOf(tx, after);
  const upTo = heads.map(({ lane, batch }, at) => {
    const from = after[at]?.batch ?? batch;
    return { lane, batch: upToOf(batch, { after: from, most }) };
  });
  const isAll = heads.every(({ batch }, at) => batch === upTo[at]?.batch);
  const moved = upTo.some(({ batch }, at) => batch !== after[at]?.batch);
  return { upTo, isAll, stakes: moved ? await gameStakesOf(tx, { after, upTo, gameIds }) : [] };
}

function upToOf(head: bigint, { after, most }: { after: bigint; most: number }): bigint {
  const end = after + BigInt(most);
  return head < end ? head : end;
}
