import type { Asset } from '@nokshi/money';
import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import { among, countedOf, type Batches, type Lanes } from './follower.ts';

/** Finished rounds of a game, a business day and an asset; minor units. */
export type RoundSums = {
  readonly gameId: string;
  readonly asset: Asset;
  readonly day: Day;
  readonly rounds: bigint;
  readonly staked: bigint;
  /** The sum of the squared stakes, which may exceed a bigint of the database. */
  readonly squares: bigint;
  /** Without the wagers that are listed separately, and so is the largest payout of one. */
  readonly paid: bigint;
  readonly biggest: bigint;
  readonly since: Date;
};

/**
 * Finished rounds of these games in some batches; `apart` names wagers whose payout is counted
 * elsewhere.
 */
export async function roundsIn(
  tx: Tx,
  of: Batches & { readonly gameIds: readonly string[]; readonly apart: readonly string[] },
): Promise<RoundSums[]> {
  const rows = await tx.rows<Omit<RoundSums, 'squares'> & { squares: string }>(sql`
    select game_id as "gameId", asset, (placed_at at time zone 'Asia/Dhaka')::date::text as day,
      count(*) as rounds, sum(stake)::bigint as staked,
      sum(stake::numeric * stake)::text as squares, sum(paid)::bigint as paid,
      max(paid)::bigint as biggest, min(placed_at) as since
    from (
      select game_id, asset, placed_at, stake,
        case when id = any (${[...of.apart]}::uuid[]) then 0 else paid_at_once end as paid
      from wagers_wager
      where lane = ${of.lane} and batch > ${of.after} and batch <= ${of.upTo}
        and paid_at_once is not null and game_id = any (${[...of.gameIds]}::text[])
    ) played
    group by 1, 2, 3`);
  return rows.map((row) => ({ ...row, squares: BigInt(row.squares) }));
}

/** What was ever staked and paid in a game; minor units. */
export type GameSums = {
  readonly gameId: string;
  readonly asset: Asset;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
};

/** Of some lanes, from the sums of months and what is after them: exact at any moment. */
export const gameSums = (
  tx: Tx,
  { gameIds, of }: { gameIds: readonly string[]; of: Lanes },
): Promise<GameSums[]> => {
  const late = sql`
      union all
      select w.lane, w.game_id, w.asset, 1, w.stake, coalesce(w.paid_at_once, 0)
      from ${countedOf(of)} c
        join wagers_wager w on w.lane = c.lane and ${among(of, sql`w.lane`)} and w.batch > c.batch
      union all
      select w.lane, w.game_id, w.asset, 0, 0, s.payout
      from ${countedOf(of)} c
        join wagers_settlement s
          on s.lane = c.lane and ${among(of, sql`s.lane`)} and s.batch > c.batch
        join wagers_wager w
          on w.lane = s.lane and ${among(of, sql`w.lane`)} and w.id = s.wager_id`;
  return tx.rows(sql`
    select game_id as "gameId", asset, sum(rounds)::bigint as rounds,
      sum(staked)::bigint as staked, sum(paid)::bigint as paid
    from (
      select lane, game_id, asset, wagers as rounds, staked, paid + refunded as paid
      from wagers_turnover_months where ${among(of)}
      ${of.late ? late : sql``}
    ) parts
    where game_id = any (${[...gameIds]}::text[])
    group by 1, 2`);
};
