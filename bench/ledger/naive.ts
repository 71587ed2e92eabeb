import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { anyOf } from './drive.ts';

export type Rival = { bet(houses: number): Promise<unknown>; close(): Promise<void> };

/** As many connections as the wallet's pool has. */
export const CONNECTIONS = 16;

const SCHEMA = `
  create table account (id int primary key, balance bigint not null) with (fillfactor = 60);
  create table transfer (
    key uuid primary key, debit int not null, credit int not null, amount bigint not null,
    reference uuid not null, at timestamptz not null default now());
  create table entry (
    id bigint generated always as identity primary key, account int not null,
    transfer uuid not null, amount bigint not null, balance bigint not null,
    at timestamptz not null default now());
  create index entry_account on entry (account, id);`;

const BEGIN = { name: 'begin', text: 'begin' };
const COMMIT = { name: 'commit', text: 'commit' };
const LOCK = { name: 'lock', text: 'select balance from account where id = $1 for update' };
const UPDATE = {
  name: 'update',
  text: 'update account set balance = balance + $2 where id = $1 returning balance',
};
const TRANSFER = {
  name: 'transfer',
  text: 'insert into transfer (key, debit, credit, amount, reference) values ($1, $2, $3, $4, $5)',
};
const ENTRY = {
  name: 'entry',
  text: 'insert into entry (account, transfer, amount, balance) values ($1, $2, $3, $4)',
};

/**
 * The naive way, as careful as it can be: statements prepared, the member's row locked before the
 * house's, so that nothing deadlocks, and the house's row taken last but for the entries.
 */
export async function openNaive(url: string, members: number): Promise<Rival> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // A query that is under way says it better.
  pool.on('error', () => {});
  await pool.query(SCHEMA);
  await pool.query(
    `insert into account select n, 100000000 from generate_series(1, $1::int) n
     union all select -n, 0 from generate_series(1, 64) n`,
    [members],
  );
  await pool.query('vacuum analyze account');
  const bet = async (member: number, house: number) => {
    const client = await pool.connect();
    try {
      const balanceOf = async (account: number, amount: number): Promise<string> => {
        const { rows } = await client.query({ ...UPDATE, values: [account, amount] });
        return rows[0].balance;
      };
      const key = randomUUID();
      await client.query(BEGIN);
      const { rows } = await client.query({ ...LOCK, values: [member] });
      if (Number(rows[0].balance) < 1) throw new Error('a member ran out of money');
      const paid = await balanceOf(member, -1);
      const got = await balanceOf(house, 1);
      await client.query({ ...TRANSFER, values: [key, member, house, 1, randomUUID()] });
      await client.query({ ...ENTRY, values: [member, key, -1, paid] });
      await client.query({ ...ENTRY, values: [house, key, 1, got] });
      await client.query(COMMIT);
    } finally {
      client.release();
    }
  };
  const all = Array.from({ length: members }, (_, n) => n + 1);
  const houses = Array.from({ length: 64 }, (_, n) => -(n + 1));
  return {
    bet: (count) => bet(anyOf(all), anyOf(houses.slice(0, count))),
    close: () => pool.end(),
  };
}
