import ts from 'typescript';
import { type Source, sourceOf } from '../harness/sql/sources.ts';

type File = { readonly path: string; readonly text: string };

const FUNCTION = /create (?:or replace )?function (\w+)[^$;]*\$\$(.*?)\$\$/gs;

/**
 * Calls that make tables in a story: it would keep every other story from them until its end, and
 * on several machines hold a lock on each. Only what is handed to `aside` may do so.
 */
export function tablesMadeInStories(files: readonly File[], sql: readonly string[]): string[] {
  const makers = [...sql.join('\n').matchAll(FUNCTION)]
    .filter(([, , body = '']) => /\b(create|alter) table\b/.test(body))
    .map(([, name = '']) => name);
  const mentioning = (names: readonly string[]): Source[] =>
    files
      .filter(({ text }) => names.some((name) => text.includes(name)))
      .map(({ path, text }) => sourceOf(path, text));
  const senders = mentioning(makers).flatMap(({ makes }) =>
    [...makes]
      .filter(([, made]) => makers.some((maker) => made.getText().includes(maker)))
      .map(([name]) => name),
  );
  return mentioning(senders).flatMap((source) => callsInStories(source, senders));
}

function callsInStories({ path, tree }: Source, names: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      const name = node.expression.text;
      if (names.includes(name) && !isAside(node))
        found.push(`${path}:${line + 1}: ${name} makes tables in a story; hand it to aside`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Whether the transaction of a call is one that `aside` opened. */
function isAside({ arguments: given, parent }: ts.CallExpression): boolean {
  const tx = given[0]?.getText();
  for (let at: ts.Node = parent; at.parent; at = at.parent) {
    if (!ts.isFunctionLike(at) || !at.parameters.some(({ name }) => name.getText() === tx))
      continue;
    const call = at.parent;
    return (
      ts.isCallExpression(call) &&
      ts.isPropertyAccessExpression(call.expression) &&
      call.expression.name.text === 'aside'
    );
  }
  return false;
}
