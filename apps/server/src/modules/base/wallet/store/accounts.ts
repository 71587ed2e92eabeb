import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import { uuidArray } from './binary-array.ts';

/** Numbers of a member's accounts of one asset; null: no bonus was ever given. */
export type MemberAccounts = {
  readonly cash: number;
  readonly held: number;
  readonly bonus: number | null;
};
/** Numbers of one house account, by lane. */
export type HouseLanes = readonly number[];

type Member = { readonly lane: number; readonly memberId: MemberId; readonly asset: Asset };

/** Members of a lane who have both; each is looked up by the index, however many they are. */
export async function findMemberAccounts(
  from: Pick<Tx, 'rows'>,
  asked: { readonly lane: number; readonly asset: Asset; readonly memberIds: readonly MemberId[] },
): Promise<Map<MemberId, MemberAccounts>> {
  const rows = await from.rows<{
    id: MemberId;
    cash: number | null;
    held: number | null;
    bonus: number | null;
  }>(sql`
    select m.id, a.cash, a.held, a.bonus
      from unnest(${uuidArray(asked.memberIds)}::uuid[]) m (id),
           lateral (
             select min(a.id) filter (where a.kind = 'cash') as cash,
                    min(a.id) filter (where a.kind = 'held') as held,
                    min(a.id) filter (where a.kind = 'bonus') as bonus
               from wallet_account a
              where a.lane = ${asked.lane} and a.member_id = m.id and a.asset = ${asked.asset}) a`);
  const found = new Map<MemberId, MemberAccounts>();
  for (const { id, cash, held, bonus } of rows)
    if (cash && held) found.set(id, { cash, held, bonus });
  return found;
}

/** Opens accounts of a member; those that are open already stay unchanged. */
export const insertMemberAccounts = (
  tx: Tx,
  m: Member & { readonly kinds: readonly ('cash' | 'held' | 'bonus')[] },
  at: Date,
) =>
  tx.run(sql`
    insert into wallet_account (lane, kind, asset, member_id, opened_at)
    select ${m.lane}, kind, ${m.asset}, ${m.memberId}, ${at}
      from unnest(${[...m.kinds]}::text[]) kind
    on conflict (lane, member_id, asset, kind, coalesce(name, '')) where member_id is not null
      do nothing`);

/**
 * The numbers of house accounts in lane order; opens what is missing, without a floor. One story
 * does so at a time, so that none inserts an existing row: that would wait for stories that move
 * it.
 */
export async function openHouseAccounts<N extends string>(
  tx: Tx,
  house: { readonly names: readonly N[]; readonly asset: Asset; readonly at: Date },
): Promise<Map<N, HouseLanes>> {
  const { names, asset, at } = house;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('wallet house accounts', 0))`);
  const missing = await tx.rows<{ lane: number; name: N }>(sql`
    select l.lane, n.name
      from wallet_lane l cross join unnest(${names}::text[]) n (name)
     where not exists (
       select from wallet_account a
        where a.lane = l.lane and a.name = n.name and a.asset = ${asset}
          and a.member_id is null)
     order by n.name, l.lane`);
  // Numbered here, and in this order: shards would count each for themselves.
  if (missing.length > 0)
    await tx.run(sql`
      insert into wallet_account (lane, kind, asset, name, floor, opened_at)
      select lane, 'house', ${asset}, name, -9223372036854775808, ${at}
        from unnest(${missing.map(({ lane }) => lane)}::int[],
                    ${missing.map(({ name }) => name)}::text[]) with ordinality m (lane, name, at)
       order by m.at`);
  const rows = await tx.rows<{ name: N; ids: number[] }>(sql`
    select name, array_agg(id order by lane) as ids from wallet_account
     where name = any (${names}) and asset = ${asset} and member_id is null group by name`);
  return new Map(rows.map(({ name, ids }) => [name, ids]));
}

export type BalanceRow = { readonly kind: string; readonly balance: bigint; readonly seq: bigint };

/** What members of a lane have, in cash and held; of those who have something. */
export const selectHoldings = (
  tx: Tx,
  m: { readonly lane: number; readonly memberIds: readonly MemberId[]; readonly asset: Asset },
) =>
  tx.rows<{ memberId: MemberId; amount: bigint }>(sql`
    select member_id as "memberId", sum(balance)::bigint as amount from wallet_account
     where lane = ${m.lane} and member_id = any(${uuidArray(m.memberIds)}::uuid[])
       and asset = ${m.asset} and kind in ('cash', 'held')
     group by member_id having sum(balance) <> 0`);

/** What these members have together. */
export const sumHoldings = async (
  tx: Tx,
  m: { readonly lane: number; readonly memberIds: readonly MemberId[]; readonly asset: Asset },
): Promise<bigint> =>
  (
    await tx.one<{ amount: bigint }>(sql`
      select coalesce(sum(balance), 0)::bigint as amount from wallet_account
       where lane = ${m.lane} and member_id = any(${uuidArray(m.memberIds)}::uuid[])
         and asset = ${m.asset} and kind in ('cash', 'held')`)
  ).amount;

export const selectBalances = (tx: Tx, m: Member) =>
  tx.rows<BalanceRow>(sql`
    select kind, balance, seq from wallet_account
     where lane = ${m.lane} and member_id = ${m.memberId} and asset = ${m.asset}`);

/** Whether the member's accounts were opened and closed again. */
export const areClosed = async (tx: Tx, m: Member): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 as closed from wallet_account
     where lane = ${m.lane} and member_id = ${m.memberId} and asset = ${m.asset}
       and state = 'closed' limit 1`)) !== undefined;

/** Accounts that are in this state already stay unchanged. */
export const writeAccountState = (tx: Tx, m: Member, state: 'open' | 'closed') =>
  tx.run(sql`
    update wallet_account set state = ${state}
     where lane = ${m.lane} and member_id = ${m.memberId} and asset = ${m.asset}`);

/** The member's account in a vendor's wallet; opens it at the first use. */
export const vendorAccount = async (
  tx: Tx,
  m: Member & { readonly vendor: string; readonly at: Date },
): Promise<{ readonly id: number; readonly balance: bigint }> => {
  await tx.run(sql`
    insert into wallet_account (lane, kind, asset, member_id, name, opened_at)
    values (${m.lane}, 'vendor', ${m.asset}, ${m.memberId}, ${m.vendor}, ${m.at})
    on conflict (lane, member_id, asset, kind, coalesce(name, '')) where member_id is not null
      do nothing`);
  return tx.one<{ id: number; balance: bigint }>(sql`
    select id, balance from wallet_account
     where lane = ${m.lane} and member_id = ${m.memberId} and asset = ${m.asset}
       and kind = 'vendor' and coalesce(name, '') = ${m.vendor}`);
};

/** A member's balances at vendors, by vendor code; zero balances are left out. */
export const selectVendorBalances = (tx: Tx, m: Member) =>
  tx.rows<{ vendor: string; balance: bigint }>(sql`
    select name as vendor, balance from wallet_account
     where lane = ${m.lane} and member_id = ${m.memberId} and asset = ${m.asset}
       and kind = 'vendor' and balance > 0 order by name limit 500`);

/** The total of all members at a vendor. */
export const sumAtVendor = async (tx: Tx, vendor: string): Promise<bigint> =>
  (
    await tx.one<{ sum: bigint }>(sql`
      select coalesce(sum(balance), 0)::bigint as sum from wallet_account
       where kind = 'vendor' and name = ${vendor}`)
  ).sum;

/** By lane and name, so that each is one probe of the index of house accounts. */
export async function selectHouseBalances<N extends string>(
  tx: Tx,
  of: { readonly names: readonly N[]; readonly asset: Asset },
): Promise<Map<N, bigint>> {
  const rows = await tx.rows<{ name: N; balance: bigint }>(sql`
    select a.name, sum(a.balance)::bigint as balance
      from wallet_lane l join wallet_account a
        on a.lane = l.lane and a.name = any (${[...of.names]}::text[]) and a.asset = ${of.asset}
       and a.member_id is null
     group by a.name`);
  return new Map(rows.map(({ name, balance }) => [name, balance]));
}
