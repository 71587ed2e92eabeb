import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Batches } from './follower.ts';

/** Which stakes count: a finished wager's, not below `least`, of these categories (none: all). */
export type Counted = {
  readonly asset: Asset;
  readonly categories: readonly string[];
  /** Minor units. */
  readonly least: bigint;
};

/**
 * What members staked in some batches: the stakes of wagers that were settled there for the first
 * time, less those voided there that had counted.
 */
export const stakesIn = (
  tx: Tx,
  { lane, after, upTo, ...of }: Batches & Counted,
): Promise<{ memberId: MemberId; stake: bigint }[]> =>
  tx.rows(sql`
    select member_id as "memberId", sum(counted)::bigint as stake
    from (
      select member_id, asset, category, stake, stake - stake_bonus as counted
      from wagers_wager
      where lane = ${lane} and batch > ${after} and batch <= ${upTo}
        and paid_at_once is not null
      union all
      select w.member_id, w.asset, w.category, w.stake,
        (w.stake - w.stake_bonus) * case when s.kind = 'VOID' then -1 else 1 end
      from wagers_settlement s join wagers_wager w on w.lane = ${lane} and w.id = s.wager_id
      where s.lane = ${lane} and s.batch > ${after} and s.batch <= ${upTo}
        and case when s.kind = 'VOID' then w.paid_at_once is not null or s.number > 1
              else w.paid_at_once is null and s.number = 1 end
    ) parts
    where asset = ${of.asset} and stake >= ${of.least}
      and (cardinality(${[...of.categories]}::text[]) = 0
        or category = any (${[...of.categories]}::text[]))
    group by member_id having sum(counted) <> 0`);

/** Minor units. */
export type GameStake = {
  readonly gameId: string;
  readonly asset: Asset;
  readonly memberId: MemberId;
  readonly stake: bigint;
};

/** What members staked in some batches in finished rounds of these games, the whole stake. */
export const gameStakesIn = (
  tx: Tx,
  { lane, after, upTo, gameIds }: Batches & { readonly gameIds: readonly string[] },
): Promise<GameStake[]> =>
  tx.rows(sql`
    select game_id as "gameId", asset, member_id as "memberId", sum(stake)::bigint as stake
    from wagers_wager
    where lane = ${lane} and batch > ${after} and batch <= ${upTo}
      and paid_at_once is not null and game_id = any (${[...gameIds]}::text[])
    group by 1, 2, 3`);
