import type { Condition } from '@nokshi/contract/promotions/audience.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { SegmentId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** What a change of a saved audience changes. */
export type SegmentText = {
  readonly name: string;
  readonly audience: readonly Condition[];
  readonly removed: boolean;
};

export type SegmentRow = SegmentText & {
  readonly segmentId: SegmentId;
  /** Before the last change; null: it was not changed since it was made. */
  readonly previous: SegmentText | null;
  readonly changedBy: string;
  readonly changedAt: Date;
};

const ROW = sql`id as "segmentId", name, audience, removed, previous, changed_by as "changedBy",
  changed_at as "changedAt"`;

/** By name; those that were removed follow, when it was not before `removedSince`. */
export const segmentsOf = (
  tx: Tx,
  of: { readonly brandId: string; readonly removedSince: Date; readonly limit: number },
): Promise<SegmentRow[]> =>
  tx.rows(sql`
    select ${ROW} from promotions_segment
    where brand_id = ${of.brandId} and (not removed or changed_at >= ${of.removedSince})
    order by removed, lower(name), id limit ${of.limit}`);

export const lockSegment = (tx: Tx, segmentId: SegmentId): Promise<SegmentRow | undefined> =>
  tx.maybe(sql`select ${ROW} from promotions_segment where id = ${segmentId} for update`);

/** Whether another one that is not removed has this name. */
export const isNameUsed = async (
  tx: Tx,
  of: { readonly brandId: string; readonly name: string; readonly segmentId: SegmentId | null },
): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 as used from promotions_segment
    where brand_id = ${of.brandId} and not removed and lower(name) = lower(${of.name})
      and id is distinct from ${of.segmentId}`)) !== undefined;

type Change = SegmentText & {
  readonly segmentId: SegmentId;
  readonly by: string;
  readonly at: Date;
};

export const insertSegment = (tx: Tx, one: Change & { readonly brandId: string }) =>
  tx.run(sql`
    insert into promotions_segment (id, brand_id, name, audience, changed_by, changed_at)
    values (${one.segmentId}, ${one.brandId}, ${one.name},
      ${JSON.stringify(one.audience)}::jsonb, ${one.by}, ${one.at})`);

/** What it was until now can be undone. */
export const changeSegment = (tx: Tx, one: Change) =>
  tx.run(sql`
    update promotions_segment set
      previous = jsonb_build_object('name', name, 'audience', audience, 'removed', removed),
      name = ${one.name}, audience = ${JSON.stringify(one.audience)}::jsonb,
      removed = ${one.removed}, changed_by = ${one.by}, changed_at = ${one.at}
    where id = ${one.segmentId}`);
