import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import { FIGURES, lockCursors } from './follower.ts';

const SUMS = sql`sum(wagers), sum(staked), sum(paid), sum(refunded)`;
const KEPT = sql`wagers, staked, paid, refunded`;
const month = sql`date_trunc('month', day)::date`;

/** Rows that are in one of two and not in the other. */
const apart = (kept: Sql, made: Sql): Sql => sql`(
  select count(*) from ((${kept} except all ${made}) union all (${made} except all ${kept})) apart)`;

/** The first moment of a day. */
const dayStart = (day: Sql): Sql => sql`(${day})::timestamp at time zone 'Asia/Dhaka'`;

/** The day before each day on which a member last played, from the daily figures. */
const gapsSince = (from: Sql): Sql => sql`
  select p.day, p.category, coalesce(
    lag(p.day) over (partition by p.lane, p.member_id, p.category order by p.day),
    (select d.day from wagers_daily d where d.lane = p.lane and d.member_id = p.member_id
      and d.asset = 'BDT' and (p.category = '' or d.category = p.category) and d.day < p.day
      order by d.day desc limit 1), '-infinity') as before
  from (
    select lane, member_id, day, category from wagers_daily where asset = 'BDT' and day >= ${from}
    union
    select lane, member_id, day, '' from wagers_daily where asset = 'BDT' and day >= ${from}
  ) p`;

/** First settlements by hour, with what changed in it: the same as the figures of hours in taka. */
const fivesByHour = (since: Sql): Sql => sql`
  select lane, member_id, starts, sum(wagers), sum(staked), sum(valid) from (
    select lane, member_id, date_trunc('hour', starts) as starts, bets as wagers,
      bets * stake as staked, valid
    from wagers_fives where starts >= ${since}
    union all
    select lane, member_id, date_trunc('hour', at), case when voided then -1 else 0 end,
      case when voided then -stake else 0 end, valid_after - valid_before
    from wagers_changes where at >= ${since}
  ) fives group by 1, 2, 3 having (sum(wagers), sum(staked), sum(valid)) <> (0, 0, 0)`;

/** From the month of a day on; of five minutes, from the hour of an instant on. */
type Since = { readonly since: Day; readonly fivesSince: Date };

/** How many sums differ from the figures that they are sums of. */
export const countDifferences = async (tx: Tx, { since, fivesSince }: Since): Promise<bigint> => {
  const hour = sql`date_trunc('hour', ${fivesSince}::timestamptz)`;
  const from = sql`date_trunc('month', ${since}::date)::date`;
  const { found } = await tx.one<{ found: bigint }>(sql`
    select ${apart(
      sql`select lane, day, asset, category, ${KEPT} from wagers_turnover_days where day >= ${from}`,
      sql`select lane, day, asset, category, ${SUMS} from wagers_turnover where day >= ${from}
        group by 1, 2, 3, 4`,
    )} + ${apart(
      sql`select lane, month, asset, category, game_id, ${KEPT} from wagers_turnover_months
        where month >= ${from}`,
      sql`select lane, ${month}, asset, category, game_id, ${SUMS} from wagers_turnover
        where day >= ${from} group by 1, 2, 3, 4, 5`,
    )} + ${apart(
      sql`select lane, member_id, asset, category, starts, wagers, staked, paid,
          rebate, valid
        from wagers_settled where grain = 'day' and starts >= ${dayStart(from)}`,
      sql`select lane, member_id, asset, category, date_trunc('day', starts, 'Asia/Dhaka'),
          sum(wagers), sum(staked), sum(paid), sum(rebate), sum(valid)
        from wagers_settled where grain = 'hour' and starts >= ${dayStart(from)}
        group by 1, 2, 3, 4, 5`,
    )} + ${apart(
      fivesByHour(hour),
      sql`select lane, member_id, starts, sum(wagers), sum(staked), sum(valid)
        from wagers_settled where grain = 'hour' and asset = 'BDT' and starts >= ${hour}
        group by 1, 2, 3 having (sum(wagers), sum(staked), sum(valid)) <> (0, 0, 0)`,
    )} + ${apart(
      sql`select day, before, category, sum(members) from wagers_player_gaps
        where day >= ${from} group by 1, 2, 3 having sum(members) <> 0`,
      sql`select day, before, category, count(*) from (${gapsSince(from)}) g group by 1, 2, 3`,
    )} as found`);
  return found;
};

/**
 * Deletes what was counted. Reports stay exact: they read what is after the cursors from the
 * wagers.
 */
export const forgetFigures = async (tx: Tx): Promise<void> => {
  await lockCursors(tx, FIGURES);
  for (const table of [
    sql`wagers_daily`,
    sql`wagers_players`,
    sql`wagers_turnover`,
    sql`wagers_turnover_days`,
    sql`wagers_turnover_months`,
    sql`wagers_player_gaps`,
    sql`wagers_settled`,
    sql`wagers_fives`,
    sql`wagers_changes`,
  ])
    await tx.run(sql`delete from ${table}`);
  await tx.run(sql`update wagers_follower set batch = 0 where name = ${FIGURES}`);
};
