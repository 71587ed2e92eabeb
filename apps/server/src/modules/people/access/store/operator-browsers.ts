import type { Tx } from '../../../../kernel/db.ts';
import type { DeviceId, OperatorId, Uuid } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export const isOperatorSeen = async (
  tx: Tx,
  k: { operatorId: Uuid; deviceId: DeviceId; since: Date },
): Promise<boolean> =>
  (
    await tx.one<{ seen: boolean }>(sql`
      select exists (select 1 from access_operator_browser where operator_id = ${k.operatorId}
        and device_id = ${k.deviceId} and last_seen_at > ${k.since}) as seen`)
  ).seen;

export const rememberOperator = (
  tx: Tx,
  b: { operatorId: OperatorId; deviceId: DeviceId; now: Date },
) =>
  tx.run(sql`
    insert into access_operator_browser (operator_id, device_id, last_seen_at)
    values (${b.operatorId}, ${b.deviceId}, ${b.now})
    on conflict (operator_id, device_id) do update set last_seen_at = excluded.last_seen_at`);

/** Deletes all but the newest `keep`. */
export const forgetOldestOf = (tx: Tx, operatorId: OperatorId, keep: number) =>
  tx.run(sql`
    delete from access_operator_browser where operator_id = ${operatorId} and device_id in (
      select device_id from access_operator_browser where operator_id = ${operatorId}
      order by last_seen_at desc offset ${keep})`);

export const deleteOldBrowsers = (tx: Tx, seenBefore: Date) =>
  tx.run(sql`delete from access_operator_browser where last_seen_at < ${seenBefore}`);
