import { parse } from 'libpg-query';
import { child, each, lastName, listOf, type Node } from '../../harness/sql/tree.ts';

export type OwnFunction = {
  readonly name: string;
  readonly path: string;
  readonly language: string;
  /** Its first parameter is the lane. */
  readonly onLane: boolean;
  /** Null where it is `return …` or `begin atomic …`, which is parsed with the definition. */
  readonly body: string | null;
  /** The whole `create function …`. */
  readonly definition: string;
};

/** What the migrations and the files of functions make, as far as the rule asks. */
export type Catalog = {
  readonly tables: ReadonlySet<string>;
  /** Tables with a column `lane`: those that are distributed. */
  readonly ofLanes: ReadonlySet<string>;
  /** Columns by table that a sequence fills when they are not given. */
  readonly counted: ReadonlyMap<string, readonly string[]>;
  readonly functions: ReadonlyMap<string, OwnFunction>;
  /** Functions that run statements on tables, themselves or by what they call. */
  readonly running: ReadonlySet<string>;
};

type File = { readonly path: string; readonly text: string };
type Making = {
  readonly columns: Map<string, Map<string, Node>>;
  readonly functions: Map<string, OwnFunction>;
};

/** Of these files, in the order in which they run. */
export async function catalogOf(files: readonly File[]): Promise<Catalog> {
  const making: Making = { columns: new Map(), functions: new Map() };
  for (const file of files) {
    const { stmts = [] } = (await parse(file.text)) as { stmts?: Statement[] };
    for (const statement of stmts) take(making, statement, file);
  }
  const { columns, functions } = making;
  const withColumn = [...columns].filter(([, of]) => of.has('lane'));
  const counted = [...columns].map(
    ([table, of]) => [table, [...of.keys()].filter((name) => isCounted(of.get(name)))] as const,
  );
  return {
    tables: new Set(columns.keys()),
    ofLanes: new Set(withColumn.map(([table]) => table)),
    counted: new Map(counted),
    functions,
    running: runningOf([...functions.values()], [...columns.keys()]),
  };
}

function runningOf(functions: readonly OwnFunction[], tables: readonly string[]): Set<string> {
  const running = new Set<string>();
  const runs = (text: string) =>
    (text.match(/\w+/g) ?? []).some((word) => names.has(word) || running.has(word));
  const names = new Set([...tables, 'execute']);
  // Again until no function is found that calls another one.
  for (let found = -1; found < running.size; ) {
    found = running.size;
    for (const { name, body, definition } of functions)
      if (runs(body ?? definition)) running.add(name);
  }
  return running;
}

type Statement = {
  readonly stmt: Node;
  readonly stmt_location?: number;
  readonly stmt_len?: number;
};

function take(making: Making, statement: Statement, file: File): void {
  const { stmt } = statement;
  const relation = (of: Node | null) => String(child(of, 'relation')?.['relname']);
  const made = child(stmt, 'CreateStmt');
  // A part of another table is known as that one.
  if (made && !made['partbound']) {
    const columns = new Map<string, Node>();
    making.columns.set(relation(made), columns);
    for (const one of listOf(made, 'tableElts')) addColumn(columns, child(one, 'ColumnDef'));
  }
  const changed = child(stmt, 'AlterTableStmt');
  for (const one of listOf(changed, 'cmds')) {
    const columns = making.columns.get(relation(changed));
    const command = child(one, 'AlterTableCmd');
    if (command?.['subtype'] === 'AT_DropColumn') columns?.delete(String(command['name']));
    else if (columns) addColumn(columns, child(command?.['def'], 'ColumnDef'));
  }
  const renamed = child(stmt, 'RenameStmt');
  if (renamed?.['renameType'] === 'OBJECT_TABLE') {
    const columns = making.columns.get(relation(renamed));
    making.columns.delete(relation(renamed));
    if (columns) making.columns.set(String(renamed['newname']), columns);
  }
  const dropped = child(stmt, 'DropStmt');
  if (dropped?.['removeType'] === 'OBJECT_TABLE')
    for (const one of listOf(dropped, 'objects'))
      making.columns.delete(lastName(child(one, 'List'), 'items'));
  if (dropped?.['removeType'] === 'OBJECT_FUNCTION')
    for (const one of listOf(dropped, 'objects'))
      making.functions.delete(lastName(child(one, 'ObjectWithArgs'), 'objname'));
  const fn = child(stmt, 'CreateFunctionStmt');
  if (fn) {
    const own = functionOf(fn, statement, file);
    making.functions.set(own.name, own);
  }
}

const addColumn = (columns: Map<string, Node>, column: Node | null): void => {
  if (column) columns.set(String(column['colname']), column);
};

function isCounted(column: Node | undefined): boolean {
  const type = lastName(child(column, 'typeName'), 'names');
  let found = type.includes('serial');
  each(column, (kind, inside) => {
    if (kind === 'Constraint' && inside['contype'] === 'CONSTR_IDENTITY') found = true;
    if (kind === 'FuncCall' && lastName(inside, 'funcname') === 'nextval') found = true;
  });
  return found;
}

function functionOf(fn: Node, of: Statement, { path, text }: File): OwnFunction {
  const option = (name: string): unknown =>
    listOf(fn, 'options')
      .map((one) => child(one, 'DefElem'))
      .find((one) => one?.['defname'] === name)?.['arg'];
  const said = (value: unknown) => String(child(value, 'String')?.['sval']);
  const start = of.stmt_location ?? 0;
  // Places are counted in bytes.
  const bytes = Buffer.from(text).subarray(start, of.stmt_len ? start + of.stmt_len : undefined);
  const [first] = listOf(fn, 'parameters').map((one) => child(one, 'FunctionParameter'));
  return {
    name: lastName(fn, 'funcname'),
    path,
    language: said(option('language')),
    onLane: first?.['name'] === 'p_lane',
    body: fn['sql_body'] ? null : said(listOf(child(option('as'), 'List'), 'items')[0]),
    definition: bytes.toString(),
  };
}
