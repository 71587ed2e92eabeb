import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Contributions, Counted, Obligation } from '../rules/obligation.ts';

export type Source = 'deposit' | 'transfer' | 'award' | 'bonus';

export type ObligationRow = Obligation & {
  readonly id: Uuid;
  readonly source: Source;
  readonly amount: bigint;
  readonly expiresAt: Date | null;
  readonly openedAt: Date;
};

/** Locks the member's funds until this transaction ends; answers how far play was counted. */
export const lockFunds = async (
  tx: Tx,
  { memberId, head }: { memberId: MemberId; head: bigint },
): Promise<bigint> =>
  (
    await tx.one<{ batch: bigint }>(sql`
      insert into turnover_member as m (member_id, batch, locks) values (${memberId}, ${head}, 1)
      on conflict (member_id) do update set locks = m.locks + 1
      returning batch`)
  ).batch;

export const countedUpTo = async (tx: Tx, memberId: MemberId): Promise<bigint | null> =>
  (
    await tx.maybe<{ batch: bigint }>(
      sql`select batch from turnover_member where member_id = ${memberId}`,
    )
  )?.batch ?? null;

export const writeCounted = (tx: Tx, { memberId, batch }: { memberId: MemberId; batch: bigint }) =>
  tx.run(sql`update turnover_member set batch = ${batch} where member_id = ${memberId}`);

/** Oldest first. */
export const openObligations = (tx: Tx, memberId: MemberId): Promise<ObligationRow[]> =>
  tx.rows(sql`
    select id, source, amount, required, done, contributions, largest_bet as "largestBet", expires_at as "expiresAt",
      opened_at as "openedAt"
    from turnover_obligation where member_id = ${memberId} and ended_at is null
    order by opened_at, id`);

/** Those of these members who have an open obligation. */
export const obligedAmong = async (tx: Tx, memberIds: readonly MemberId[]): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select distinct member_id as "memberId" from turnover_obligation
      where member_id = any (${memberIds}::uuid[]) and ended_at is null order by 1`)
  ).map(({ memberId }) => memberId);

export type NewObligation = {
  readonly id: Uuid;
  readonly memberId: MemberId;
  readonly source: Source;
  readonly amount: bigint;
  readonly required: bigint;
  readonly done: bigint;
  readonly contributions: Contributions | null;
  readonly largestBet: bigint | null;
  readonly expiresAt: Date | null;
  readonly openedAt: Date;
};

/** Once per id, however often it is requested. */
export const insertObligation = (tx: Tx, one: NewObligation) =>
  tx.run(sql`
    insert into turnover_obligation (id, member_id, source, amount, required, done, contributions,
      largest_bet, expires_at, opened_at, ended_at, ended_as)
    values (${one.id}, ${one.memberId}, ${one.source}, ${one.amount}, ${one.required}, ${one.done},
      ${one.contributions && JSON.stringify(one.contributions)}::jsonb, ${one.largestBet},
      ${one.expiresAt}, ${one.openedAt},
      ${one.done === one.required ? one.openedAt : null},
      ${one.done === one.required ? 'met' : null})
    on conflict (id) do nothing`);

export const writeDone = (tx: Tx, { id, done }: Pick<ObligationRow, 'id' | 'done'>) =>
  tx.run(sql`update turnover_obligation set done = ${done} where id = ${id}`);

/** Adds what was counted; minor units. */
export const addCounted = (tx: Tx, counted: readonly Counted[]) =>
  counted.length === 0
    ? undefined
    : tx.run(sql`
        insert into turnover_counted as t (obligation_id, category, valid, counted)
        select id, category, sum(valid), sum(counted)
        from unnest(${counted.map(({ id }) => id)}::uuid[],
          ${counted.map(({ category }) => category)}::text[],
          ${counted.map(({ valid }) => valid)}::bigint[],
          ${counted.map(({ counted: of }) => of)}::bigint[]) as n (id, category, valid, counted)
        group by 1, 2 order by 1, 2
        on conflict (obligation_id, category) do update
        set valid = t.valid + excluded.valid, counted = t.counted + excluded.counted`);

/** What was counted for these obligations, stored by now; by category. */
export const countedOf = (tx: Tx, ids: readonly Uuid[]): Promise<Counted[]> =>
  tx.rows(sql`
    select obligation_id as id, category, valid, counted from turnover_counted
    where obligation_id = any (${[...ids]}::uuid[]) and counted <> 0 order by counted desc, category`);

export type End = 'met' | 'expired' | 'released';

/** An ended obligation is never changed. */
export const endObligation = (tx: Tx, end: { id: Uuid; at: Date; as: End }) =>
  tx.run(sql`
    update turnover_obligation set ended_at = ${end.at}, ended_as = ${end.as}
    where id = ${end.id} and ended_at is null`);

/** All that was ever counted for a member's obligations; minor units. */
export const doneEver = async (tx: Tx, memberId: MemberId): Promise<bigint> =>
  (
    await tx.one<{ done: bigint }>(sql`
      select coalesce(sum(done), 0)::bigint as done from turnover_obligation
      where member_id = ${memberId}`)
  ).done;
