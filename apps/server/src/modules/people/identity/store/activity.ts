import type { Activity } from '@nokshi/contract/player/activity.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type ActivityId = Id<'act'>;

export type ActivityRow = Pick<Activity, 'kind' | 'facts'> & {
  readonly activityId: ActivityId;
  readonly at: Date;
};

export type Happened = Pick<Activity, 'kind'> & {
  readonly memberId: MemberId;
  readonly facts?: Activity['facts'];
};

export const insertActivity = (tx: Tx, row: ActivityRow & { readonly memberId: MemberId }) =>
  tx.run(sql`
    insert into identity_activity (activity_id, member_id, kind, facts, at)
    values (${row.activityId}, ${row.memberId}, ${row.kind}, ${JSON.stringify(row.facts)}::jsonb,
      ${row.at})`);

/** Newest first. */
export const readActivity = (
  tx: Tx,
  asked: { memberId: MemberId; before: ActivityId | null; limit: number },
) =>
  tx.rows<ActivityRow>(sql`
    select activity_id as "activityId", kind, facts, at from identity_activity
    where member_id = ${asked.memberId}
      and (${asked.before}::uuid is null or activity_id < ${asked.before})
    order by activity_id desc limit ${asked.limit}`);
