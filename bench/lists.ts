import { parseArgs } from 'node:util';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { House } from '../apps/server/src/house.ts';
import { fromWire, type MemberId, type Uuid } from '../apps/server/src/kernel/ids.ts';
import { closeAgain } from '../apps/server/src/modules/money/cashier/index.ts';
import { countDaily } from '../apps/server/src/modules/stakes/wagers/count-daily.ts';
import { sumAgain } from '../apps/server/src/modules/base/wallet/index.ts';
import { codeOf } from '../tests/harness/authenticator.ts';
import { type HttpClient, httpClient } from '../tests/harness/client.ts';
import { type BenchHouse, openBenchHouse } from './house.ts';
import { seenOf } from './ledger/drive.ts';
import { type Call, callsOf } from './lists/calls.ts';
import { loadYear, type Sizes, sizesOf } from './lists/load.ts';
import { type Asked, pagesOf, planOf, watchQueries } from './lists/slow-queries.ts';

const ROWS = 1_000_000;
const TIMES = 40;
/** Of one that takes long, fewer: some may be asked for only so often. */
const ENOUGH_MS = 4_000;
const PROMISED_MS = 50;
const PASSWORD = 'a long walk by the river 7';
const IN_FLIGHT = 512;
const say = (line: string) => console.log(line);

/**
 * Whether lists stay quick when much has happened: a year of entries, wagers, deposits, withdrawals
 * and whatever else stands in lists, asked for through the real routes by a member who has one in
 * fifty of all rows and by an operator. Beside the time stand the pages of the database that were
 * read, which no other work on the machine changes. With `--data FOLDER` the year stays there and
 * is not loaded again.
 */
export async function benchLists(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { rows: { type: 'string' }, data: { type: 'string' } },
  });
  const sizes = sizesOf(Number(values.rows ?? ROWS));
  const queries = watchQueries();
  const opened = await openBenchHouse({ workers: 0, ...(values.data && { kept: values.data }) });
  const { house } = opened;
  try {
    const member = await busyMember(opened);
    const operator = await firstOperator(opened);
    const busy = fromWire('mbr', member.memberId) as MemberId;
    if (!(await isLoaded(house))) await load(opened, { sizes, busy, member });
    await countAll(house);
    await closeAgain(house.db, house.cashier);
    await sumAgain(house.db);
    const calls = await callsOf({ member, operator, busy: member.memberId });
    const seen = [];
    for (const call of calls) {
      const one = await measure(call, queries);
      if (!one) continue;
      const { asked, ...took } = one;
      const pages = await pagesOf(house.db.pool, asked);
      seen.push({ ...took, pages });
      say(`${one.name.padEnd(48)} p50 ${one.p50} ms, p99 ${one.p99} ms, ${pages} pages`);
      const [slowest] = asked;
      if (one.p50 <= PROMISED_MS || !slowest) continue;
      for (const line of await planOf(house.db.pool, slowest)) say(`    ${line}`);
    }
    const over = seen.filter(({ p50 }) => p50 > PROMISED_MS);
    say(`${seen.length} lists, ${over.length} with a median over ${PROMISED_MS} ms:`);
    for (const { name, p50 } of over) say(`  ${name}: ${p50} ms`);
    return { sizes, seen };
  } finally {
    await opened.close();
  }
}

const isLoaded = async ({ db }: House): Promise<boolean> =>
  (await db.pool.query("select from pg_class where relname = 'bench_member'")).rowCount === 1;

async function load(
  { house, ownerUrl }: BenchHouse,
  { sizes, busy, member }: { sizes: Sizes; busy: MemberId; member: HttpClient },
) {
  const { value } = await member.call(playerRoutes.catalogue.gameList, {
    pageNo: 1,
    pageSize: 100,
  });
  const games = value.map(({ gameId, gameType }) => ({ gameId, category: gameType }));
  await loadYear(ownerUrl, { sizes, busy, games, say });
  await playOn(house, busy, sizes.rows / 50);
}

/** Nothing of what is refused: who asks may not see it, or it is asked for too often. */
async function measure({ name, send }: Call, queries: ReturnType<typeof watchQueries>) {
  const took: number[] = [];
  const began = performance.now();
  let asked: Asked[] = [];
  try {
    queries.taken();
    await send();
    const first = performance.now() - began;
    asked = queries.taken();
    if (first > ENOUGH_MS) took.push(first);
    while (took.length < TIMES && performance.now() - began < ENOUGH_MS) {
      const start = performance.now();
      await send();
      took.push(performance.now() - start);
    }
  } catch (err) {
    if (took.length === 0) return void say(`${name.padEnd(48)} ${String(err)}`);
  }
  const { p50, p99 } = seenOf(took, performance.now() - began);
  return { name, p50, p99, asked };
}

async function busyMember({ origin }: BenchHouse) {
  const client = httpClient(origin);
  const { identity, cashier } = playerRoutes;
  const who = { username: 'busybody', password: PASSWORD };
  const back = await client.send(identity.login, who);
  if (back.answer.success)
    return Object.assign(client, { memberId: back.answer.value.userInfo.id });
  const { userInfo } = await client.call(identity.register, {
    ...who,
    confirmPassword: PASSWORD,
    agree: true,
  });
  const deposit = { channel: 'demo-wallet', amount: '5000.00' };
  await client.call(cashier.requestDeposit, deposit, { key: 'bench-deposit-1' });
  return Object.assign(client, { memberId: userInfo.id });
}

/** Signed in, with a password and an authenticator of its own. */
export async function firstOperator({ consoleOrigin, firstOperator: first }: BenchHouse) {
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

/** The daily figures as the house counts them, by two at once, until nothing is left to count. */
async function countAll({ db }: House) {
  const began = performance.now();
  const count = () =>
    db.tx(async (tx) => {
      await tx.allow(1_800_000);
      await countDaily(tx);
    });
  for (let left = 1; left > 0; ) {
    await Promise.all([count(), count()]);
    const { rows } = await db.pool.query(
      `select count(*)::int as left from wagers_follower
       where name = 'wagers.count-daily' and batch < wallet_current_batch(lane)`,
    );
    left = (rows[0] as { left: number }).left;
  }
  const { rows } = await db.pool.query('select count(*)::int as figures from wagers_daily');
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  say(`${(rows[0] as { figures: number }).figures} daily figures counted: ${seconds} s`);
}
