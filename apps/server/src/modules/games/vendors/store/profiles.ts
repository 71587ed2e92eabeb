import type { VendorMode } from '@nokshi/contract/console/vendors.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Points } from '../rules/points.ts';

export type ProfileRow = {
  readonly vendor: string;
  readonly nameEn: string;
  readonly nameBn: string;
  readonly points: Points;
  readonly mode: VendorMode;
  readonly version: number;
};

/** A house has some dozens of vendors. */
const MOST = 500;

export const allProfiles = (tx: Tx) =>
  tx.rows<ProfileRow>(sql`
    select vendor, name_en as "nameEn", name_bn as "nameBn", points, mode, version
    from vendors_profile order by vendor limit ${MOST}`);

/** A vendor that registers again gets its new points, and keeps its mode. */
export const putProfile = (
  tx: Tx,
  row: Omit<ProfileRow, 'mode' | 'version'> & { readonly at: Date },
) =>
  tx.run(sql`
    insert into vendors_profile (vendor, name_en, name_bn, points, created_at, changed_at)
    values (${row.vendor}, ${row.nameEn}, ${row.nameBn}, ${JSON.stringify(row.points)}, ${row.at},
      ${row.at})
    on conflict (vendor) do update set name_en = excluded.name_en,
      name_bn = excluded.name_bn, points = excluded.points, version = vendors_profile.version + 1,
      changed_at = excluded.changed_at`);

/** Whether the vendor still had this version. */
export const writeMode = async (
  tx: Tx,
  { vendor, mode, version, at }: { vendor: string; mode: VendorMode; version: number; at: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    update vendors_profile set mode = ${mode}, version = version + 1, changed_at = ${at}
    where vendor = ${vendor} and version = ${version}`)) === 1;
