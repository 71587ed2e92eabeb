import type { Input, Output } from '@nokshi/contract';
import {
  type consoleViewRoutes,
  MOST_SAVED_VIEWS,
  type SavedView,
} from '@nokshi/contract/console/views.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type OperatorId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import {
  deleteView,
  endStart,
  insertView,
  lockViews,
  updateView,
  type ViewId,
  type ViewRow,
  viewOf,
  viewsOf,
} from './store/saved-views.ts';
import type { Internals } from './room.ts';

type Routes = typeof consoleViewRoutes;

/** The caller's own saved views, by desk and name. */
export async function savedViews(tx: Tx, caller: Caller): Promise<Output<Routes['list']>> {
  return { views: (await viewsOf(tx, operatorOf(caller).operatorId)).map(wireView) };
}

/**
 * Saves filters of a desk under a name that is unique there; a start view replaces the previous
 * one. Refuses: identity.view-name-taken, identity.views-full. Issue 6.
 */
export async function saveView(
  room: Internals,
  tx: Tx,
  { caller, ...asked }: Input<Routes['save']> & { caller: Caller },
): Promise<Output<Routes['save']>> {
  const { operatorId } = operatorOf(caller);
  const view = { ...asked, viewId: room.ids.next<ViewId>() };
  await lockViews(tx, operatorId);
  const others = await requireOwnName(tx, operatorId, view);
  if (others.length >= MOST_SAVED_VIEWS) {
    throw refuse('identity.views-full', { value: { most: MOST_SAVED_VIEWS } });
  }
  if (view.start) await endStart(tx, { operatorId, desk: view.desk });
  await insertView(tx, { ...view, operatorId });
  return wireView(view);
}

/**
 * Renames a view, or makes it the start view. Refuses: identity.view-unknown,
 * identity.view-name-taken.
 */
export async function changeView(
  tx: Tx,
  { caller, id, name, start }: Input<Routes['change']> & { caller: Caller },
): Promise<Output<Routes['change']>> {
  const { operatorId } = operatorOf(caller);
  await lockViews(tx, operatorId);
  const view = { ...(await ownView(tx, operatorId, id)), name, start };
  await requireOwnName(tx, operatorId, view);
  if (start) await endStart(tx, { operatorId, desk: view.desk });
  await updateView(tx, view);
  return wireView(view);
}

/** Refuses: identity.view-unknown, also for another operator's view. */
export async function dropView(
  tx: Tx,
  { caller, id }: Input<Routes['drop']> & { caller: Caller },
): Promise<void> {
  const { viewId } = await ownView(tx, operatorOf(caller).operatorId, id);
  await deleteView(tx, viewId);
}

async function ownView(tx: Tx, operatorId: OperatorId, id: string): Promise<ViewRow> {
  const viewId = fromWire('viw', id);
  const view = viewId && (await viewOf(tx, { operatorId, viewId }));
  if (!view) throw refuse('identity.view-unknown');
  return view;
}

/** Answers the operator's other views. */
async function requireOwnName(tx: Tx, operatorId: OperatorId, view: ViewRow) {
  const others = (await viewsOf(tx, operatorId)).filter(({ viewId }) => viewId !== view.viewId);
  const taken = others.some(
    ({ desk, name }) => desk === view.desk && name.toLowerCase() === view.name.toLowerCase(),
  );
  if (taken) throw refuse('identity.view-name-taken', { field: 'name' });
  return others;
}

const wireView = ({ viewId, ...view }: ViewRow): SavedView => ({
  ...view,
  id: toWire('viw', viewId),
});
