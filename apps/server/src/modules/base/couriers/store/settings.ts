import type { CourierSetting, MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type SettingRow = {
  kind: MessageKind;
  setting: CourierSetting;
  secretSealed: Buffer | null;
  version: number;
  changedAt: Date;
  changedBy: string;
};

const columns = sql`kind, setting, secret_sealed as "secretSealed", version,
  changed_at as "changedAt", changed_by as "changedBy"`;

export const settingRow = (tx: Tx, key: { brandId: string; kind: MessageKind }) =>
  tx.maybe<SettingRow>(sql`
    select ${columns} from couriers_setting
    where brand_id = ${key.brandId} and kind = ${key.kind}`);

/** Undefined when the row is of another version than `version - 1` (0: there is none yet). */
export const writeSetting = (tx: Tx, s: SettingRow & { brandId: string }) =>
  tx.maybe<SettingRow>(sql`
    insert into couriers_setting as c (brand_id, kind, setting, secret_sealed, version, changed_at,
      changed_by)
    select ${s.brandId}, ${s.kind}, ${JSON.stringify(s.setting)}::jsonb, ${s.secretSealed},
      ${s.version}, ${s.changedAt}, ${s.changedBy}
    where ${s.version} = 1 or exists (select 1 from couriers_setting
      where brand_id = ${s.brandId} and kind = ${s.kind})
    on conflict (brand_id, kind) do update set setting = excluded.setting,
      secret_sealed = excluded.secret_sealed, version = excluded.version,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by
    where c.version = ${s.version - 1}
    returning ${columns}`);
