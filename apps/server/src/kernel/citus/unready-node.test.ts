import { expect, test } from 'vitest';
import type { NodeFacts } from './store/add-node.ts';
import { compareNodes } from './unready-node.ts';

const COORDINATOR: NodeFacts = {
  postgres: 15,
  citus: '13.2-1',
  walLevel: 'logical',
  prepared: 400,
  encoding: 'UTF8',
  collation: 'C',
  house: true,
  roles: ['nokshi', 'nokshi_owner', 'postgres'],
};
const READY: NodeFacts = { ...COORDINATOR, house: false };
const ROLES = ['nokshi_owner', 'nokshi'].map((name) => ({
  name,
  client: { query: () => expect.unreachable() },
}));

const wrong = (there: Partial<NodeFacts>) =>
  compareNodes(COORDINATOR, { ...READY, ...there }, { roles: ROLES, database: 'nokshi' });

test('a machine that is set up as the coordinator is ready', () => {
  expect(wrong({})).toEqual([]);
});

test.each([
  [
    { postgres: 16 },
    'it has PostgreSQL 16, and the coordinator 15: install the same major version there',
  ],
  [
    { citus: '12.1-1' },
    'it has Citus 12.1-1, and the coordinator 13.2-1: install the same version on both',
  ],
  [{ citus: null }, 'it has no Citus in the database nokshi: run create extension citus there'],
  [
    { collation: 'en_US.UTF-8' },
    'it has the collation en_US.UTF-8, and the coordinator C: make the database nokshi again',
  ],
  [
    { walLevel: 'replica' },
    'no lane can be moved there: set wal_level = logical and start its PostgreSQL again',
  ],
  [
    { prepared: 0 },
    'it takes no two-phase commits: set max_prepared_transactions to twice max_connections',
  ],
  [{ house: true }, 'a house lives in its database nokshi: give it an empty one'],
  [
    { roles: ['nokshi_owner', 'postgres'] },
    "the role nokshi is missing: run create role nokshi login password '…' there",
  ],
] satisfies [Partial<NodeFacts>, string][])('with %o it is said what to do', (there, sentence) => {
  expect(wrong(there)).toEqual([sentence]);
});

test('everything that is wrong is said at once', () => {
  expect(wrong({ citus: null, walLevel: 'replica', roles: [] })).toHaveLength(4);
});
