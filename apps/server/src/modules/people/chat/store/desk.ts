import type { ChatSetting } from '@nokshi/contract/console/chat.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { OperatorId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { DeskHand } from '../transition.ts';

type Here = DeskHand & { brandId: string };

export const putPresence = (tx: Tx, p: Here & { at: Date }) =>
  tx.run(sql`
    insert into chat_presence (brand_id, operator_id, operator, seen_at)
    values (${p.brandId}, ${p.operatorId}, ${p.username}, ${p.at})
    on conflict (brand_id, operator_id) do update
      set seen_at = excluded.seen_at, operator = excluded.operator`);

export const removePresence = (tx: Tx, key: { brandId: string; operatorId: OperatorId }) =>
  tx.run(sql`
    delete from chat_presence
    where brand_id = ${key.brandId} and operator_id = ${key.operatorId}`);

/** Operators seen since then, by name. */
export const presentSince = (tx: Tx, { brandId, since }: { brandId: string; since: Date }) =>
  tx.rows<DeskHand>(sql`
    select operator_id as "operatorId", operator as username from chat_presence
    where brand_id = ${brandId} and seen_at >= ${since} order by operator limit 200`);

export type SettingRow = {
  setting: ChatSetting;
  version: number;
  changedAt: Date;
  changedBy: string;
};

export const settingRow = (tx: Tx, brandId: string) =>
  tx.maybe<SettingRow>(sql`
    select setting, version, changed_at as "changedAt", changed_by as "changedBy"
    from chat_setting where brand_id = ${brandId}`);

/** How many rows were written: none when the stored version is not `version - 1`. */
export const writeSetting = (tx: Tx, s: SettingRow & { brandId: string }) =>
  tx.run(sql`
    insert into chat_setting as c (brand_id, setting, version, changed_at, changed_by)
    select ${s.brandId}, ${JSON.stringify(s.setting)}::jsonb, ${s.version}, ${s.changedAt},
      ${s.changedBy}
    where ${s.version} = 1 or exists (select 1 from chat_setting where brand_id = ${s.brandId})
    on conflict (brand_id) do update set setting = excluded.setting, version = excluded.version,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by
    where c.version = ${s.version - 1}`);
