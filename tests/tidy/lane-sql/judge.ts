import { parse } from 'libpg-query';
import { expressionsOf, statementOf } from '../../harness/sql/plpgsql.ts';
import type { Sent } from '../../harness/sql/sent.ts';
import type { Catalog, OwnFunction } from './catalog.ts';
import { type Judged, KINDS } from './kinds.ts';
import { levelsOf, readsLanes } from './levels.ts';

/** What is wrong in which way, as `place: what`; `kind` is null where the text is no statement. */
export type Finding = { readonly kind: string | null; readonly what: string };

/** Whatever texts a statement may have, each wrong thing once. */
export async function judgeSent(catalog: Catalog, sent: Sent, path: string): Promise<Finding[]> {
  const found = await Promise.all(sent.texts.map((text) => judgeText(catalog, text, null)));
  // A part that is no statement by itself is judged where it is put in.
  const said = sent.isPart ? found.flat().filter(({ kind }) => kind !== null) : found.flat();
  return once(said, `${path}:${sent.line}`);
}

export async function judgeFunction(catalog: Catalog, fn: OwnFunction): Promise<Finding[]> {
  const bodies =
    fn.language === 'sql'
      ? [fn.body ?? fn.definition]
      : (await expressionsOf(fn.definition)).map(statementOf);
  const found = await Promise.all(bodies.map((text) => judgeText(catalog, text, fn)));
  return once(found.flat(), `${fn.path} ${fn.name}`);
}

async function judgeText(
  catalog: Catalog,
  text: string,
  within: OwnFunction | null,
): Promise<Finding[]> {
  const tree = (await parse(text).catch((failed: Error) => failed.message)) as Tree | string;
  if (typeof tree === 'string') return [{ kind: null, what: tree }];
  const statements = (tree.stmts ?? []).map(({ stmt }) => stmt);
  const isOnLanes = readsLanes(catalog, statements, new Map());
  const levels = isOnLanes ? levelsOf(catalog, statements) : [];
  const judged: Judged = { statements, levels, within };
  return KINDS.flatMap(({ name, check }) =>
    check(judged, catalog).map((what) => ({ kind: name, what })),
  );
}

type Tree = { readonly stmts?: readonly { readonly stmt: unknown }[] };

const once = (findings: readonly Finding[], place: string): Finding[] => {
  const byWhat = new Map(findings.map(({ kind, what }) => [`${kind} ${what}`, { kind, what }]));
  return [...byWhat.values()].map(({ kind, what }) => ({ kind, what: `${place}: ${what}` }));
};
