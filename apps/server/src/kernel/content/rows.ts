import type { ContentState } from '@nokshi/contract/content.ts';
import type { Tx } from '../db.ts';
import { type Sql, sql } from '../sql.ts';
import type { Doc } from './document.ts';

export type ContentRow<D> = {
  id: string;
  state: ContentState;
  version: number;
  doc: D;
  createdAt: Date;
  changedAt: Date;
  changedBy: string;
};

/** As the console has it, with what an undo would restore. */
export type KeptRow<D> = ContentRow<D> & {
  previous: { state: ContentState; doc: D } | null;
};

/** A room's table of content, of one brand; the room's migration creates it. */
export type Place = { readonly table: Sql; readonly brandId: string };
export type Spot = { readonly kind: string; readonly id: string };
export type Writing = {
  readonly state: ContentState;
  readonly doc: Doc;
  readonly at: Date;
  readonly by: string;
};

const columns = sql`content_id as id, state, version, doc,
  created_at as "createdAt", changed_at as "changedAt", changed_by as "changedBy"`;
const kept = sql`${columns}, previous`;

export const MOST_ROWS = 500;

export const allRows = <D>(tx: Tx, { table, brandId }: Place, kind: string) =>
  tx.rows<KeptRow<D>>(sql`
    select ${kept} from ${table} where brand_id = ${brandId} and kind = ${kind}
    order by changed_at desc, content_id limit ${MOST_ROWS}`);

/** Each kind's published rows, for the memory. */
export const publishedRows = (tx: Tx, { table, brandId }: Place) =>
  tx.rows<ContentRow<Doc> & { kind: string }>(sql`
    select kind, ${columns} from ${table} where brand_id = ${brandId} and state = 'published'
    order by kind, created_at desc, content_id desc limit ${MOST_ROWS * 8}`);

export const oneRow = <D>(tx: Tx, { table, brandId }: Place, { kind, id }: Spot) =>
  tx.maybe<KeptRow<D>>(sql`
    select ${kept} from ${table}
    where brand_id = ${brandId} and kind = ${kind} and content_id = ${id}`);

export const countRows = (tx: Tx, { table, brandId }: Place, kind: string) =>
  tx.one<{ count: bigint }>(
    sql`select count(*) from ${table} where brand_id = ${brandId} and kind = ${kind}`,
  );

/** Returns how many were written: none where the id exists already. */
export const insertRow = (
  tx: Tx,
  { table, brandId }: Place,
  { kind, id, state, doc, at, by }: Spot & Writing,
) =>
  tx.run(sql`
    insert into ${table} (brand_id, kind, content_id, state, doc, created_at, changed_at, changed_by)
    values (${brandId}, ${kind}, ${id}, ${state}, ${JSON.stringify(doc)}, ${at}, ${at}, ${by})
    on conflict do nothing`);

/** Keeps the previous document for the undo; undefined where the version has changed by now. */
export const updateRow = <D>(
  tx: Tx,
  { table, brandId }: Place,
  { kind, id, version, state, doc, at, by }: Spot & Writing & { readonly version: number },
) =>
  tx.maybe<KeptRow<D>>(sql`
    update ${table} set previous = jsonb_build_object('state', state, 'doc', doc),
      state = ${state}, doc = ${JSON.stringify(doc)}, version = version + 1,
      changed_at = ${at}, changed_by = ${by}
    where brand_id = ${brandId} and kind = ${kind} and content_id = ${id} and version = ${version}
    returning ${kept}`);

/** Swaps the current and the previous document. */
export const swapRow = <D>(
  tx: Tx,
  { table, brandId }: Place,
  { kind, id, version, at, by }: Spot & Pick<Writing, 'at' | 'by'> & { readonly version: number },
) =>
  tx.maybe<KeptRow<D>>(sql`
    update ${table} set previous = jsonb_build_object('state', state, 'doc', doc),
      state = previous ->> 'state', doc = previous -> 'doc', version = version + 1,
      changed_at = ${at}, changed_by = ${by}
    where brand_id = ${brandId} and kind = ${kind} and content_id = ${id} and version = ${version}
      and previous is not null
    returning ${kept}`);
