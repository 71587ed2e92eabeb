import type { Tx } from '../../../../kernel/db.ts';
import { assetOf, memberOf } from './act.ts';
import { PLACES, type PlainPurse, placeOf } from './plain-wallet.ts';
import type { Play } from './play.ts';
import { selectAccounts, selectHolds, selectHouses } from './store/model-rows.ts';

export type EndDifference = { readonly member: number | null; readonly says: string };
type Rows = Map<string, { readonly member: number | null; readonly says: string }>;

/**
 * Compares every balance, hold, count and sum of entries of the run, and what listeners received,
 * with the plain wallet.
 */
export async function compareEnd(tx: Tx, play: Play): Promise<EndDifference[]> {
  const expected = expectedRows(play);
  const found = new Map<string, string>();
  const members = [...new Set([...play.plain.purses.keys()].map(memberOf))].map(play.names.member);
  for (const row of await selectAccounts(tx, members)) {
    const entries = row.booked ?? 'nothing';
    const says = `${row.balance}, ${row.seq} entries (${entries})${row.open ? '' : ', closed'}`;
    found.set(`${row.account} ${row.asset} of ${row.member}`, says);
  }
  for (const { id, captured, released, amount } of await selectHolds(tx, members)) {
    const left = amount - captured - released;
    found.set(`hold ${id}`, `${captured} captured, ${released} released, ${left} left`);
  }
  if (play.alone)
    for (const { name, balance } of await selectHouses(tx)) found.set(name, `${balance}`);
  for (const [whose, { count, balance, version }] of play.heard)
    if (expected.has(`cash ${whose}`))
      found.set(`heard ${whose}`, `${count} postings, ${balance} at ${version}`);
  return [...new Set([...expected.keys(), ...found.keys()])]
    .map((where) => ({ where, must: expected.get(where), is: found.get(where) }))
    .filter(({ must, is }) => must?.says !== is)
    .map(({ where, must, is }) => ({
      member: must?.member ?? null,
      says: `${where}: expected ${must?.says}, found ${is}`,
    }));
}

function expectedRows({ plain, names, alone }: Play): Rows {
  const rows: Rows = new Map();
  for (const [purse, state] of plain.purses) {
    const member = memberOf(purse);
    const whose = `${assetOf(purse)} of ${names.member(member)}`;
    for (const account of ['cash', 'held'] as const)
      rows.set(`${account} ${whose}`, { member, says: describeAccount(state, account) });
    const { posted, cash, version } = state;
    if (posted > 0)
      rows.set(`heard ${whose}`, { member, says: `${posted} postings, ${cash} at ${version}` });
  }
  for (const [hold, { purse, captured, released, left }] of plain.holds) {
    const says = `${captured} captured, ${released} released, ${left} left`;
    rows.set(`hold ${names.key(hold)}`, { member: memberOf(purse), says });
  }
  if (alone)
    for (const [name, balance] of plain.houses)
      if (balance !== 0) rows.set(name, { member: null, says: `${balance}` });
  return rows;
}

function describeAccount(state: PlainPurse, account: 'cash' | 'held'): string {
  const booked: string[] = [];
  let entries = 0;
  for (let kind = 0; kind < PLACES / 2; kind += 1) {
    const place = placeOf(account, kind);
    const count = state.counts[place] ?? 0;
    if (count > 0) booked.push(`${kind}:${count}:${state.sums[place]}`);
    entries += count;
  }
  const says = booked.length > 0 ? booked.join(' ') : 'nothing';
  return `${state[account]}, ${entries} entries (${says})${state.open ? '' : ', closed'}`;
}
