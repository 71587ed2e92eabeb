import type { PointsTerms } from '@nokshi/contract/points.ts';
import { sql } from '../../../../kernel/sql.ts';
import { versionsOf } from '../../../../kernel/versions.ts';

/** Rates of points, and what they are worth. */
export const pointsTerms = versionsOf<PointsTerms>({
  newest: (tx, limit) =>
    tx.rows(sql`
      select version, terms, changed_at as "changedAt", changed_by as "changedBy", reason
      from points_terms order by version desc limit ${limit}`),
  insert: (tx, { version, terms, changedAt, changedBy, reason }) =>
    tx.run(sql`
      insert into points_terms (version, terms, changed_at, changed_by, reason)
      values (${version}, ${JSON.stringify(terms)}, ${changedAt}, ${changedBy}, ${reason})
      on conflict do nothing`),
});
