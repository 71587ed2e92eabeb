import { afterAll, expect, it } from 'vitest';
import { createDb } from '../../../kernel/db.ts';
import { silentLog } from '../../../kernel/log.ts';
import { createWallet } from './index.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();
const takeWrites = (taken: boolean) =>
  t.database.pool.query(
    `alter database ${new URL(t.database.url).pathname.slice(1)} set default_transaction_read_only = ${!taken}`,
  );
afterAll(() => takeWrites(true));

it('a batch that was sent to a standby is sent again to the new primary', async () => {
  const memberId = await t.member(1_000n);
  const stake = () => t.posting(memberId, [{ amount: -10n }]);
  const db = createDb({ url: t.database.url, log: silentLog });
  // The first pause of a batch is 50 ms: the new primary is found within it.
  const log = { ...silentLog, warn: () => void takeWrites(true) };
  const wallet = createWallet({ db, clock: t.clock, ids: t.ids, log });
  await wallet.post(stake());

  // As after a failover: the connections are gone, and new ones reach a standby.
  await takeWrites(false);
  await t.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'nokshi'`);
  await expect.poll(() => db.pool.totalCount).toBe(0);
  const posted = await Promise.all(Array.from({ length: 20 }, () => wallet.post(stake())));
  expect(posted.every(({ outcome }) => outcome === 'posted')).toBe(true);
  expect(await t.cash(memberId)).toBe(790n);
  await db.close();
});
