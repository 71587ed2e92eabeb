import type pg from 'pg';
import { expressionsOf, statementOf } from '../../../harness/sql/plpgsql.ts';
import { type Known, leavesLane } from './lane-statements.ts';

export type SqlFunction = {
  readonly name: string;
  readonly language: string;
  readonly onLane: boolean;
  /** Its body where the language is SQL, the whole definition otherwise. */
  readonly text: string;
};

/** Every function of ours, as the catalog has it. */
export async function ownFunctions(pool: pg.Pool): Promise<SqlFunction[]> {
  const { rows } = await pool.query<SqlFunction>(`
    select p.proname as name, l.lanname as language,
      coalesce(p.proargnames[1] = 'p_lane', false) as "onLane",
      case l.lanname when 'sql' then p.prosrc else pg_get_functiondef(p.oid) end as text
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace order by 1`);
  return rows;
}

/** Those that work on a lane, and all that they call. */
export async function laneFunctions(pool: pg.Pool): Promise<SqlFunction[]> {
  const all = await ownFunctions(pool);
  const found = new Set(all.filter(({ onLane }) => onLane));
  for (const fn of found)
    for (const other of all)
      if (new RegExp(`\\b${other.name}\\s*\\(`).test(fn.text)) found.add(other);
  return [...found];
}

/** A call that is put together while it runs: only riders, which are functions on the lane. */
const RIDER_CALL = /^format\('select %I\(\$1, /;

/** What leaves the lane in a function, each as `function: what`. */
export async function strayStatements(fn: SqlFunction, known: Known): Promise<string[]> {
  const statements =
    fn.language === 'sql' ? [fn.text] : (await expressionsOf(fn.text)).map(statementOf);
  const found = await Promise.all(statements.map((text) => leavesLane(text, known)));
  const stray = fn.language === 'sql' ? [] : await strayCommands(fn);
  return [...stray, ...found.flat()].map((what) => `${fn.name}: ${what}`);
}

async function strayCommands(fn: SqlFunction): Promise<string[]> {
  return (await expressionsOf(fn.text)).flatMap(({ query, parseMode, of }) => [
    ...(of === 'PLpgSQL_stmt_dynexecute' && /^\s*format|\|\|/.test(query) && !RIDER_CALL.test(query)
      ? [`runs ${query}`]
      : []),
    ...(parseMode > 2 && /^p_lane\s*:?=/.test(query) ? ['changes its lane'] : []),
  ]);
}
