/** Reading PostgreSQL's own parse tree, as libpg-query gives it. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const child = (value: unknown, key: string): Node | null => {
  const found = isNode(value) ? value[key] : null;
  return isNode(found) ? found : null;
};

export const listOf = (value: unknown, key: string): readonly unknown[] => {
  const found = isNode(value) ? value[key] : null;
  return Array.isArray(found) ? found : [];
};

const textOf = (value: unknown): string => String(child(value, 'String')?.['sval']);

/** `a.lane` as `['a', 'lane']`, `a.*` as `['a', 'undefined']`; of no column, nothing. */
export const fieldsOf = (value: unknown): string[] =>
  listOf(child(value, 'ColumnRef'), 'fields').map(textOf);

/** The last of `"schema"."name"`, of a call or of what is made. */
export const lastName = (node: Node | null, key: string): string =>
  textOf(listOf(node, key).at(-1));

/** The name a table, sub-select or function has in its level. */
export const nameOf = (table: Node): string =>
  String(child(table, 'alias')?.['aliasname'] ?? table['relname']);

/** The parts of a condition that must all hold. */
export function conjuncts(condition: unknown): Node[] {
  const both = child(condition, 'BoolExpr');
  if (both?.['boolop'] === 'AND_EXPR') return listOf(both, 'args').flatMap(conjuncts);
  return isNode(condition) ? [condition] : [];
}

/** Both sides of `a = b`; null of any other condition. */
export function equalSides(condition: unknown): readonly [unknown, unknown] | null {
  const expr = child(condition, 'A_Expr');
  const isEqual = listOf(expr, 'name').some((name) => textOf(name) === '=');
  return expr?.['kind'] === 'AEXPR_OP' && isEqual ? [expr['lexpr'], expr['rexpr']] : null;
}

/** Calls `see` with each node of a kind at any depth, but for what lies inside one of `not`. */
export function each(
  value: unknown,
  see: (kind: string, inside: Node) => void,
  not: readonly string[] = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) each(one, see, not);
    return;
  }
  for (const kind of Object.keys(value)) {
    const inside: unknown = (value as Node)[kind];
    if (typeof inside !== 'object' || inside === null) continue;
    if (!Array.isArray(inside)) see(kind, inside as Node);
    if (!not.includes(kind)) each(inside, see, not);
  }
}
