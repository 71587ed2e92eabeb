import { consoleRoutes, type Input, type Output } from '@nokshi/contract';
import type { consoleSegmentRoutes as routes, Segment } from '@nokshi/contract/console/segments.ts';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf, type Serve } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type SegmentId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { checkAudience, countFits } from '../campaigns/fits.ts';
import type { PromotionsRoom } from '../room.ts';
import {
  changeSegment,
  insertSegment,
  isNameUsed,
  lockSegment,
  type SegmentRow,
  type SegmentText,
  segmentsOf,
} from '../store/segments.ts';

/** What was removed can be brought back so long. */
const REMOVED_SHOWN_MS = 30 * 86_400_000;
const MOST = 200;

/** Saved audiences at the desk. */
export function serveSegments(room: PromotionsRoom, serve: Serve): void {
  const { segments } = consoleRoutes;
  serve.read(segments.list, (tx) => listSegments(room, tx));
  serve.story(segments.save, (tx, input, caller) => saveSegment(room, tx, { input, caller }));
  serve.story(segments.remove, async (tx, input, caller) => {
    await removeSegment(room, tx, { input, caller });
    return {};
  });
  serve.story(segments.undo, async (tx, input, caller) => {
    await undoSegment(room, tx, { input, caller });
    return {};
  });
}

async function listSegments(room: PromotionsRoom, tx: Tx): Promise<Output<typeof routes.list>> {
  const now = room.clock.now();
  const removedSince = new Date(now.getTime() - REMOVED_SHOWN_MS);
  const rows: Segment[] = [];
  for (const row of await segmentsOf(tx, { brandId: room.brandId, removedSince, limit: MOST }))
    rows.push({
      segmentId: toWire('seg', row.segmentId),
      name: row.name,
      audience: [...row.audience],
      fits: row.removed ? null : await countFits(room, tx, { audience: row.audience, now }),
      removed: row.removed,
      canUndo: row.previous !== null,
      changedBy: row.changedBy,
      changedAt: row.changedAt.toISOString(),
    });
  return { rows };
}

type Doing<Wish> = { readonly input: Wish; readonly caller: Caller };

async function saveSegment(
  room: PromotionsRoom,
  tx: Tx,
  { input, caller }: Doing<Input<typeof routes.save>>,
): Promise<Output<typeof routes.save>> {
  const { name, audience, reason } = input;
  const known = input.segmentId === null ? null : await toChange(tx, input.segmentId);
  if (known?.removed) throw refuse('promotions.segment-unknown');
  await checkAudience(room, tx, audience);
  const text = { name, audience, removed: false };
  const segmentId = known?.segmentId ?? room.ids.next<SegmentId>();
  await mustBeFree(room, tx, { name, segmentId });
  const change = { ...text, segmentId, by: operatorOf(caller).username, at: room.clock.now() };
  if (known) await changeSegment(tx, change);
  else await insertSegment(tx, { ...change, brandId: room.brandId });
  const object = toWire('seg', segmentId);
  const facts = { name, reason };
  await audited(room, tx, { caller, act: 'promotions.save-segment', object, facts });
  return { segmentId: object };
}

/** Refuses promotions.segment-unknown. */
async function toChange(tx: Tx, id: string): Promise<SegmentRow> {
  const segmentId = fromWire('seg', id);
  const segment = segmentId && (await lockSegment(tx, segmentId));
  if (!segment) throw refuse('promotions.segment-unknown');
  return segment;
}

async function mustBeFree(
  { brandId }: PromotionsRoom,
  tx: Tx,
  of: { readonly name: string; readonly segmentId: SegmentId },
): Promise<void> {
  if (await isNameUsed(tx, { brandId, ...of }))
    throw refuse('promotions.segment-name-used', { field: 'name' });
}

async function removeSegment(
  room: PromotionsRoom,
  tx: Tx,
  { input, caller }: Doing<Input<typeof routes.remove>>,
): Promise<void> {
  const segment = await toChange(tx, input.segmentId);
  if (segment.removed) throw refuse('promotions.segment-unknown');
  const { name, audience } = segment;
  const act = 'promotions.remove-segment';
  await change(room, tx, { segment, to: { name, audience, removed: true }, act, input, caller });
}

async function undoSegment(
  room: PromotionsRoom,
  tx: Tx,
  { input, caller }: Doing<Input<typeof routes.undo>>,
): Promise<void> {
  const segment = await toChange(tx, input.segmentId);
  const to = segment.previous;
  if (!to) throw refuse('promotions.segment-unknown');
  const { segmentId } = segment;
  if (!to.removed) await mustBeFree(room, tx, { name: to.name, segmentId });
  await change(room, tx, { segment, to, act: 'promotions.undo-segment', input, caller });
}

async function change(
  room: PromotionsRoom,
  tx: Tx,
  {
    segment: { segmentId },
    to,
    act,
    input: { reason },
    caller,
  }: Doing<{ readonly reason: string }> & {
    readonly segment: SegmentRow;
    readonly to: SegmentText;
    readonly act: string;
  },
): Promise<void> {
  const { username: by } = operatorOf(caller);
  await changeSegment(tx, { ...to, segmentId, by, at: room.clock.now() });
  const facts = { name: to.name, reason };
  await audited(room, tx, { caller, act, object: toWire('seg', segmentId), facts });
}
