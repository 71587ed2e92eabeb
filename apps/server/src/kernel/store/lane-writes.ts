import type pg from 'pg';

/** Whether a statement may write in a lane, told by the names in its text. */
export type WritesInLane = (text: string) => boolean;

/**
 * On Citus a coordinator's row and a lane's row on a worker are committed one after the other, and a
 * crash between them would leave money without its story. This makes the transaction two-phase: its
 * table is managed by Citus, lies on the coordinator and is empty (kernel/migrations/0008-story.sql).
 */
export const MAKE_TWO_PHASE = 'delete from kernel_story where id = 0';

const NAMES = `
  select array(
           select c.relname::text from pg_class c
             join pg_attribute a on a.attrelid = c.oid and a.attname = 'lane' and not a.attisdropped
            where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
              and not c.relispartition) as tables,
         array(
           select distinct p.proname::text from pg_proc p
            where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v'
              and p.prorettype <> 'trigger'::regtype) as functions
    from pg_extension where extname = 'citus'`;

export type LaneNames = { readonly tables: string[]; readonly functions: string[] };

/** Null on plain PostgreSQL, where every transaction is whole by itself. */
export async function askLaneWrites(
  client: Pick<pg.ClientBase, 'query'>,
): Promise<WritesInLane | null> {
  const names = (await client.query<LaneNames>(NAMES)).rows[0];
  return names ? laneWritesOf(names) : null;
}

/**
 * A function may write in whatever lane it likes, so each that is not declared to read only counts.
 * A statement is rather taken for one that writes than the other way round.
 */
export function laneWritesOf({ tables, functions }: LaneNames): WritesInLane {
  const named = (names: string[]) => new RegExp(`\\b(?:${names.join('|') || '(?!)'})\\b`);
  const [table, called] = [named(tables), named(functions)];
  return (text) => called.test(text) || (WRITES.test(text) && table.test(text));
}

const WRITES = /\b(?:insert|update|delete|merge)\b/i;
