import { parsePlPgSQL } from 'libpg-query';
import type pg from 'pg';
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
  const statements = fn.language === 'sql' ? [fn.text] : await statementsOf(fn);
  const found = await Promise.all(statements.map((text) => leavesLane(text, known)));
  const stray = fn.language === 'sql' ? [] : await strayCommands(fn);
  return [...stray, ...found.flat()].map((what) => `${fn.name}: ${what}`);
}

type Expression = { readonly query: string; readonly parseMode: number; readonly of: string };

/** Statements and expressions of a PL/pgSQL function, expressions as `select …`. */
async function statementsOf(fn: SqlFunction): Promise<string[]> {
  return (await expressionsOf(fn)).map(({ query, parseMode }) =>
    parseMode === 0 ? query : `select ${parseMode === 2 ? query : query.replace(/^.*?:?=/s, '')}`,
  );
}

async function strayCommands(fn: SqlFunction): Promise<string[]> {
  return (await expressionsOf(fn)).flatMap(({ query, parseMode, of }) => [
    ...(of === 'PLpgSQL_stmt_dynexecute' && /^\s*format|\|\|/.test(query) && !RIDER_CALL.test(query)
      ? [`runs ${query}`]
      : []),
    ...(parseMode > 2 && /^p_lane\s*:?=/.test(query) ? ['changes its lane'] : []),
  ]);
}

async function expressionsOf(fn: SqlFunction): Promise<Expression[]> {
  const found: Expression[] = [];
  const walk = (value: unknown, of: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, of);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [kind, inside] of Object.entries(value)) {
      if (kind === 'PLpgSQL_expr') found.push({ ...(inside as Expression), of });
      walk(inside, kind.startsWith('PLpgSQL_stmt_') ? kind : of);
    }
  };
  walk(await parsePlPgSQL(fn.text), '');
  return found;
}
