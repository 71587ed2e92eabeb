import type { GameTerms } from '@nokshi/contract/console/lottery-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type StoredTerms = {
  readonly gameCode: string;
  readonly terms: GameTerms;
  readonly version: number;
  readonly madeUntil: Date | null;
};

const columns = sql`
  game_code as "gameCode", terms, version, made_until as "madeUntil" from lottery_game`;

export const termsOfAll = (tx: Tx) => tx.rows<StoredTerms>(sql`select ${columns}`);

/** All of them, locked until the commit. */
export const lockAllTerms = (tx: Tx) =>
  tx.rows<StoredTerms>(sql`select ${columns} order by game_code for update`);

/** Locked until the commit. */
export const lockTerms = (tx: Tx, gameCode: string) =>
  tx.maybe<StoredTerms>(sql`select ${columns} where game_code = ${gameCode} for update`);

/** A lottery that is new in this version begins with its own terms; the others keep theirs. */
export const insertMissing = (
  tx: Tx,
  lotteries: readonly { readonly gameCode: string; readonly terms: GameTerms }[],
) =>
  tx.run(sql`
    insert into lottery_game (game_code, terms)
    select unnest(${lotteries.map(({ gameCode }) => gameCode)}::text[]),
      unnest(${lotteries.map(({ terms }) => JSON.stringify(terms))}::jsonb[])
    on conflict do nothing`);

export const writeTerms = (tx: Tx, gameCode: string, terms: GameTerms) =>
  tx.run(sql`
    update lottery_game set terms = ${JSON.stringify(terms)}, version = version + 1
    where game_code = ${gameCode}`);

export const writeMadeUntil = (tx: Tx, gameCodes: readonly string[], madeUntil: Date) =>
  tx.run(sql`
    update lottery_game set made_until = greatest(made_until, ${madeUntil})
    where game_code = any(${gameCodes}::text[])`);

/** Issues are to be made again from here on. */
export const unmakeFrom = (tx: Tx, gameCode: string, from: Date) =>
  tx.run(sql`update lottery_game set made_until = ${from} where game_code = ${gameCode}`);
