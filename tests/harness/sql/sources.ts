import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A file with the names it makes and brings in. */
export type Source = {
  readonly path: string;
  readonly tree: ts.SourceFile;
  readonly makes: ReadonlyMap<string, ts.Node>;
  readonly brings: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
};

/** An expression where it stands: `given` are the arguments of the function that it is in. */
export type Placed = {
  readonly node: ts.Node;
  readonly source: Source;
  readonly given: ReadonlyMap<string, Placed | null>;
};

const NOTHING: ReadonlyMap<string, Placed | null> = new Map();

/** Reads each file once. */
export function createSources() {
  const known = new Map<string, Source>();
  const read = (path: string): Source => {
    const source = known.get(path) ?? sourceOf(path, readFileSync(path, 'utf8'));
    known.set(path, source);
    return source;
  };
  /** What a name stands for at a place; null where it is a value, or of a package. */
  const lookUp = (name: string, { node, source, given }: Placed): Placed | null => {
    if (given.has(name)) return given.get(name) ?? null;
    const near = nearby(name, node);
    if (near) return near === 'parameter' ? null : { node: near, source, given };
    const made = source.makes.get(name);
    if (made) return { node: made, source, given: NOTHING };
    const brought = source.brings.get(name);
    if (!brought?.from.startsWith('.')) return null;
    const path = resolve(dirname(source.path), brought.from);
    const other = existsSync(path) ? read(path) : null;
    const there = other?.makes.get(brought.name);
    return other && there ? { node: there, source: other, given: NOTHING } : null;
  };
  return { read, lookUp };
}

export function sourceOf(path: string, text: string): Source {
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  const tree = ts.createSourceFile(path, text, options, true);
  const makes = new Map<string, ts.Node>();
  const brings = new Map<string, { from: string; name: string }>();
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) makes.set(name.text, initializer);
    if (ts.isFunctionDeclaration(statement) && statement.name)
      makes.set(statement.name.text, statement);
    if (!ts.isImportDeclaration(statement)) continue;
    const named = statement.importClause?.namedBindings;
    if (named && ts.isNamedImports(named))
      for (const { name, propertyName } of named.elements)
        brings.set(name.text, {
          from: (statement.moduleSpecifier as ts.StringLiteral).text,
          name: (propertyName ?? name).text,
        });
  }
  return { path, tree, makes, brings };
}

/** What a name is inside the functions around a node. */
function nearby(name: string, from: ts.Node): ts.Node | 'parameter' | null {
  for (let at: ts.Node = from; at.parent; at = at.parent) {
    const block = at.parent;
    if (ts.isBlock(block))
      for (const statement of block.statements)
        if (ts.isVariableStatement(statement))
          for (const made of statement.declarationList.declarations)
            if (ts.isIdentifier(made.name) && made.name.text === name && made.initializer)
              return made.initializer;
    // Of a list that is gone through the first one stands for all.
    if (ts.isForOfStatement(block) && ts.isVariableDeclarationList(block.initializer)) {
      const [made] = block.initializer.declarations;
      const [first] = ts.isArrayLiteralExpression(block.expression)
        ? block.expression.elements
        : [];
      if (first && made && hasName(made.name, name)) return first;
    }
    if (ts.isFunctionLike(block) && block.parameters.some((one) => hasName(one.name, name)))
      return 'parameter';
  }
  return null;
}

const hasName = (bound: ts.BindingName, name: string): boolean =>
  ts.isIdentifier(bound)
    ? bound.text === name
    : bound.elements.some((one) => ts.isBindingElement(one) && hasName(one.name, name));
