import { listOf, type Node } from '../../harness/sql/tree.ts';
import type { Catalog } from './catalog.ts';
import { callsIn, heldBy, type Level, levelsOf } from './levels.ts';

/** Whether a query reads a lane's table whose lane is no parameter. */
export const readsSeveralLanes = (catalog: Catalog, query: unknown): boolean =>
  levelsOf(catalog, query).some((level) =>
    [...heldBy(level).values()].some((by) => by !== 'parameter'),
  );

/** The same of a query inside a level, where the lane may be that of a lane's table around it. */
export const readsOtherLanes = (catalog: Catalog, query: unknown, outer: Level): boolean =>
  levelsOf(catalog, query, outer).some((level) =>
    [...heldBy(level).values()].some((by) => by === 'other' || by === 'nothing'),
  );

const AGGREGATES =
  /^(count|sum|min|max|avg|every|bool_(and|or)|(array|string|jsonb?|jsonb?_object)_agg)$/;

/** Whether a select answers sums of rows, not rows. */
export const isAggregate = (select: Node | null): boolean =>
  listOf(select, 'groupClause').length > 0 ||
  callsIn(select?.['targetList']).some((name) => AGGREGATES.test(name));
