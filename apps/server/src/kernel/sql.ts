/** A statement with its parameters apart, so that no value can ever become SQL. */
export type Sql = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly isSql: true;
};

/**
 * `sql\`select … where id = ${id}\`` - a value becomes a parameter, a nested `sql` is inserted.
 * Statements are in `store/` only (conventions 13).
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  let text = strings[0] ?? '';
  const values: unknown[] = [];
  parts.forEach((part, index) => {
    if (isSql(part)) {
      text += part.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + values.length}`);
      values.push(...part.values);
    } else {
      values.push(part);
      text += `$${values.length}`;
    }
    text += strings[index + 1] ?? '';
  });
  return { text, values, isSql: true };
}

/** Joins parts of statements, e.g. the conditions of a filtered list with `and`. */
export function join(pieces: readonly Sql[], separator: ' and ' | ', ' | ' union '): Sql {
  const [first, ...rest] = pieces;
  if (!first) return { text: 'true', values: [], isSql: true };
  const between: Sql = { text: separator, values: [], isSql: true };
  return rest.reduce((all, piece) => sql`${all}${between}${piece}`, first);
}

const isSql = (part: unknown): part is Sql =>
  typeof part === 'object' && part !== null && 'isSql' in part;
