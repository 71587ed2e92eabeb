import type { Tx } from '../../../../kernel/db.ts';
import type { ChainId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import { type ChainState, chainStates } from '../rules/states.ts';

export type ChainRow = {
  readonly id: ChainId;
  /** The check points. */
  readonly sealed: Buffer;
  readonly terminal: string;
  readonly length: number;
  readonly every: number;
};

/** Does nothing when the purpose has a chain in this state already (or one is being made). */
export async function insertChain(
  tx: Tx,
  row: ChainRow & { purpose: string; state: ChainState; madeAt: Date },
): Promise<void> {
  await tx.run(sql`
    insert into fairness_chain (id, purpose, sealed, terminal, length, every, state, made_at)
    values (${row.id}, ${row.purpose}, ${row.sealed}, ${row.terminal}, ${row.length}, ${row.every},
      ${row.state}, ${row.madeAt})
    on conflict do nothing`);
}

/** Fewer than a tenth is left and no next chain is there. */
const LOW = sql`
  not exists (select from fairness_chain n where n.purpose = c.purpose and n.state = 'NEXT')
  and 10 * (c.length - (select coalesce(max(d.number), 0) from fairness_draw d
    where d.chain_id = c.id)) < c.length`;

/** Whether the purpose needs its next chain; undefined when it has none in use. */
export const stockOf = (tx: Tx, purpose: string) =>
  tx.maybe<{ low: boolean }>(sql`
    select ${LOW} as low from fairness_chain c
    where c.purpose = ${purpose} and c.state = 'CURRENT'`);

/** Purposes that need a chain: those whose chain is nearly used up, and those without one. */
export const runningLow = (tx: Tx, most: number) =>
  tx.rows<{ purpose: string }>(sql`
    select c.purpose from fairness_chain c where c.state = 'CURRENT' and ${LOW}
    union
    select c.purpose from fairness_chain c where not exists (
      select from fairness_chain o where o.purpose = c.purpose and o.state = 'CURRENT')
    order by purpose limit ${most}`);

/** The current chain, locked: until this commits nobody else closes a draw of the purpose. */
export const lockCurrent = (tx: Tx, purpose: string) =>
  tx.maybe<ChainRow>(sql`
    select id, sealed, terminal, length, every from fairness_chain
    where purpose = ${purpose} and state = 'CURRENT' for update`);

export const chainOf = (tx: Tx, id: ChainId) =>
  tx.one<ChainRow>(sql`
    select id, sealed, terminal, length, every from fairness_chain where id = ${id}`);

/** The chain of a purpose that is in one state gets into the next. */
export async function transition(
  tx: Tx,
  purpose: string,
  { from, to }: { from: ChainState; to: ChainState },
): Promise<void> {
  chainStates.check(purpose, from, to);
  const moved = await tx.run(sql`
    update fairness_chain set state = ${to} where purpose = ${purpose} and state = ${from}`);
  if (moved !== 1) throw new Error(`no chain for ${purpose} is ${from}`);
}

/** For everybody, newest first: the terminals that were committed to, and how far each is used. */
export const chainsOf = (tx: Tx, purpose: string, most: number) =>
  tx.rows<{ terminal: string; length: number; taken: number; state: ChainState; madeAt: Date }>(sql`
    select c.terminal, c.length, c.state, c.made_at as "madeAt",
      (select coalesce(max(d.number), 0) from fairness_draw d where d.chain_id = c.id) as taken
    from fairness_chain c where c.purpose = ${purpose}
    order by c.made_at desc, c.state limit ${most}`);
