import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type ProviderRow = {
  readonly code: string;
  readonly nameEn: string;
  readonly nameBn: string;
  readonly baseUrl: string;
  readonly registeredAt: Date;
};

/** A house uses a handful of payment providers. */
const MOST = 100;

export const allProviders = (tx: Tx) =>
  tx.rows<ProviderRow>(sql`select code, name_en as "nameEn", name_bn as "nameBn",
      base_url as "baseUrl", registered_at as "registeredAt"
    from cashier_provider order by registered_at, code limit ${MOST}`);

/** Updates a known provider in place. */
export const putProvider = (tx: Tx, row: ProviderRow) =>
  tx.run(sql`insert into cashier_provider
      (code, name_en, name_bn, base_url, registered_at)
    values (${row.code}, ${row.nameEn}, ${row.nameBn}, ${row.baseUrl}, ${row.registeredAt})
    on conflict (code) do update set name_en = excluded.name_en, name_bn = excluded.name_bn,
      base_url = excluded.base_url`);

/** The page of a deposit at its payment provider. */
export type CheckoutRow = {
  readonly depositId: DepositId;
  readonly provider: string;
  readonly reference: string | null;
  readonly url: string | null;
  readonly asked: number;
};

export const insertCheckout = (tx: Tx, row: Pick<CheckoutRow, 'depositId' | 'provider'>) =>
  tx.run(sql`insert into cashier_checkout (deposit_id, provider)
    values (${row.depositId}, ${row.provider})`);

export const findCheckout = (tx: Tx, depositId: DepositId) =>
  tx.maybe<CheckoutRow>(sql`select deposit_id as "depositId", provider, reference, url, asked
    from cashier_checkout where deposit_id = ${depositId}`);

export const writePage = (
  tx: Tx,
  row: { readonly depositId: DepositId; readonly reference: string; readonly url: string },
) =>
  tx.run(sql`update cashier_checkout set reference = ${row.reference}, url = ${row.url}
    where deposit_id = ${row.depositId}`);

export const noteAsked = (tx: Tx, row: Pick<CheckoutRow, 'depositId' | 'asked'>) =>
  tx.run(sql`update cashier_checkout set asked = ${row.asked}
    where deposit_id = ${row.depositId}`);
