import type { TableTerms } from '@nokshi/contract/console/table-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type StoredTable = {
  readonly gameCode: string;
  readonly terms: TableTerms;
  readonly version: number;
  readonly madeUntil: Date | null;
  readonly madeNumber: bigint | null;
};

/** Terms of rounds with this number and later ones. */
export type StoredTerms = {
  readonly gameCode: string;
  readonly fromNumber: bigint;
  readonly terms: TableTerms;
};

const columns = sql`
  game_code as "gameCode", terms, version, made_until as "madeUntil", made_number as "madeNumber"
  from tables_table`;

export const storedTables = (tx: Tx) => tx.rows<StoredTable>(sql`select ${columns}`);

/** All of them, locked until the commit. */
export const lockAllTables = (tx: Tx) =>
  tx.rows<StoredTable>(sql`select ${columns} order by game_code for update`);

/** Locked until the commit. */
export const lockTable = (tx: Tx, gameCode: string) =>
  tx.maybe<StoredTable>(sql`select ${columns} where game_code = ${gameCode} for update`);

/** The newest versions of each table; rounds of older ones are over since long. */
const MOST_VERSIONS = 50;

/** Newest first. */
export const termsByNumber = (tx: Tx) =>
  tx.rows<StoredTerms>(sql`
    select game_code as "gameCode", from_number as "fromNumber", terms from (
      select *, row_number() over (partition by game_code order by version desc) as nth
      from tables_terms) newest
    where nth <= ${MOST_VERSIONS} order by from_number desc, version desc`);

/** A table that is new in this version begins with its own terms; the others keep theirs. */
export async function insertMissing(
  tx: Tx,
  tables: readonly { readonly gameCode: string; readonly terms: TableTerms }[],
): Promise<void> {
  const codes = tables.map(({ gameCode }) => gameCode);
  const terms = tables.map((table) => JSON.stringify(table.terms));
  await tx.run(sql`
    insert into tables_table (game_code, terms)
    select unnest(${codes}::text[]), unnest(${terms}::jsonb[]) on conflict do nothing`);
  await tx.run(sql`
    insert into tables_terms (game_code, version, from_number, terms)
    select unnest(${codes}::text[]), 1, 0, unnest(${terms}::jsonb[]) on conflict do nothing`);
}

type NewTerms = Pick<StoredTable, 'gameCode' | 'terms'> & { readonly fromNumber: bigint };

/** The next version, which rounds from this number on are made by. */
export async function writeTerms(tx: Tx, { gameCode, terms, fromNumber }: NewTerms): Promise<void> {
  const json = JSON.stringify(terms);
  const { version } = await tx.one<{ version: number }>(sql`
    update tables_table set terms = ${json}, version = version + 1
    where game_code = ${gameCode} returning version`);
  await tx.run(sql`
    insert into tables_terms (game_code, version, from_number, terms)
    values (${gameCode}, ${version}, ${fromNumber}, ${json})`);
}

export const writeMade = (
  tx: Tx,
  { gameCode, madeUntil, madeNumber }: Pick<StoredTable, 'gameCode' | 'madeUntil' | 'madeNumber'>,
) =>
  tx.run(sql`
    update tables_table set made_until = ${madeUntil}, made_number = ${madeNumber}
    where game_code = ${gameCode}`);
