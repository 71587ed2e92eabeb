import type { SavedView } from '@nokshi/contract/console/views.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id, OperatorId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type ViewId = Id<'viw'>;
export type ViewRow = Omit<SavedView, 'id'> & { readonly viewId: ViewId };
type Own = { readonly operatorId: OperatorId };

const columns = sql`view_id as "viewId", desk, name, search, start`;

/** In the order of desks and names; the contract limits how many there are. */
export const viewsOf = (tx: Tx, operatorId: OperatorId) =>
  tx.rows<ViewRow>(sql`
    select ${columns} from operators_saved_view where operator_id = ${operatorId}
    order by desk, lower(name)`);

export const viewOf = (tx: Tx, { operatorId, viewId }: Own & { viewId: ViewId }) =>
  tx.maybe<ViewRow>(sql`
    select ${columns} from operators_saved_view
    where operator_id = ${operatorId} and view_id = ${viewId}`);

/** Changes of an operator's views wait for one another: names and numbers are counted. */
export const lockViews = (tx: Tx, operatorId: OperatorId) =>
  tx.run(sql`
    select 1 from operators_operator where operator_id = ${operatorId} for no key update`);

/** No other view of this desk stays its start view. */
export const endStart = (tx: Tx, { operatorId, desk }: Own & { desk: string }) =>
  tx.run(sql`
    update operators_saved_view set start = false
    where operator_id = ${operatorId} and desk = ${desk} and start`);

export const insertView = (tx: Tx, { operatorId, ...row }: Own & ViewRow) =>
  tx.run(sql`
    insert into operators_saved_view (view_id, operator_id, desk, name, search, start)
    values (${row.viewId}, ${operatorId}, ${row.desk}, ${row.name}, ${row.search}, ${row.start})`);

export const updateView = (tx: Tx, { viewId, name, start }: ViewRow) =>
  tx.run(sql`
    update operators_saved_view set name = ${name}, start = ${start} where view_id = ${viewId}`);

export const deleteView = (tx: Tx, viewId: ViewId) =>
  tx.run(sql`delete from operators_saved_view where view_id = ${viewId}`);
