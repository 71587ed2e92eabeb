import { consoleRecordsRoutes } from '@nokshi/contract/console/records.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createAudit, verifyAudit } from '../../../kernel/audit-chain.ts';
import { createDb, type Db } from '../../../kernel/db.ts';
import type { OperatorId } from '../../../kernel/ids.ts';
import { silentLog } from '../../../kernel/log.ts';
import { listAudit } from './list-audit.ts';
import { proveAudit } from './prove-audit.ts';

let database: TestDatabase;
let db: Db;
const operatorId = '0190f3c2-a1b2-7c3d-9e4f-5a6b7c8d9e0f' as OperatorId;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, log: silentLog });
  const audit = createAudit({ clock: fakeClock() });
  for (const [operator, act] of [
    ['rina', 'identity.freeze'],
    ['omar', 'site.set-status'],
    ['rina', 'identity.unfreeze'],
  ] as const)
    await db.tx((tx) =>
      audit.append(tx, { operatorId, operator, act, object: 'mbr_1', facts: {}, ip: '::1' }),
    );
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const list = (asked: object = {}) =>
  db.read((tx) =>
    listAudit(tx, { asked: consoleRecordsRoutes.audit.input.parse(asked), verify: verifyAudit }),
  );

test('audit log: newest acts first, page by page, with the verification of the whole chain', async () => {
  const first = consoleRecordsRoutes.audit.output.parse(await list({ pageSize: 2 }));
  expect(first.rows.map((row) => row.act)).toEqual(['identity.unfreeze', 'site.set-status']);
  expect(first.chain).toEqual({ intact: true, checked: '3' });
  const rest = await list({ pageSize: 2, cursor: first.next });
  expect(rest.rows.map((row) => row.sequence)).toEqual(['1']);
  expect(rest.next).toBeNull();
});

test('audit log: filters by operator and by action', async () => {
  expect((await list({ operator: 'omar' })).rows).toHaveLength(1);
  expect((await list({ operator: 'rina', act: 'identity.freeze' })).rows).toHaveLength(1);
  expect((await list({ operator: 'nobody' })).rows).toEqual([]);
});

test('audit log: an unknown cursor is refused', async () => {
  await expect(list({ cursor: 'zzz' })).rejects.toMatchObject({ code: 'edge.invalid-input' });
});

test('audit log: the nightly verification accepts an intact log and names a changed act', async () => {
  const write = (act: string) =>
    database.pool.query(`alter table kernel_audit disable trigger all;
      update kernel_audit set act = '${act}' where sequence = 2`);
  await expect(db.tx(proveAudit)).resolves.toBeUndefined();
  await write('site.set-flags');
  await expect(db.tx(proveAudit)).rejects.toThrow('act 2 of the audit log');
  await write('site.set-status');
  await expect(db.tx(proveAudit)).resolves.toBeUndefined();
});
