import ts from 'typescript';
import type { createSources, Placed } from './sources.ts';

/** Which side of `a ? b : c` is taken. */
export type Choice = 'longer' | 'first' | 'second';

type Composing = {
  readonly sources: ReturnType<typeof createSources>;
  readonly choice: Choice;
  /** Templates that became part of a statement. */
  readonly used: Set<ts.Node>;
  /** How many values became parameters so far. */
  values: number;
  /** Whether the text depends on a condition. */
  branches: boolean;
};

const NESTED_AT_MOST = 25;

/** The text of a statement or of a part of one, with $1 for values; null where it is a value. */
export function compose(composing: Composing, placed: Placed, depth = 0): string | null {
  const node = bare(placed.node);
  if (depth > NESTED_AT_MOST) return null;
  const inner = (part: ts.Node) => compose(composing, { ...placed, node: part }, depth + 1);
  if (isSql(node)) return composeTemplate(composing, node, inner);
  if (ts.isIdentifier(node)) {
    const found = composing.sources.lookUp(node.text, placed);
    return found && compose(composing, found, depth + 1);
  }
  if (ts.isConditionalExpression(node)) return choose(composing, inner, node);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return composeMember(composing, { ...placed, node }, depth);
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
    return composeCall(composing, { ...placed, node }, depth);
  return null;
}

export const isSql = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql';

export function bare(node: ts.Node): ts.Node {
  let at = node;
  while (
    ts.isParenthesizedExpression(at) ||
    ts.isAsExpression(at) ||
    ts.isSatisfiesExpression(at) ||
    ts.isAwaitExpression(at) ||
    ts.isNonNullExpression(at)
  )
    at = at.expression;
  return at;
}

function composeTemplate(
  composing: Composing,
  node: ts.TaggedTemplateExpression,
  inner: (part: ts.Node) => string | null,
): string {
  composing.used.add(node);
  const { template } = node;
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.templateSpans.reduce(
    (text, { expression, literal }) =>
      `${text}${inner(expression) ?? `$${(composing.values += 1)}`}${literal.text}`,
    template.head.text,
  );
}

function choose(
  composing: Composing,
  inner: (part: ts.Node) => string | null,
  { whenTrue, whenFalse }: ts.ConditionalExpression,
): string | null {
  const [first, second] = [inner(whenTrue), inner(whenFalse)];
  if (first === null && second === null) return null;
  composing.branches = true;
  const { choice } = composing;
  if (choice !== 'longer') return (choice === 'first' ? first : second) ?? '';
  return (first ?? '').trim().length >= (second ?? '').trim().length ? first : second;
}

/** `PARTS.name` or `PARTS[key]`: the one of that name, or the first that is a part. */
function composeMember(composing: Composing, placed: Placed, depth: number): string | null {
  const node = placed.node as ts.PropertyAccessExpression | ts.ElementAccessExpression;
  const object = bare(node.expression);
  const found = ts.isIdentifier(object) && composing.sources.lookUp(object.text, placed);
  const literal = found && bare(found.node);
  if (!literal || !ts.isObjectLiteralExpression(literal)) return null;
  const wanted = ts.isPropertyAccessExpression(node) ? node.name.text : null;
  for (const property of literal.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    if (wanted !== null && property.name.getText() !== wanted) continue;
    const text = compose(composing, { ...found, node: property.initializer }, depth + 1);
    if (text !== null) return text;
  }
  return null;
}

/** A function that answers a part, with the arguments of this call. */
function composeCall(composing: Composing, placed: Placed, depth: number): string | null {
  const call = placed.node as ts.CallExpression;
  const name = (call.expression as ts.Identifier).text;
  if (name === 'join') return composeJoin(composing, placed, depth);
  const found = composing.sources.lookUp(name, placed);
  const made = found && bare(found.node);
  if (!made || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made)) || !made.body)
    return null;
  const given = new Map<string, Placed | null>(found.given);
  made.parameters.forEach(({ name: parameter, initializer }, at) => {
    const argument = call.arguments[at];
    const usual = initializer ? { ...found, node: initializer } : null;
    if (ts.isIdentifier(parameter))
      given.set(parameter.text, argument ? { ...placed, node: argument } : usual);
  });
  const inner = (node: ts.Node) => compose(composing, { ...found, node, given }, depth + 1);
  if (!ts.isBlock(made.body)) return inner(made.body);
  return returnsOf(made.body)
    .map(inner)
    .reduce((best, text) => ((text?.length ?? -1) > (best?.length ?? -1) ? text : best), null);
}

/** `join(pieces, separator)` of a list, or of one piece a row; `true` where the pieces are not known. */
function composeJoin(composing: Composing, placed: Placed, depth: number): string {
  const [list, separator] = (placed.node as ts.CallExpression).arguments;
  let at = list && { ...placed, node: bare(list) };
  if (at && ts.isIdentifier(at.node)) at = composing.sources.lookUp(at.node.text, at) ?? undefined;
  const pieces = at && bare(at.node);
  const inner = (node: ts.Node) => at && compose(composing, { ...at, node }, depth + 1);
  if (pieces && ts.isArrayLiteralExpression(pieces))
    return (
      pieces.elements
        .map((one) => inner(one) ?? 'true')
        .join(separator && ts.isStringLiteral(separator) ? separator.text : ', ') || 'true'
    );
  const isMapped =
    pieces &&
    ts.isCallExpression(pieces) &&
    ts.isPropertyAccessExpression(pieces.expression) &&
    pieces.expression.name.text === 'map';
  const made = isMapped && pieces.arguments[0];
  const body = made && at && functionFor(composing, { ...at, node: made });
  return (body && compose(composing, body, depth + 1)) || 'true';
}

/** What a function handed to `map` answers, its parameters being values. */
function functionFor({ sources }: Composing, placed: Placed): Placed | null {
  const named = ts.isIdentifier(placed.node) ? sources.lookUp(placed.node.text, placed) : placed;
  const made = named && bare(named.node);
  return made && ts.isArrowFunction(made) ? { ...named, node: made.body } : null;
}

function returnsOf(block: ts.Block): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(block);
  return found;
}
