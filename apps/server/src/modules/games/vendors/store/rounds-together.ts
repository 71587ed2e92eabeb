import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** One member's stake and payout in a vendor's round that others staked in as well. */
export type RoundTogether = {
  readonly vendor: string;
  readonly gameId: string;
  readonly roundRef: string;
  readonly memberId: MemberId;
  /** Minor units of taka. */
  readonly staked: bigint;
  readonly paid: bigint;
  readonly at: Date;
};

type Asked = {
  /** With their lanes, in the same order. */
  readonly memberIds: readonly MemberId[];
  readonly lanes: readonly number[];
  readonly since: Date;
  /** How many of each member's newest stakes are read. */
  readonly newest: number;
};

/** The vendors' rounds in which more than one of these members staked, newest first. */
export const roundsTogether = (tx: Tx, { memberIds, lanes, since, newest }: Asked) =>
  tx.rows<RoundTogether>(sql`
    with asked as (
      select * from unnest(${memberIds}::uuid[], ${lanes}::int[]) as asked (member_id, lane)),
    stakes as (
      select member_id, vendor, game_id, round_ref from (
        select a.member_id, t.vendor, t.game_id, t.round_ref,
          row_number() over (partition by t.lane, t.member_id order by t.at desc) as nth
        from asked a join vendors_transaction t on t.lane = a.lane and t.member_id = a.member_id
        where t.at >= ${since}
          and t.action in ('bet', 'bet-and-win') and t.status = 'OK' and t.asset = 'BDT') s
      where nth <= ${newest}),
    shared as (
      select vendor, game_id, round_ref from stakes
      where game_id is not null
      group by vendor, game_id, round_ref having count(distinct member_id) > 1)
    select s.vendor, s.game_id as "gameId", s.round_ref as "roundRef", a.member_id as "memberId",
      sum(t.taken)::bigint as staked, sum(t.paid)::bigint as paid, min(t.at) as at
    from shared s cross join asked a
    join vendors_transaction t on t.lane = a.lane and t.vendor = s.vendor
      and t.member_id = a.member_id and t.round_ref = s.round_ref and t.status = 'OK'
    group by 1, 2, 3, 4 having sum(t.taken) > 0
    order by min(t.at) desc limit ${newest}`);
