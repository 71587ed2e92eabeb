import type { Sql } from '../../../../kernel/sql.ts';

/**
 * A function of a lane in a from clause, up to its first parameter. On a worker the call is held to
 * it first, and refused where the lane has moved (kernel/citus/store/lane-here.ts).
 */
export function calledAt(schema: string | null, name: string, lane: number): Sql {
  const text =
    schema === null
      ? `${name}($1`
      : `public.kernel_lane_here($1) held (lane), ${schema}.${name}(held.lane`;
  return { text, values: [lane], isSql: true };
}
