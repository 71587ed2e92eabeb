import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, RoundId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type BaseRow = {
  readonly memberId: MemberId;
  readonly base: number;
  /** The business day from which it holds. */
  readonly since: Day;
  readonly givenBy: string;
};

type OfMembers = { readonly lane: number; readonly memberIds: readonly MemberId[] };

/** What members of a lane have on a day; those without a base of their own are left out. */
export const basesOn = (
  tx: Pick<Tx, 'rows'>,
  { lane, memberIds, day }: OfMembers & { readonly day: Day },
) =>
  tx.rows<BaseRow>(sql`
    select distinct on (member_id) member_id as "memberId", base, since::text, given_by as "givenBy"
    from lottery_base
    where lane = ${lane} and member_id = any (${[...memberIds]}::uuid[]) and since <= ${day}::date
    order by member_id, since desc`);

type Owner = { readonly lane: number; readonly memberId: MemberId };

/** All that a member was given, the newest first. */
export const basesOfMember = (tx: Tx, { lane, memberId }: Owner) =>
  tx.rows<BaseRow>(sql`
    select member_id as "memberId", base, since::text, given_by as "givenBy"
    from lottery_base where lane = ${lane} and member_id = ${memberId} order by since desc`);

/** How many rows it added: none where the day has one. */
export const insertBase = (tx: Tx, { lane, ...given }: BaseRow & { lane: number; givenAt: Date }) =>
  tx.run(sql`
    insert into lottery_base (lane, member_id, since, base, given_by, given_at)
    values (${lane}, ${given.memberId}, ${given.since}::date, ${given.base}, ${given.givenBy},
      ${given.givenAt})
    on conflict (lane, member_id, since) do nothing`);

type Moments = { readonly start: Date; readonly end: Date };

/** Issues that were paid for the first time in a span: 1; refunded after they were paid before it: -1. */
export const roundsCounted = (tx: Tx, { start, end }: Moments) =>
  tx.rows<{ roundId: RoundId; sign: number }>(sql`
    select round_id as "roundId", 1 as sign from lottery_total
    where settled_at >= ${start} and settled_at < ${end}
      and (refunded_at is null or refunded_at >= ${end})
    union all
    select round_id, -1 from lottery_total
    where refunded_at >= ${start} and refunded_at < ${end} and settled_at < ${start}`);

/** What each member of a lane staked in taka on some issues, on prizes that follow a prize base. */
export const baseStakesOf = (
  tx: Tx,
  { lane, roundIds }: { readonly lane: number; readonly roundIds: readonly RoundId[] },
) =>
  tx.rows<{ memberId: MemberId; stake: bigint }>(sql`
    select member_id as "memberId", sum(stake)::bigint as stake from lottery_bet
    where lane = ${lane} and round_id = any (${[...roundIds]}::uuid[])
      and prizes = 'base' and asset = 'BDT' and cancelled_at is null
    group by member_id`);
