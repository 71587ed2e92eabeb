import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Batches } from './follower.ts';

/** Adds what these batches placed and settled to the daily figures. */
export async function addToDaily(tx: Tx, { lane, after, upTo }: Batches): Promise<void> {
  await tx.run(sql`
    insert into wagers_daily as d
      (lane, member_id, day, game_id, asset, category, wagers, staked, paid, voided)
    select ${lane}, member_id, (placed_at at time zone 'Asia/Dhaka')::date, game_id, asset,
      min(category), sum(wagers), sum(stake), sum(payout), sum(voided)
    from (
      select member_id, placed_at, game_id, asset, category,
        1 as wagers, stake, coalesce(paid_at_once, 0) as payout, 0::bigint as voided
      from wagers_wager where lane = ${lane} and batch > ${after} and batch <= ${upTo}
      union all
      select w.member_id, w.placed_at, w.game_id, w.asset, w.category,
        0, 0, s.payout, case when s.kind = 'VOID' then w.stake else 0 end
      from wagers_settlement s join wagers_wager w on w.lane = ${lane} and w.id = s.wager_id
      where s.lane = ${lane} and s.batch > ${after} and s.batch <= ${upTo}
    ) parts
    group by 2, 3, 4, 5
    on conflict (lane, member_id, day, game_id, asset) do update set
      wagers = d.wagers + excluded.wagers, staked = d.staked + excluded.staked,
      paid = d.paid + excluded.paid, voided = d.voided + excluded.voided`);
}
