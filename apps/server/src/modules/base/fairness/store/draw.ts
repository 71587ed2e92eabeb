import type { ChainId } from '../../../../kernel/ids.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import { type ChainState, chainStates } from '../rules/states.ts';

export type ChainRow = {
  readonly id: ChainId;
  readonly sealed: Buffer;
  readonly terminal: string;
  readonly length: number;
};

export type DrawRow = {
  readonly chainId: ChainId;
  readonly terminal: string;
  readonly number: number;
  readonly issue: string;
  readonly root: string;
  readonly closedAt: Date;
  /** Null until it is drawn. */
  readonly link: string | null;
  readonly drawnAt: Date | null;
};

/** False when the purpose has a chain in this state already (or one is being made). */
export async function insertChain(
  tx: Tx,
  row: ChainRow & { purpose: string; state: ChainState; madeAt: Date },
): Promise<boolean> {
  const made = await tx.run(sql`
    insert into fairness_chain (id, purpose, sealed, terminal, length, state, made_at)
    values (${row.id}, ${row.purpose}, ${row.sealed}, ${row.terminal}, ${row.length}, ${row.state},
      ${row.madeAt})
    on conflict do nothing`);
  return made === 1;
}

export const hasChain = async (tx: Tx, purpose: string, state: ChainState): Promise<boolean> =>
  (await tx.maybe(sql`
    select from fairness_chain where purpose = ${purpose} and state = ${state}`)) !== undefined;

/** The current chain, locked: until this commits nobody else closes or draws by it. */
export const lockCurrent = (tx: Tx, purpose: string) =>
  tx.maybe<ChainRow>(sql`
    select id, sealed, terminal, length from fairness_chain
    where purpose = ${purpose} and state = 'CURRENT' for update`);

export const chainOf = (tx: Tx, id: ChainId) =>
  tx.one<ChainRow>(sql`
    select id, sealed, terminal, length from fairness_chain where id = ${id}`);

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

const draws = sql`
  select d.chain_id as "chainId", c.terminal, d.number, d.issue, d.root, d.closed_at as "closedAt",
    d.link, d.drawn_at as "drawnAt"
  from fairness_draw d join fairness_chain c on c.id = d.chain_id`;

export const drawOf = (tx: Tx, { purpose, issue }: { purpose: string; issue: string }) =>
  tx.maybe<DrawRow>(sql`${draws} where d.purpose = ${purpose} and d.issue = ${issue}`);

/** Newest first. */
export const newestDraws = (tx: Tx, purpose: string, most: number) =>
  tx.rows<DrawRow>(sql`
    ${draws} where d.purpose = ${purpose} order by d.closed_at desc, d.number desc limit ${most}`);

export const drawAt = (tx: Tx, chainId: ChainId, number: number) =>
  tx.maybe<DrawRow>(sql`${draws} where d.chain_id = ${chainId} and d.number = ${number}`);

export const lastNumber = (tx: Tx, chainId: ChainId) =>
  tx.one<{ number: number }>(sql`
    select coalesce(max(number), 0) as number from fairness_draw where chain_id = ${chainId}`);

export const insertDraw = (
  tx: Tx,
  row: Pick<DrawRow, 'chainId' | 'number' | 'issue' | 'root' | 'closedAt'> & { purpose: string },
) =>
  tx.run(sql`
    insert into fairness_draw (chain_id, number, purpose, issue, root, closed_at)
    values (${row.chainId}, ${row.number}, ${row.purpose}, ${row.issue}, ${row.root},
      ${row.closedAt})`);

/** Sets the link once; a stored link is never replaced. */
export async function putLink(
  tx: Tx,
  { chainId, number, link, at }: Pick<DrawRow, 'chainId' | 'number'> & { link: string; at: Date },
): Promise<void> {
  const put = await tx.run(sql`
    update fairness_draw set link = ${link}, drawn_at = ${at}
    where chain_id = ${chainId} and number = ${number} and link is null`);
  if (put !== 1) throw new Error(`draw ${number} has its link already`);
}
