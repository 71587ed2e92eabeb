import { child, each, fieldsOf, listOf } from '../../harness/sql/tree.ts';
import type { Catalog, OwnFunction } from './catalog.ts';
import {
  callsIn,
  heldBy,
  type Hold,
  inEveryLane,
  isOnLanes,
  type Item,
  type Level,
  VERBS,
} from './levels.ts';
import { isAggregate, readsOtherLanes, readsSeveralLanes } from './several-lanes.ts';

/** A statement as the rule sees it: sent by a store, or in a function of ours. */
export type Judged = {
  readonly statements: readonly unknown[];
  readonly levels: readonly Level[];
  readonly within: OwnFunction | null;
};

/** What a database whose lanes are on several machines refuses, or does at every lane. */
export type Kind = {
  readonly name: string;
  readonly why: string;
  check(judged: Judged, catalog: Catalog): string[];
};

const perLevel =
  (check: (level: Level, judged: Judged, catalog: Catalog) => string[]): Kind['check'] =>
  (judged, catalog) => [
    ...new Set(judged.levels.flatMap((level) => check(level, judged, catalog))),
  ];

export const KINDS: readonly Kind[] = [
  {
    name: 'sql-function',
    why: 'a function in the language sql is planned with its lane unknown, or taken apart into the query that calls it',
    check: ({ within, levels }) =>
      within?.language === 'sql' && levels.some(isOnLanes)
        ? ['reads a lane’s table in the language sql; say plpgsql']
        : [],
  },
  {
    name: 'case-over-value',
    why: 'the text that a worker is sent for it cannot be read by the worker',
    check({ statements, levels, within }) {
      if (within === null && !levels.some(isOnLanes)) return [];
      let found = false;
      each(statements, (kind, inside) => {
        if (kind === 'CaseExpr' && inside['arg'] !== undefined) found = true;
      });
      return found ? ['says `case x when y`; say `case when x = y`'] : [];
    },
  },
  {
    name: 'function-beside',
    why: 'a function that runs statements is not called from a query that runs on a shard',
    check: perLevel((level, _judged, catalog) => {
      if (!isOnLanes(level)) return [];
      // What a query of its own calls is judged there.
      const { withClause: _with, ...node } = level.node;
      return callsIn(node)
        .filter((name) => catalog.running.has(name))
        .map((name) => `calls ${name} beside a lane’s table; read first, then call`);
    }),
  },
  {
    name: 'whole-row',
    why: 'a shard’s row is of a type of its own, which no other machine knows',
    check: perLevel((level) => {
      const rows = new Set(
        level.items.filter(({ of }) => of.startsWith('lanes')).map(({ as }) => as),
      );
      const found: string[] = [];
      const { withClause: _, ...node } = level.node;
      each(node, (kind, inside) => {
        const [name = '', ...more] = fieldsOf({ [kind]: inside });
        if (more.length === 0 && rows.has(name)) found.push(name);
        const isField = listOf(inside, 'indirection').some((one) => child(one, 'String'));
        const of = fieldsOf(inside['arg']);
        if (kind === 'A_Indirection' && isField && rows.has(of[0] ?? '')) found.push(of.join('.'));
      });
      return found.map(
        (name) => `takes ${name} as a whole row; name columns, or row(${name}.*)::type`,
      );
    }),
  },
  {
    name: 'lateral',
    why: 'for rows of another place it cannot be asked of each shard by itself',
    check: perLevel((level, _, catalog) => [
      ...lateralParts(level, catalog),
      ...besideAggregate(level, catalog),
      ...leftOfLanes(level, catalog),
    ]),
  },
  {
    name: 'several-lanes',
    why: 'rows of several shards are not locked, walked or numbered together',
    check: perLevel((level, _, catalog) => [
      ...lockedOrWalked(level),
      ...countedFromLanes(level, catalog),
    ]),
  },
  {
    name: 'lane-by-join',
    why: 'every shard is asked when the lane is known by another row only',
    check: perLevel((level, { within }) => {
      const held = heldBy(level);
      const isOfOneLane = within?.onLane === true || isAroundOneLane(level);
      const isByJoin = (by: Hold) => by === 'lanes' || by === 'other';
      return [...held].flatMap(([name, by]) =>
        isOfOneLane && isByJoin(by) ? [`holds the lane of ${name} by a join; name the lane`] : [],
      );
    }),
  },
  {
    name: 'every-lane',
    why: 'every shard is asked where the lane is not named, so that it is said by whom it may be',
    check: perLevel((level, { within }) =>
      within === null ? inEveryLane(level).map((name) => `asks every lane for ${name}`) : [],
    ),
  },
  {
    name: 'two-in-one',
    why: 'a worker takes one statement at a time',
    check: ({ statements }) =>
      statements.length > 1 ? [`sends ${statements.length} statements as one text`] : [],
  },
];

/** Whether the level or one around it names the lane of any table. */
const isAroundOneLane = (level: Level): boolean =>
  [...heldBy(level).values()].includes('parameter') ||
  (level.outer !== null && isAroundOneLane(level.outer));

function lateralParts(level: Level, catalog: Catalog): string[] {
  return level.items.flatMap(({ as, node }) =>
    node['lateral'] === true &&
    readsOtherLanes(catalog, node['subquery'], level) &&
    (child(node['subquery'], 'SelectStmt')?.['limitCount'] !== undefined ||
      isAggregate(child(node['subquery'], 'SelectStmt')))
      ? [`counts or limits in the lateral ${as}; use a window, or name the lane`]
      : [],
  );
}

function besideAggregate(level: Level, catalog: Catalog): string[] {
  if (!isOnLanes(level) || !isAggregate(level.node)) return [];
  const found: string[] = [];
  each(
    level.node['targetList'],
    (kind, inside) => {
      if (kind === 'SubLink' && readsSeveralLanes(catalog, inside['subselect']))
        found.push('asks a lane’s table in the list beside a sum; join two sub-selects');
    },
    VERBS,
  );
  return found;
}

/** `other left join lanes`: rows without a partner are known only when every shard was asked. */
function leftOfLanes(level: Level, catalog: Catalog): string[] {
  const held = heldBy(level);
  const isOfLanes = (item: Item) =>
    item.of === 'lanes-table' ? held.get(item.as) !== 'parameter' : asksLanes(catalog, item);
  return level.joins.flatMap((join) => {
    if (join['jointype'] !== 'JOIN_LEFT') return [];
    const [left, right] = [sideOf(level, join['larg']), sideOf(level, join['rarg'])];
    const found = left.some(({ of }) => of.startsWith('lanes')) ? undefined : right.find(isOfLanes);
    return found ? [`joins ${found.as} left of what is in no lane; read one side first`] : [];
  });
}

const asksLanes = (catalog: Catalog, { node }: Item): boolean =>
  node['subquery'] !== undefined && readsSeveralLanes(catalog, node['subquery']);

function sideOf({ items }: Level, side: unknown): Item[] {
  const nodes = new Set<unknown>();
  each(side, (_, inside) => nodes.add(inside), VERBS);
  return items.filter(({ node }) => nodes.has(node));
}

function lockedOrWalked(level: Level): string[] {
  const does =
    listOf(level.node, 'lockingClause').length > 0
      ? 'locks'
      : level.isRecursive
        ? 'walks again and again through'
        : null;
  const held = heldBy(level);
  return does === null
    ? []
    : [...held]
        .filter(([, by]) => by !== 'parameter')
        .map(([name]) => `${does} ${name} in several lanes; one lane at a time`);
}

function countedFromLanes(level: Level, catalog: Catalog): string[] {
  const table = String(child(level.node, 'relation')?.['relname']);
  const select = child(child(level.node, 'selectStmt'), 'SelectStmt');
  if (level.verb !== 'InsertStmt' || !catalog.ofLanes.has(table) || !select) return [];
  const columns = listOf(level.node, 'cols').map((one) =>
    String(child(one, 'ResTarget')?.['name']),
  );
  return (catalog.counted.get(table) ?? [])
    .filter((name) => !columns.includes(name) && readsSeveralLanes(catalog, { SelectStmt: select }))
    .map((name) => `numbers ${table}.${name} on the shards; read first, then insert`);
}
