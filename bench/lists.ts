import { parseArgs } from 'node:util';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { House } from '../apps/server/src/house.ts';
import { fromWire, type MemberId, type Uuid } from '../apps/server/src/kernel/ids.ts';
import { closeAgain } from '../apps/server/src/modules/cashier/index.ts';
import { countDaily } from '../apps/server/src/modules/wagers/count-daily.ts';
import { codeOf } from '../tests/harness/authenticator.ts';
import { httpClient } from '../tests/harness/client.ts';
import { type BenchHouse, openBenchHouse } from './house.ts';
import { seenOf } from './ledger/drive.ts';
import { type Call, callsOf } from './lists/calls.ts';
import { loadYear, sizesOf } from './lists/load.ts';
import { planOf, watchQueries } from './lists/slow-queries.ts';

const ROWS = 1_000_000;
const TIMES = 40;
/** Of one that takes long, fewer: some may be asked for only so often. */
const ENOUGH_MS = 4_000;
const SLOW_MS = 50;
const PASSWORD = 'a long walk by the river 7';
const IN_FLIGHT = 512;
const say = (line: string) => console.log(line);

/**
 * Whether lists stay quick when much has happened: a year of entries, wagers, deposits, withdrawals
 * and operators' acts, asked for through the real routes by a member who has one in fifty of all
 * rows and by an operator. What takes longer than 50 ms is explained by the database.
 */
export async function benchLists(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options: { rows: { type: 'string' } } });
  const sizes = sizesOf(Number(values.rows ?? ROWS));
  const queries = watchQueries();
  const opened = await openBenchHouse({ workers: 0 });
  const { house } = opened;
  try {
    const { member, busy } = await busyMember(opened);
    const operator = await firstOperator(opened);
    const { value } = await member.call(playerRoutes.catalogue.gameList, {
      pageNo: 1,
      pageSize: 100,
    });
    const games = value.map(({ gameId, gameType }) => ({ gameId, category: gameType }));
    await loadYear(opened.ownerUrl, { sizes, busy, games, say });
    await playOn(house, busy as MemberId, sizes.rows / 50);
    await countAll(house);
    await closeAgain(house.db, house.cashier);
    const calls = await callsOf({ member, operator, busy: member.memberId });
    const seen = [];
    for (const call of calls) {
      const one = await measure(call);
      seen.push(one);
      say(`${one.name.padEnd(34)} p50 ${one.p50} ms, p99 ${one.p99} ms`);
      queries.slowest();
      if (one.p50 <= SLOW_MS) continue;
      await call.send();
      const slow = queries.slowest();
      if (slow) for (const line of await planOf(house.db.pool, slow)) say(`    ${line}`);
    }
    return { sizes, seen };
  } finally {
    await opened.close();
  }
}

async function measure({ name, send }: Call) {
  await send();
  const took: number[] = [];
  const began = performance.now();
  while (took.length < TIMES && performance.now() - began < ENOUGH_MS) {
    const start = performance.now();
    await send();
    took.push(performance.now() - start);
  }
  const { p50, p99 } = seenOf(took, performance.now() - began);
  return { name, p50, p99 };
}

async function busyMember({ origin }: BenchHouse) {
  const client = httpClient(origin);
  const { userInfo } = await client.call(playerRoutes.identity.register, {
    username: 'busybody',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agree: true,
  });
  const deposit = { channel: 'demo-wallet', amount: '5000.00' };
  await client.call(playerRoutes.cashier.requestDeposit, deposit, { key: 'bench-deposit-1' });
  const member = Object.assign(client, { memberId: userInfo.id });
  return { member, busy: fromWire('mbr', userInfo.id) ?? '' };
}

async function firstOperator({ consoleOrigin, firstOperator: first }: BenchHouse) {
  const client = httpClient(consoleOrigin);
  const { identity } = consoleRoutes;
  const { username, password } = first ?? { username: '', password: '' };
  await client.call(identity.login, { username, password });
  await client.call(identity.changePassword, {
    oldPassword: password,
    newPassword: PASSWORD,
    confirmNewPassword: PASSWORD,
  });
  const { secret } = await client.call(identity.beginFactor, {});
  await client.call(identity.confirmFactor, { code: codeOf(secret, 0, Date.now()) });
  return client;
}

/** So many entries more of one member, through the wallet's own door. */
async function playOn({ wallet, identity }: House, memberId: MemberId, entries: number) {
  let left = Math.round(entries);
  const go = async () => {
    while ((left -= 1) >= 0) {
      const key = identity.ids.next<Uuid>();
      const legs = [{ amount: -1n, contra: 'house:slots', kind: 'stake', reference: key }] as const;
      const digest = Buffer.alloc(32, 7);
      await wallet.post({ memberId, asset: 'BDT', key, digest, legs, rides: [] });
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, go));
}

/** The daily figures as the house counts them, until nothing is left to count. */
async function countAll({ db }: House) {
  const began = performance.now();
  for (let left = 1; left > 0; ) {
    await db.tx(async (tx) => {
      await tx.allow(1_800_000);
      await countDaily(tx);
    });
    const { rows } = await db.pool.query(
      'select count(*)::int as left from wagers_cursor where batch < wallet_current_batch(lane)',
    );
    left = (rows[0] as { left: number }).left;
  }
  const { rows } = await db.pool.query('select count(*)::int as figures from wagers_daily');
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  say(`${(rows[0] as { figures: number }).figures} daily figures counted: ${seconds} s`);
}
