import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type Scheme = 'HMAC-SHA256' | 'RSA-SHA256';

/** A signing key of a vendor. */
export type KeyRow = {
  readonly vendor: string;
  /** Tells two keys apart, and nothing else. */
  readonly fingerprint: string;
  readonly scheme: Scheme;
  readonly sealed: Buffer;
  readonly addedAt: Date;
  /** Null: until another key replaces it. */
  readonly endsAt: Date | null;
  readonly usedAt: Date | null;
  readonly toShow: boolean;
};

/** Some hundreds of vendors with two keys at most, or a few more after quick changes. */
const MOST = 2_000;

const COLUMNS = sql`vendor, fingerprint, scheme, sealed, added_at as "addedAt",
  ends_at as "endsAt", used_at as "usedAt", to_show as "toShow"`;

/** Keys accepted at `now`, the newest of each vendor first. */
export const keysTaken = (tx: Tx, now: Date) =>
  tx.rows<KeyRow>(sql`
    select ${COLUMNS} from vendors_key where ends_at is null or ends_at > ${now}
    order by vendor, ends_at desc nulls first limit ${MOST}`);

export const hasKey = async (tx: Tx, vendor: string, fingerprint: string): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 as has from vendors_key
    where vendor = ${vendor} and fingerprint = ${fingerprint}`)) !== undefined;

/** Makes this the current key; the previous one ends at `endsAt`. */
export async function changeKeyTo(
  tx: Tx,
  key: Omit<KeyRow, 'endsAt' | 'usedAt'>,
  { endsAt }: { endsAt: Date },
): Promise<void> {
  await tx.run(sql`
    update vendors_key set ends_at = ${endsAt} where vendor = ${key.vendor} and ends_at is null`);
  await tx.run(sql`
    insert into vendors_key (vendor, fingerprint, scheme, sealed, added_at, to_show)
    values (${key.vendor}, ${key.fingerprint}, ${key.scheme}, ${key.sealed}, ${key.addedAt},
      ${key.toShow})`);
}

/** Ends a replaced key; false when there is none. */
export const endKeyNow = async (
  tx: Tx,
  { vendor, fingerprint, at }: { vendor: string; fingerprint: string; at: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    update vendors_key set ends_at = ${at}
    where vendor = ${vendor} and fingerprint = ${fingerprint} and ends_at > ${at}`)) === 1;

/** A generated secret that was not shown yet, to be shown now and never again. */
export const takeSecret = (
  tx: Tx,
  { vendor, fingerprint }: { vendor: string; fingerprint: string },
) =>
  tx.maybe<{ sealed: Buffer }>(sql`
    update vendors_key set to_show = false
    where vendor = ${vendor} and fingerprint = ${fingerprint} and to_show returning sealed`);

export const noteKeyUse = (
  tx: Tx,
  { vendor, fingerprint, at }: { vendor: string; fingerprint: string; at: Date },
) =>
  tx.run(sql`
    update vendors_key set used_at = ${at} where vendor = ${vendor} and fingerprint = ${fingerprint}`);
