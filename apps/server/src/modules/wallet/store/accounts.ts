import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { sql } from '../../../kernel/sql.ts';

/** Numbers of a member's accounts of one asset. */
export type MemberAccounts = { readonly cash: number; readonly held: number };
/** Numbers of one house account, by lane. */
export type HouseLanes = readonly number[];

type Member = { readonly lane: number; readonly memberId: MemberId; readonly asset: Asset };

export async function findMemberAccounts(tx: Tx, m: Member): Promise<MemberAccounts | null> {
  const rows = await tx.rows<{ kind: string; id: number }>(sql`
    select kind, id from wallet_account
     where lane = ${m.lane} and member_id = ${m.memberId} and asset = ${m.asset}
       and kind in ('cash', 'held')`);
  const cash = rows.find((row) => row.kind === 'cash');
  const held = rows.find((row) => row.kind === 'held');
  return cash && held ? { cash: cash.id, held: held.id } : null;
}

/** Opens cash and held; what is open already stays as it is. */
export const insertMemberAccounts = (tx: Tx, m: Member, at: Date) =>
  tx.run(sql`
    insert into wallet_account (lane, kind, asset, member_id, opened_at)
    select ${m.lane}, kind, ${m.asset}, ${m.memberId}, ${at}
      from unnest(array['cash', 'held']) kind
    on conflict (lane, member_id, asset, kind) where member_id is not null do nothing`);

/** The numbers of a house account in lane order; opens what is missing. Its floor is none. */
export async function openHouseAccounts(
  tx: Tx,
  house: { readonly name: string; readonly asset: Asset; readonly at: Date },
): Promise<HouseLanes> {
  await tx.run(sql`
    insert into wallet_account (lane, kind, asset, name, floor, opened_at)
    select lane, 'house', ${house.asset}, ${house.name}, -9223372036854775808, ${house.at}
      from wallet_lane
    on conflict (lane, name, asset) where name is not null do nothing`);
  const rows = await tx.rows<{ id: number }>(sql`
    select id from wallet_account where name = ${house.name} and asset = ${house.asset}
     order by lane`);
  return rows.map((row) => row.id);
}

export type BalanceRow = { readonly kind: string; readonly balance: bigint; readonly seq: bigint };

export const selectBalances = (tx: Tx, m: Member) =>
  tx.rows<BalanceRow>(sql`
    select kind, balance, seq from wallet_account
     where lane = ${m.lane} and member_id = ${m.memberId} and asset = ${m.asset}`);

/** What is closed already stays so. */
export const closeMemberAccounts = (tx: Tx, m: Member) =>
  tx.run(sql`
    update wallet_account set state = 'closed'
     where lane = ${m.lane} and member_id = ${m.memberId} and asset = ${m.asset}`);
