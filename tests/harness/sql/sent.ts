import ts from 'typescript';
import { bare, type Choice, compose, isSql } from './compose.ts';
import { createSources, type Placed, type Source } from './sources.ts';

/** A statement that the product sends, put together from its parts. */
export type Sent = {
  readonly path: string;
  readonly line: number;
  /** Texts that it may have: more than one where it depends on a condition. */
  readonly texts: readonly string[];
  /** Not sent itself: part of what is put together in a way that is not followed. */
  readonly isPart: boolean;
};

const SENDS = ['rows', 'one', 'maybe', 'run', 'query'];
const CHOICES: readonly Choice[] = ['longer', 'first', 'second'];
const STATEMENT = /^\s*(with|select|insert|update|delete)\b/i;

/** Every statement that these files send, by their paths. */
export function statementsSentBy(paths: readonly string[]): Sent[] {
  const sources = createSources();
  return statementsOf(
    paths.map((path) => sources.read(path)),
    sources,
  );
}

/** The same of files that were read before. */
export function statementsOf(files: readonly Source[], sources = createSources()): Sent[] {
  const used = new Set<ts.Node>();
  const textsOf = (placed: Placed): string[] => {
    const texts = new Set<string>();
    for (const choice of CHOICES) {
      const composing = { sources, choice, used, values: 0, branches: false };
      const text = compose(composing, placed);
      if (text !== null) texts.add(text);
      if (!composing.branches) break;
    }
    return [...texts];
  };
  const found: Sent[] = [];
  const put = (source: Source, node: ts.Node, of: Pick<Sent, 'texts' | 'isPart'>): void => {
    const line = source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (of.texts.length > 0) found.push({ path: source.path, line, ...of });
  };
  const placed = (source: Source, node: ts.Node): Placed => ({ source, node, given: new Map() });
  for (const source of files)
    for (const node of sentIn(source)) {
      const plain = plainText(node);
      const texts = plain === null ? textsOf(placed(source, node)) : [plain];
      put(source, node, { texts, isPart: false });
    }
  // What no statement took in: parts that are handed on as arguments, or kept in lists.
  for (const source of files)
    for (const node of outermost(source))
      if (!used.has(node)) {
        const texts = textsOf(placed(source, node)).filter((text) => STATEMENT.test(text));
        put(source, node, { texts, isPart: true });
      }
  return found;
}

const plainText = (node: ts.Node): string | null =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? node.text : null;

/** What is handed to `tx.rows(…)`, `pool.query(…)` and the like. */
function sentIn({ tree }: Source): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      if (first && SENDS.includes(node.expression.name.text)) found.push(bare(first));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Templates that are in no other one. */
function outermost({ tree }: Source): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isSql(node)) found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
