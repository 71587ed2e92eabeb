import type { ChainId } from '../../../../kernel/ids.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type DrawRow = {
  readonly chainId: ChainId;
  readonly terminal: string;
  readonly number: number;
  readonly issue: string;
  readonly root: string;
  readonly closedAt: Date;
  /** Null until it is published. */
  readonly link: string | null;
  readonly drawnAt: Date | null;
};

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

/** Numbers of closed draws up to one whose links are not public, in their order. */
export const untoldOf = async (
  tx: Tx,
  { chainId, through }: { chainId: ChainId; through: number },
): Promise<number[]> => {
  const rows = await tx.rows<{ number: number }>(sql`
    select number from fairness_draw
    where chain_id = ${chainId} and number <= ${through} and link is null order by number`);
  return rows.map(({ number }) => number);
};

export const takenOf = (tx: Tx, chainId: ChainId) =>
  tx.one<{ taken: number }>(sql`
    select coalesce(max(number), 0) as taken from fairness_draw where chain_id = ${chainId}`);

export const insertDraw = (
  tx: Tx,
  row: Pick<DrawRow, 'chainId' | 'number' | 'issue' | 'root' | 'closedAt'> & { purpose: string },
) =>
  tx.run(sql`
    insert into fairness_draw (chain_id, number, purpose, issue, root, closed_at)
    values (${row.chainId}, ${row.number}, ${row.purpose}, ${row.issue}, ${row.root},
      ${row.closedAt})`);

/** Sets the link once; a stored link is never replaced, and another server's is the same. */
export const putLink = (
  tx: Tx,
  { chainId, number, link, at }: Pick<DrawRow, 'chainId' | 'number'> & { link: string; at: Date },
) =>
  tx.run(sql`
    update fairness_draw set link = ${link}, drawn_at = ${at}
    where chain_id = ${chainId} and number = ${number} and link is null`);

/** Those with a public link, but for the newest of their chain. */
export async function deleteDraws(
  tx: Tx,
  { purpose, issues }: { readonly purpose: string; readonly issues: readonly string[] },
): Promise<void> {
  await tx.run(sql`
    delete from fairness_draw d
    where d.purpose = ${purpose} and d.issue = any(${[...issues]}::text[]) and d.link is not null
      and d.number < (select max(number) from fairness_draw n where n.chain_id = d.chain_id)`);
}
