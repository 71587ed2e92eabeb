import {
  child,
  conjuncts,
  each,
  equalSides,
  fieldsOf,
  isNode,
  lastName,
  listOf,
  nameOf,
  type Node,
} from '../../harness/sql/tree.ts';
import type { Catalog } from './catalog.ts';

/** What a query level reads or writes: a lane's table, a query over one, or anything else. */
export type Item = {
  /** Its name in the level. */
  readonly as: string;
  readonly of: 'lanes-table' | 'lanes-query' | 'function' | 'other';
  /** Of a table, a query with a name, or the first function. */
  readonly name: string;
  readonly node: Node;
};

/** One select, insert, update or delete, with what it stands in. */
export type Level = {
  readonly verb: 'SelectStmt' | 'InsertStmt' | 'UpdateStmt' | 'DeleteStmt';
  readonly node: Node;
  readonly items: readonly Item[];
  readonly joins: readonly Node[];
  /** Conditions of the level and of its joins that must all hold. */
  readonly conditions: readonly Node[];
  readonly queries: Queries;
  readonly outer: Level | null;
  readonly isRecursive: boolean;
};

/** Queries with a name, and whether they read a lane's table. */
type Queries = ReadonlyMap<string, boolean>;

export const VERBS = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'];
const isVerb = (kind: string): kind is Level['verb'] => VERBS.includes(kind);

/** Every query level of a statement, or of a query inside of a level. */
export function levelsOf(catalog: Catalog, statement: unknown, around?: Level): Level[] {
  const found: Level[] = [];
  const visit = (value: unknown, queries: Queries, outer: Level | null): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, queries, outer);
    if (!isNode(value)) return;
    for (const [kind, inside] of Object.entries(value))
      if (isVerb(kind)) enter(kind, inside as Node, { queries, outer, isRecursive: false });
      else visit(inside, queries, outer);
  };
  const enter = (
    verb: Level['verb'],
    node: Node,
    around: Pick<Level, 'queries' | 'outer' | 'isRecursive'>,
  ): void => {
    const queries = new Map(around.queries);
    const isRecursive = child(node, 'withClause')?.['recursive'] === true;
    for (const one of listOf(child(node, 'withClause'), 'ctes')) {
      const { ctename, ctequery } = child(one, 'CommonTableExpr') ?? {};
      const name = String(ctename);
      queries.set(name, false);
      queries.set(name, readsLanes(catalog, ctequery, queries));
      const refersToItself = isRecursive && namesIn(ctequery).has(name);
      const select = child(ctequery, 'SelectStmt');
      if (select && refersToItself)
        enter('SelectStmt', select, { queries, outer: around.outer, isRecursive: true });
      else visit(ctequery, queries, around.outer);
    }
    // A set operation has two levels of its own.
    if (node['larg']) {
      for (const side of ['larg', 'rarg'])
        enter('SelectStmt', node[side] as Node, { ...around, queries });
      return;
    }
    const level = levelOf(catalog, { verb, node, ...around, queries });
    found.push(level);
    for (const [key, inside] of Object.entries(node))
      if (key !== 'withClause' && key !== 'relation') visit(inside, queries, level);
  };
  visit(statement, around?.queries ?? new Map(), around ?? null);
  return found;
}

type Around = Pick<Level, 'verb' | 'node' | 'queries' | 'outer' | 'isRecursive'>;

function levelOf(catalog: Catalog, around: Around): Level {
  const { node, verb, queries } = around;
  const [items, joins]: [Item[], Node[]] = [[], []];
  const quals: unknown[] = [node['whereClause']];
  const take = (from: unknown): void => {
    const join = child(from, 'JoinExpr');
    if (join) {
      joins.push(join);
      quals.push(join['quals']);
      take(join['larg']);
      take(join['rarg']);
      return;
    }
    const item = itemOf(catalog, from, queries);
    if (item) items.push(item);
  };
  const target = verb === 'UpdateStmt' || verb === 'DeleteStmt' ? child(node, 'relation') : null;
  if (target) take({ RangeVar: target });
  for (const from of [...listOf(node, 'fromClause'), ...listOf(node, 'usingClause')]) take(from);
  return { ...around, items, joins, conditions: quals.flatMap(conjuncts) };
}

function itemOf(catalog: Catalog, from: unknown, queries: Queries): Item | null {
  const table = child(from, 'RangeVar');
  if (table) {
    const name = String(table['relname']);
    const kind = queries.has(name) || !catalog.ofLanes.has(name) ? 'lanes-query' : 'lanes-table';
    const of = isOfLanes(catalog, table, queries) ? kind : 'other';
    return { as: nameOf(table), of, name, node: table };
  }
  const query = child(from, 'RangeSubselect');
  if (query) {
    const of = readsLanes(catalog, query['subquery'], queries) ? 'lanes-query' : 'other';
    return { as: nameOf(query), of, name: '', node: query };
  }
  const call = child(from, 'RangeFunction');
  if (!call) return null;
  const [name = ''] = callsIn(call['functions']);
  return { as: nameOf(call), of: 'function', name, node: call };
}

/** Whether a value names a lane's table, or a query that does, at any depth. */
export function readsLanes(catalog: Catalog, value: unknown, queries: Queries): boolean {
  let found = false;
  each(value, (kind, inside) => {
    if ((kind === 'RangeVar' || kind === 'relation') && inside['relname'] !== undefined)
      if (isOfLanes(catalog, inside, queries)) found = true;
  });
  return found;
}

/** A name that no migration makes is a query that another text gives: taken for one of lanes. */
function isOfLanes(catalog: Catalog, table: Node, queries: Queries): boolean {
  const name = String(table['relname']);
  const isElsewhere = table['schemaname'] !== undefined || /^(pg|citus)_/.test(name);
  return (
    queries.get(name) ?? (catalog.ofLanes.has(name) || !(isElsewhere || catalog.tables.has(name)))
  );
}

function namesIn(value: unknown): Set<string> {
  const names = new Set<string>();
  each(value, (kind, inside) => {
    if (kind === 'RangeVar') names.add(String(inside['relname']));
  });
  return names;
}

/** Names of the functions that are called, but for those of levels further in. */
export function callsIn(value: unknown): string[] {
  const names: string[] = [];
  each(
    value,
    (kind, inside) => {
      if (kind === 'FuncCall') names.push(lastName(inside, 'funcname'));
    },
    VERBS,
  );
  return names;
}

export const lanesTables = ({ items }: Level): Item[] =>
  items.filter(({ of }) => of === 'lanes-table');

/** Reads a lane's table, itself or through a query. */
export const isOnLanes = ({ items }: Level): boolean =>
  items.some(({ of }) => of === 'lanes-table' || of === 'lanes-query');

/**
 * By what the lane of a table is held: a parameter or constant, the lane of another table of lanes,
 * that of anything else, or nothing.
 */
export type Hold = 'parameter' | 'lanes' | 'other' | 'nothing';
const WEAKEST_FIRST: readonly Hold[] = ['nothing', 'other', 'lanes', 'parameter'];

/** For each lane's table of the level, by its name there. */
export function heldBy(level: Level): Map<string, Hold> {
  const held = new Map<string, Hold>(lanesTables(level).map(({ as }) => [as, 'nothing']));
  const hold = (name: string, by: Hold): void => {
    const before = held.get(name);
    if (before && WEAKEST_FIRST.indexOf(by) > WEAKEST_FIRST.indexOf(before)) held.set(name, by);
  };
  for (const condition of level.conditions) {
    const [left, right] = equalSides(condition) ?? [];
    for (const [column, value] of [
      [left, right],
      [right, left],
    ]) {
      const fields = fieldsOf(column);
      if (fields.at(-1) !== 'lane') continue;
      for (const name of fields.length > 1 ? [fields[0] ?? ''] : held.keys())
        hold(name, holdOf(level, value));
    }
  }
  for (const join of level.joins)
    if (listOf(join, 'usingClause').some((one) => child(one, 'String')?.['sval'] === 'lane'))
      for (const name of held.keys()) hold(name, 'lanes');
  return held;
}

/** Tables of lanes that are asked for in every lane, by their names. */
export const inEveryLane = (level: Level): string[] =>
  [...heldBy(level)]
    .filter(([, by]) => (by === 'nothing' || by === 'other') && !isNamedAround(level))
    .map(([name]) => name);

/** `(select … from a lane’s table) s … where s.lane = $1`: as if it were said inside. */
function isNamedAround({ outer, node }: Level): boolean {
  const as = outer?.items.find(({ node: of }) => child(of['subquery'], 'SelectStmt') === node)?.as;
  const isItsLane = (value: unknown) => ['lane', `${as}.lane`].includes(fieldsOf(value).join('.'));
  return (
    as !== undefined &&
    (outer?.conditions ?? []).some((condition) => {
      const [left, right] = equalSides(condition) ?? [];
      return (isItsLane(left) && isParameter(right)) || (isItsLane(right) && isParameter(left));
    })
  );
}

function holdOf(level: Level, value: unknown): Hold {
  if (isParameter(value)) return 'parameter';
  const [name, ...more] = fieldsOf(value);
  for (let at: Level | null = level; at; at = at.outer) {
    const item = at.items.find(({ as }) => as === name);
    // Rows of a query with a name are read first, so that their lanes are those of no shard.
    const isOfShard =
      item?.of === 'lanes-table' || (item?.of === 'lanes-query' && item.name === '');
    if (item && more.length > 0) return isOfShard ? 'lanes' : 'other';
  }
  return 'other';
}

/** `$1`, a constant, or what PL/pgSQL fills in: names of parameters and variables of ours. */
function isParameter(value: unknown): boolean {
  const cast = child(value, 'TypeCast');
  if (cast) return isParameter(cast['arg']);
  if (child(value, 'ParamRef') ?? child(value, 'A_Const')) return true;
  return /^[pv]_/.test(fieldsOf(value)[0] ?? '');
}
