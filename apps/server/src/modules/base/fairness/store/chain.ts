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

export type NewChain = ChainRow & {
  readonly purpose: string;
  readonly state: ChainState;
  readonly madeAt: Date;
};

/** Leaves out those whose purpose has a chain in that state already (or one is being made). */
export async function insertChains(tx: Tx, rows: readonly NewChain[]): Promise<void> {
  const column = <K extends keyof NewChain>(name: K) => rows.map((row) => row[name]);
  await tx.run(sql`
    insert into fairness_chain (id, purpose, sealed, terminal, length, every, state, made_at)
    select unnest(${column('id')}::uuid[]), unnest(${column('purpose')}::text[]),
      unnest(${column('sealed')}::bytea[]), unnest(${column('terminal')}::text[]),
      unnest(${column('length')}::int[]), unnest(${column('every')}::int[]),
      unnest(${column('state')}::text[]), unnest(${column('madeAt')}::timestamptz[])
    on conflict do nothing`);
}

/** Fewer than a tenth is left and no next chain is there. */
const LOW = sql`
  not exists (select from fairness_chain n where n.purpose = c.purpose and n.state = 'NEXT')
  and 10 * (c.length - (select coalesce(max(d.number), 0) from fairness_draw d
    where d.chain_id = c.id)) < c.length`;

/** Which of these purposes need a chain: their first one, or their next one. */
export const neededFor = (tx: Tx, purposes: readonly string[]) =>
  tx.rows<{ purpose: string; state: 'CURRENT' | 'NEXT' }>(sql`
    select wanted.purpose, case when c.id is null then 'CURRENT' else 'NEXT' end as state
    from unnest(${purposes}::text[]) as wanted(purpose)
      left join fairness_chain c on c.purpose = wanted.purpose and c.state = 'CURRENT'
    where c.id is null or (${LOW})`);

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

/** The current chain of a purpose, and the one that follows it where it is made already. */
export const openChains = (tx: Tx, purpose: string) =>
  tx.rows<Pick<ChainRow, 'id' | 'terminal' | 'length'>>(sql`
    select id, terminal, length from fairness_chain
    where purpose = ${purpose} and state in ('CURRENT', 'NEXT') order by state`);

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
