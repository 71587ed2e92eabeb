import type { OverlappingKey } from '../../../../kernel/overlapping-keys.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type ProviderKeyRow = OverlappingKey & {
  readonly provider: string;
  readonly sealed: Buffer;
  readonly addedAt: Date;
};

/**
 * A handful of payment providers, each with two keys at most, or a few more after quick changes.
 */
const MOST = 400;

/** Keys accepted at `now`, the newest of each provider first. */
export const providerKeysTaken = (tx: Tx, now: Date) =>
  tx.rows<ProviderKeyRow>(sql`
    select provider, fingerprint, sealed, added_at as "addedAt", ends_at as "endsAt",
      used_at as "usedAt"
    from cashier_provider_key where ends_at is null or ends_at > ${now}
    order by provider, ends_at desc nulls first limit ${MOST}`);

type NewKey = Pick<ProviderKeyRow, 'provider' | 'fingerprint' | 'sealed' | 'addedAt'>;

/** Makes this the current key; any other ends at `endsAt` or earlier. */
export async function holdProviderKey(tx: Tx, key: NewKey, { endsAt }: { endsAt: Date }) {
  await tx.run(sql`
    update cashier_provider_key set ends_at = ${endsAt}
    where provider = ${key.provider} and fingerprint <> ${key.fingerprint}
      and (ends_at is null or ends_at > ${endsAt})`);
  await tx.run(sql`
    insert into cashier_provider_key (provider, fingerprint, sealed, added_at)
    values (${key.provider}, ${key.fingerprint}, ${key.sealed}, ${key.addedAt})
    on conflict (provider, fingerprint) do update set ends_at = null`);
}

export const noteProviderKeyUse = (
  tx: Tx,
  { provider, fingerprint, at }: { provider: string; fingerprint: string; at: Date },
) =>
  tx.run(sql`
    update cashier_provider_key set used_at = ${at}
    where provider = ${provider} and fingerprint = ${fingerprint}`);
