import { parsePlPgSQL } from 'libpg-query';

/** An expression or statement of a PL/pgSQL function; `of` is the kind of its command. */
export type Expression = {
  readonly query: string;
  readonly parseMode: number;
  readonly of: string;
};

/** All of a function whose definition is given, in their order. */
export async function expressionsOf(definition: string): Promise<Expression[]> {
  const found: Expression[] = [];
  const walk = (value: unknown, of: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, of);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [kind, inside] of Object.entries(value)) {
      if (kind === 'PLpgSQL_expr') found.push({ ...(inside as Expression), of });
      walk(inside, kind.startsWith('PLpgSQL_stmt_') ? kind : of);
    }
  };
  walk(await parsePlPgSQL(definition), '');
  return found;
}

/** As a statement that can be parsed by itself: expressions as `select …`. */
export const statementOf = ({ query, parseMode }: Expression): string =>
  parseMode === 0 ? query : `select ${parseMode === 2 ? query : query.replace(/^.*?:?=/s, '')}`;
