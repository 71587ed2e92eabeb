import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** The lane's last committed batch; all up to it are there to be read. */
export const headOf = async (tx: Tx, lane: number): Promise<bigint> =>
  (await tx.one<{ batch: bigint }>(sql`select wallet_current_batch(${lane}) as batch`)).batch;

type Range = {
  readonly lane: number;
  readonly after: bigint;
  readonly upTo: bigint;
  readonly asset: string;
  readonly categories: readonly string[];
  readonly least: bigint;
};

/** By member; a wager counts with its first settlement and not any more with its voiding. */
export const stakesOf = (tx: Tx, of: Range) =>
  tx.rows<{ memberId: MemberId; stake: bigint }>(sql`
    select member_id as "memberId", sum(counted)::bigint as stake
    from (
      select member_id, asset, category, stake, stake - stake_bonus as counted
      from wagers_wager
      where lane = ${of.lane} and batch > ${of.after} and batch <= ${of.upTo}
        and paid_at_once is not null
      union all
      select w.member_id, w.asset, w.category, w.stake,
        (w.stake - w.stake_bonus) * case when s.kind = 'VOID' then -1 else 1 end
      from wagers_settlement s join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
      where s.lane = ${of.lane} and s.batch > ${of.after} and s.batch <= ${of.upTo}
        and case when s.kind = 'VOID' then w.paid_at_once is not null or s.number > 1
              else w.paid_at_once is null and s.number = 1 end
    ) parts
    where asset = ${of.asset} and stake >= ${of.least}
      and (cardinality(${[...of.categories]}::text[]) = 0
        or category = any (${[...of.categories]}::text[]))
    group by member_id having sum(counted) <> 0`);

type Cursor = { readonly lane: number; readonly batch: bigint };

/** The heads of these lanes, in the same order. */
export const headsOf = (tx: Tx, lanes: readonly Pick<Cursor, 'lane'>[]): Promise<Cursor[]> =>
  tx.rows(sql`
    select lane, wallet_current_batch(lane) as batch
    from unnest(${lanes.map(({ lane }) => lane)}::int[]) with ordinality as l (lane, at)
    order by at`);

/** Minor units. */
export type GameStake = {
  readonly gameId: string;
  readonly asset: Asset;
  readonly memberId: MemberId;
  readonly stake: bigint;
};

/** Of finished rounds in these games, all of each stake. `after` and `upTo` name the same lanes. */
export const gameStakesOf = (
  tx: Tx,
  of: { after: readonly Cursor[]; upTo: readonly Cursor[]; gameIds: readonly string[] },
): Promise<GameStake[]> =>
  tx.rows(sql`
    select w.game_id as "gameId", w.asset, w.member_id as "memberId", sum(w.stake)::bigint as stake
    from unnest(${of.after.map(({ lane }) => lane)}::int[],
        ${of.after.map(({ batch }) => batch)}::bigint[],
        ${of.upTo.map(({ batch }) => batch)}::bigint[]) as r (lane, after, upto)
      join wagers_wager w on w.lane = r.lane and w.batch > r.after and w.batch <= r.upto
    where w.paid_at_once is not null and w.game_id = any (${[...of.gameIds]}::text[])
    group by 1, 2, 3`);
