import type { Input, Output } from '@nokshi/contract';
import { MOST_COPIED } from '@nokshi/contract/console/member-care.ts';
import type { Activity, activityRoutes } from '@nokshi/contract/player/activity.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type Ids, type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import {
  type ActivityId,
  type ActivityRow,
  type Happened,
  insertActivity,
  readActivity,
} from './store/activity.ts';

type Route = typeof activityRoutes.list;
/** Stores what happened to a member's account, in the commit that did it. */
export async function recordActivity(
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  tx: Tx,
  { memberId, kind, facts = {} }: Happened,
): Promise<void> {
  const activityId = ids.next<ActivityId>();
  await insertActivity(tx, { activityId, memberId, kind, facts, at: clock.now() });
}

/** Newest first; the cursor is the last id on the previous page. Refuses: edge.invalid-input. */
export async function listActivity(
  tx: Tx,
  { memberId, asked }: { memberId: MemberId; asked: Input<Route> },
): Promise<Output<Route>> {
  const { cursor, pageSize } = asked;
  const before = cursor === undefined ? null : fromWire('act', cursor);
  if (cursor !== undefined && !before) throw refuse('edge.invalid-input', { field: 'cursor' });
  const found = await readActivity(tx, { memberId, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize).map(wireActivity);
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
}

/** The newest entries, oldest first, for the member's copy. */
export async function copyActivity(tx: Tx, memberId: MemberId) {
  const found = await readActivity(tx, { memberId, before: null, limit: MOST_COPIED + 1 });
  const rows = found.slice(0, MOST_COPIED).map(wireActivity).reverse();
  return { whole: found.length <= MOST_COPIED, rows };
}

const wireActivity = ({ activityId, kind, facts, at }: ActivityRow): Activity => ({
  id: toWire('act', activityId),
  kind,
  facts,
  at: at.toISOString(),
});
