import { type Sql, sql } from '../../../../kernel/sql.ts';
import type { Days } from './wager.ts';

const firstWhole = ({ from }: Days): Sql =>
  sql`date_trunc('month', ${from}::date + interval '1 month - 1 day')::date`;
const firstAfter = ({ to }: Days): Sql => sql`date_trunc('month', ${to}::date + 1)::date`;

/** Whether all days of a month, named by its first, are among these. */
export const isWhole = (month: Sql, days: Days): Sql =>
  sql`(${month} >= ${firstWhole(days)} and ${month} < ${firstAfter(days)})`;

/** Whether a day is one of these and in no such month; at most two months of days are. */
export const isAtEdge = (day: Sql, days: Days): Sql => sql`(
  (${day} >= ${days.from}::date and ${day} < least(${firstWhole(days)}, ${days.to}::date + 1))
  or (${day} >= greatest(${firstAfter(days)}, ${firstWhole(days)}, ${days.from}::date)
    and ${day} <= ${days.to}::date))`;
