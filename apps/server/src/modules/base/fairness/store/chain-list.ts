import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { ChainState } from '../rules/states.ts';

/** What anyone may know of a chain, with its place among those of its purpose. */
export type ListedChain = {
  readonly purpose: string;
  /** From 1, the oldest. */
  readonly nth: number;
  readonly terminal: string;
  readonly state: ChainState;
  readonly length: number;
  /** Its draws that are closed. */
  readonly taken: number;
  /** The link of every so many draws is stored. */
  readonly every: number;
  readonly madeAt: Date;
  /** Since when fewer than a tenth is left; null before. */
  readonly lowSince: Date | null;
  /** Of the newest draw of it whose link is public; all three or none. */
  readonly number: number | null;
  readonly issue: string | null;
  readonly link: string | null;
};

/** The chains of these purposes. Its draws over nine tenths have fewer than a tenth after them. */
const chainsOfAll = (purposes: readonly string[]) => sql`
  select c.purpose, c.nth, c.terminal, c.state, c.length, coalesce(taken.number, 0) as taken,
    c.every, c.made_at as "madeAt", low.closed_at as "lowSince", told.number, told.issue, told.link
  from (
    select id, purpose, terminal, state, length, every, made_at,
      (row_number() over (partition by purpose order by made_at, id))::int as nth
    from fairness_chain where purpose = any(${purposes}::text[])) c
    left join lateral (select max(number) as number from fairness_draw where chain_id = c.id) taken
      on true
    left join lateral (
      select number, issue, link from fairness_draw
      where chain_id = c.id and link is not null order by number desc limit 1) told on true
    left join lateral (
      select closed_at from fairness_draw
      where chain_id = c.id and number > 9 * c.length / 10 order by number limit 1) low on true`;

/** The chains of these purposes that are in use or committed: at most two of each. */
export const openChainsOf = (tx: Tx, purposes: readonly string[]) =>
  tx.rows<ListedChain>(sql`
    ${chainsOfAll(purposes)} where c.state in ('CURRENT', 'NEXT')`);

/** Chains of a purpose that close no more draws, newest first, from before a place on. */
export const usedChainsOf = (
  tx: Tx,
  { purpose, before, most }: { purpose: string; before: number | null; most: number },
) =>
  tx.rows<ListedChain>(sql`
    ${chainsOfAll([purpose])}
    where c.state = 'USED' and (${before}::int is null or c.nth < ${before})
    order by c.nth desc limit ${most}`);
