import type pg from 'pg';
import { OF_MEMBERS } from './rows-of-members.ts';
import { OF_THE_TILL } from './rows-of-the-till.ts';

/** The other lists of the desks and of members, each with as many rows as belong to so many wagers. */
export const deskRowsOf = (rows: number): ((client: pg.Client) => Promise<unknown>)[] =>
  [...OF_THE_TILL, ...OF_MEMBERS].map(
    ([per, statement]) =>
      (client) =>
        client.query(statement, [Math.max(100, Math.round(rows / per))]),
  );
