import type { Plugin } from 'vite';

/** What the browser asks of a route; the rest is for the server, the API page and the types. */
const KEPT: ReadonlySet<string> = new Set(['method', 'path', 'allow', 'encrypted', 'wrapped']);

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Call = Node & { readonly callee: Node & { name?: string }; readonly arguments: Node[] };
type Field = Node & { readonly key?: { readonly name?: string } };

/** What several routes share is spread into them, address and all. */
const isAsked = ({ type, key }: Field): boolean =>
  type === 'SpreadElement' || KEPT.has(key?.name ?? '');

/**
 * Leaves of a declared route only its address, so that what it takes, gives and refuses does not
 * travel to the browser.
 */
export function bareRoutes(): Plugin {
  return {
    name: 'nokshi-bare-routes',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.ts$/ },
      handler(code) {
        return { code: bared(code, this.parse(code, { lang: 'ts' })), map: null };
      },
    },
  };
}

/** The text of a module of the contract, whose tree this is, with bare routes. */
export const bared = (code: string, tree: unknown): string =>
  without(code, callsOf(tree).flatMap(unasked));

/** Every `route({ … })` in the tree. */
function callsOf(tree: unknown): Call[] {
  if (Array.isArray(tree)) return tree.flatMap(callsOf);
  if (tree === null || typeof tree !== 'object') return [];
  const { type, callee } = tree as Partial<Call>;
  if (type === 'CallExpression' && callee?.name === 'route') return [tree as Call];
  return Object.values(tree).flatMap(callsOf);
}

function unasked({ arguments: [given] }: Call): Field[] {
  const { properties = [] } = (given ?? {}) as { properties?: Field[] };
  return properties.filter((field) => !isAsked(field));
}

/** The text without these parts and the commas after them. */
function without(code: string, cuts: readonly Node[]): string {
  let [text, at] = ['', 0];
  for (const { start, end } of [...cuts].sort((a, b) => a.start - b.start)) {
    text += code.slice(at, start);
    at = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return text + code.slice(at);
}
