import type { InstantTerms } from '@nokshi/contract/console/instants.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type StoredTerms = {
  readonly gameCode: string;
  readonly terms: InstantTerms;
  readonly version: number;
};

const columns = sql`game_code as "gameCode", terms, version from instants_game`;

export const storedTerms = (tx: Tx) => tx.rows<StoredTerms>(sql`select ${columns}`);

/** Locked until the commit. */
export const lockTerms = (tx: Tx, gameCode: string) =>
  tx.maybe<StoredTerms>(sql`select ${columns} where game_code = ${gameCode} for update`);

/** A game that is new in this version begins with its own terms; the others keep theirs. */
export const insertMissing = (
  tx: Tx,
  games: readonly { readonly gameCode: string; readonly terms: InstantTerms }[],
) =>
  tx.run(sql`
    insert into instants_game (game_code, terms)
    select unnest(${games.map(({ gameCode }) => gameCode)}::text[]),
      unnest(${games.map(({ terms }) => JSON.stringify(terms))}::jsonb[])
    on conflict do nothing`);

export const writeTerms = (tx: Tx, gameCode: string, terms: InstantTerms) =>
  tx.run(sql`
    update instants_game set terms = ${JSON.stringify(terms)}, version = version + 1
    where game_code = ${gameCode}`);
