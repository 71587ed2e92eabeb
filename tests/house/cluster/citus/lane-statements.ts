import { parse } from 'libpg-query';
import {
  child,
  conjuncts,
  equalSides,
  fieldsOf,
  isNode,
  lastName,
  listOf,
  nameOf,
  type Node,
} from '../../../harness/sql/tree.ts';

/**
 * Whether a statement stays in its lane, judged on PostgreSQL's own parse tree: each distributed
 * table it names must be held to the lane, by the function's `p_lane`, by a parameter, or by a
 * table beside it that is. What Citus cannot know to be one shard is said in a sentence.
 */
export type Known = {
  /** Tables that are distributed by their column `lane`. */
  readonly distributed: ReadonlySet<string>;
  /** All other tables of the product. */
  readonly others: ReadonlySet<string>;
  /** Our functions, and whether the first parameter is the lane. */
  readonly functions: ReadonlyMap<string, boolean>;
  /** Columns by table that a sequence fills when they are not given. */
  readonly counted: ReadonlyMap<string, readonly string[]>;
};

/** Tables of one query level by the name they have there; true once held to the lane. */
type Scope = { readonly held: Map<string, boolean>; readonly outer: Scope | null };
/** `ctes`: queries with a name, and whether their column `lane` is the lane. */
type Walk = {
  readonly known: Known;
  readonly ctes: ReadonlyMap<string, boolean>;
  readonly found: string[];
};

export async function leavesLane(sql: string, known: Known): Promise<string[]> {
  const { stmts = [] } = (await parse(sql)) as { stmts?: { stmt: Node }[] };
  const walk: Walk = { known, ctes: new Map(), found: [] };
  for (const { stmt } of stmts) visit(walk, stmt, null);
  return walk.found;
}

const LEVELS = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'];

/** Finds query levels at any depth, and calls of our functions on the way. */
function visit(walk: Walk, value: unknown, scope: Scope | null): void {
  if (Array.isArray(value)) for (const one of value) visit(walk, one, scope);
  if (!isNode(value)) return;
  for (const [kind, inside] of Object.entries(value)) {
    if (LEVELS.includes(kind)) level(walk, kind, inside as Node, scope);
    else {
      if (kind === 'FuncCall') checkCall(walk, inside as Node, scope);
      visit(walk, inside, scope);
    }
  }
}

function level(outside: Walk, kind: string, node: Node, outer: Scope | null): void {
  const walk = withCtes(outside, node, outer);
  // A set operation has two levels of its own.
  if (node['larg']) {
    for (const side of ['larg', 'rarg']) level(walk, 'SelectStmt', node[side] as Node, outer);
    return;
  }
  const scope: Scope = { held: new Map(), outer };
  const from = [...listOf(node, 'fromClause'), ...listOf(node, 'usingClause')];
  const target = kind === 'UpdateStmt' || kind === 'DeleteStmt' ? child(node, 'relation') : null;
  const quals: unknown[] = [node['whereClause']];
  const tables = [...(target ? [target] : []), ...from.flatMap((one) => tablesOf(one, quals))];
  for (const table of tables) addTable(walk, scope, table);
  hold(walk, scope, quals.flatMap(conjuncts));
  for (const [name, isHeld] of scope.held)
    if (!isHeld) outside.found.push(`${name} is not held to the lane`);
  if (kind === 'InsertStmt') checkInsert(walk, node, scope);
  if (kind === 'UpdateStmt' && target && isDistributed(walk, target))
    for (const column of listOf(node, 'targetList'))
      if (child(column, 'ResTarget')?.['name'] === 'lane')
        outside.found.push(`the lane of ${target['relname']} is changed`);
  for (const [key, value] of Object.entries(node))
    if (key !== 'relation') visit(walk, value, scope);
}

function withCtes(walk: Walk, node: Node, outer: Scope | null): Walk {
  const ctes = new Map(walk.ctes);
  for (const one of listOf(child(node, 'withClause'), 'ctes')) {
    const cte = child(one, 'CommonTableExpr');
    const select = child(cte?.['ctequery'], 'SelectStmt');
    ctes.set(
      String(cte?.['ctename']),
      select !== null && givesLane({ ...walk, ctes }, select, outer),
    );
  }
  return { ...walk, ctes };
}

/** Whether a query's column `lane` is the lane. */
function givesLane(walk: Walk, select: Node, outer: Scope | null): boolean {
  const scope = innerScope(walk, select, outer);
  return listOf(select, 'targetList').some((one) => {
    const target = child(one, 'ResTarget');
    const name = target?.['name'] ?? fieldsOf(target?.['val']).at(-1);
    return name === 'lane' && isLane(target?.['val'], scope);
  });
}

/** Plain tables of a from item; the conditions of its joins are added to `quals`. */
function tablesOf(item: unknown, quals: unknown[]): Node[] {
  const table = child(item, 'RangeVar');
  if (table) return [table];
  const join = child(item, 'JoinExpr');
  if (!join) return [];
  quals.push(join['quals']);
  const [left, right] = [tablesOf(join['larg'], quals), tablesOf(join['rarg'], quals)];
  if (listOf(join, 'usingClause').some((one) => child(one, 'String')?.['sval'] === 'lane'))
    for (const a of left) for (const b of right) quals.push(sameLane(nameOf(a), nameOf(b)));
  return [...left, ...right];
}

/** `a.lane = b.lane`, as the parser would give it. */
const sameLane = (a: string, b: string): Node => {
  const column = (table: string) => ({
    ColumnRef: { fields: [table, 'lane'].map((sval) => ({ String: { sval } })) },
  });
  const name = [{ String: { sval: '=' } }];
  return { A_Expr: { kind: 'AEXPR_OP', name, lexpr: column(a), rexpr: column(b) } };
};

const isDistributed = ({ known, ctes }: Walk, table: Node): boolean => {
  const name = String(table['relname']);
  return known.distributed.has(name) && !ctes.has(name);
};

function addTable(walk: Walk, scope: Scope, table: Node): void {
  const name = String(table['relname']);
  if (isDistributed(walk, table)) scope.held.set(nameOf(table), false);
  else if (walk.ctes.get(name)) scope.held.set(nameOf(table), true);
  else if (walk.known.others.has(name) && !walk.ctes.has(name))
    walk.found.push(`${name} is not distributed by lane`);
}

/** Repeats until no condition holds another table: `a.lane = p_lane and b.lane = a.lane`. */
function hold(walk: Walk, scope: Scope, conditions: readonly Node[]): void {
  const equals = conditions.map(equalSides).filter((sides) => sides !== null);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [lexpr, rexpr] of equals) {
      for (const [column, value] of [
        [lexpr, rexpr],
        [rexpr, lexpr],
      ]) {
        const name = laneColumn(column, scope);
        if (name === null || scope.held.get(name) !== false || !isLane(value, scope)) continue;
        scope.held.set(name, true);
        changed = true;
      }
    }
  }
}

/** The table of this level whose column `lane` the expression is; null when it is none. */
function laneColumn(value: unknown, scope: Scope): string | null {
  const fields = fieldsOf(value);
  if (fields.at(-1) !== 'lane') return null;
  if (fields.length > 1) return scope.held.has(fields[0] ?? '') ? (fields[0] ?? null) : null;
  const [only, ...more] = scope.held.keys();
  return more.length === 0 ? (only ?? null) : null;
}

/** The lane itself: `p_lane`, a parameter, or the lane of a table that is held to it. */
function isLane(value: unknown, scope: Scope | null): boolean {
  const cast = child(value, 'TypeCast');
  if (cast) return isLane(cast['arg'], scope);
  if (child(value, 'ParamRef')) return true;
  const fields = fieldsOf(value);
  if (fields.at(-1) === 'p_lane') return true;
  for (let at = scope; at; at = at.outer) {
    const name = laneColumn(value, at);
    if (name !== null && at.held.get(name)) return true;
  }
  return false;
}

function checkInsert(walk: Walk, node: Node, scope: Scope): void {
  const table = child(node, 'relation') ?? {};
  const name = String(table['relname']);
  if (!isDistributed(walk, table)) return addTable(walk, scope, table);
  const columns = listOf(node, 'cols').map((c) => String(child(c, 'ResTarget')?.['name']));
  const at = columns.indexOf('lane');
  if (at < 0) walk.found.push(`an insert into ${name} does not name the lane`);
  for (const counted of walk.known.counted.get(name) ?? [])
    if (!columns.includes(counted)) walk.found.push(`${name}.${counted} is counted by a sequence`);
  const select = child(child(node, 'selectStmt'), 'SelectStmt');
  const rows = listOf(select, 'valuesLists').map((row) => listOf(child(row, 'List'), 'items'));
  const targets = listOf(select, 'targetList').map((t) => child(t, 'ResTarget')?.['val']);
  const inner = select ? innerScope(walk, select, scope) : scope;
  for (const row of rows.length > 0 ? rows : [targets])
    if (at >= 0 && !isLane(row[at], inner))
      walk.found.push(`an insert into ${name} takes its lane from elsewhere`);
  const conflict = child(node, 'onConflictClause');
  const keys = listOf(child(conflict, 'infer'), 'indexElems');
  const named = keys.some((key) => child(key, 'IndexElem')?.['name'] === 'lane');
  if (conflict && keys.length > 0 && !named)
    walk.found.push(`the conflict of an insert into ${name} leaves the lane out`);
}

/** The tables of a query that is looked at from outside; its own level says what is wrong. */
function innerScope(walk: Walk, select: Node, outer: Scope | null): Scope {
  const scope: Scope = { held: new Map(), outer };
  const quals: unknown[] = [select['whereClause']];
  for (const table of listOf(select, 'fromClause').flatMap((one) => tablesOf(one, quals)))
    addTable({ ...walk, found: [] }, scope, table);
  hold(walk, scope, quals.flatMap(conjuncts));
  return scope;
}

/** A function of ours that works on a lane is given this one. */
function checkCall(walk: Walk, call: Node, scope: Scope | null): void {
  const name = lastName(call, 'funcname');
  if (walk.known.functions.get(name) && !isLane(listOf(call, 'args')[0], scope))
    walk.found.push(`${name} is called for another lane`);
}
