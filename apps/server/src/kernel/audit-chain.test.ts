import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tests/harness/database.ts';
import { auditedActs, createAudit, createAuditVerifier, verifyAudit } from './audit-chain.ts';
import { createDb, type Db, type Tx } from './db.ts';
import type { OperatorId } from './ids.ts';
import { silentLog } from './log.ts';
import { sql } from './sql.ts';

let db: Db;
let owner: Db;
let drop: () => Promise<void>;
const clock = { now: () => new Date('2026-03-01T00:00:00.123Z') };
const audit = createAudit({ clock });
const operatorId = '0190f3c2-a1b2-7c3d-9e4f-5a6b7c8d9e0f' as OperatorId;
const act = (name: string, facts: Record<string, unknown> = {}) => ({
  operatorId,
  operator: 'rina',
  act: name,
  object: 'mbr_1',
  facts,
  ip: '127.0.0.1',
});

beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  db = createDb({ url: made.url, log: silentLog, connections: 8 });
  owner = createDb({ url: made.ownerUrl, log: silentLog, connections: 1 });
});
afterAll(async () => {
  await db.close();
  await owner.close();
  await drop();
});

describe('the audit chain', () => {
  it('is gapless and intact however many operators act at once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        db.tx((tx) =>
          audit.append(tx, act('identity.freeze', { i, amount: 10n ** 20n, 10: 'x', 9: 1.5 })),
        ),
      ),
    );
    expect(await db.read((tx) => verifyAudit(tx))).toEqual({
      intact: true,
      checked: 30n,
      brokenAt: null,
    });
  });

  it('leaves no trace of an act whose transaction failed', async () => {
    const story = db.tx(async (tx) => {
      await audit.append(tx, act('site.set-status'));
      throw new Error('no');
    });
    await expect(story).rejects.toThrow('no');
    expect(await db.read((tx) => verifyAudit(tx))).toMatchObject({ intact: true, checked: 30n });
  });

  it('lists acts newest first, by operator and act', async () => {
    await db.tx((tx) => audit.append(tx, act('site.set-status', { status: 'maintenance' })));
    const rows = await db.read((tx) => auditedActs(tx, { act: 'site.set-status', limit: 10 }));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      sequence: 31n,
      operator: 'rina',
      facts: { status: 'maintenance' },
    });
    const older = await db.read((tx) => auditedActs(tx, { before: 3n, limit: 10 }));
    expect(older.map((row) => row.sequence)).toEqual([2n, 1n]);
  });

  it('refuses to be changed, emptied or shortened', async () => {
    const tries = [
      sql`update kernel_audit set operator = 'someone else'`,
      sql`delete from kernel_audit`,
      sql`truncate kernel_audit`,
    ];
    for (const statement of tries) {
      await expect(db.tx((tx) => tx.run(statement))).rejects.toThrow('permission denied');
      await expect(owner.tx((tx) => tx.run(statement))).rejects.toThrow('append-only');
    }
  });

  it('detects a row that a superuser changed, removed or cut off', async () => {
    const spoil = async (statement: ReturnType<typeof sql>) => {
      let proof: unknown;
      await owner
        .tx(async (tx) => {
          await tx.run(sql`alter table kernel_audit disable trigger all`);
          await tx.run(statement);
          proof = await verifyAudit(tx);
          throw new Error('undo');
        })
        .catch(() => undefined);
      return proof;
    };
    const broken = (at: bigint) => ({ intact: false, checked: at - 1n, brokenAt: at });
    expect(
      await spoil(sql`update kernel_audit set facts = '{"i": 999}' where sequence = 7`),
    ).toEqual(broken(7n));
    expect(await spoil(sql`delete from kernel_audit where sequence = 5`)).toEqual(broken(5n));
    expect(await spoil(sql`delete from kernel_audit where sequence = 31`)).toEqual(broken(31n));
  });

  const spoilt = (look: (tx: Tx) => Promise<unknown>, sequence: bigint) => {
    let proof: unknown;
    return owner
      .tx(async (tx) => {
        await tx.run(sql`alter table kernel_audit disable trigger all`);
        await tx.run(sql`update kernel_audit set ip = '::2' where sequence = ${sequence}`);
        proof = await look(tx);
        throw new Error('undo');
      })
      .catch(() => proof);
  };

  it('is verified as a whole each time while it is short, including new rows', async () => {
    const look = createAuditVerifier();
    expect(await db.read(look)).toMatchObject({ intact: true, checked: 31n });
    await db.tx((tx) => audit.append(tx, act('identity.unfreeze')));
    expect(await spoilt(look, 32n)).toMatchObject({ intact: false, brokenAt: 32n });
    expect(await db.read(look)).toMatchObject({ intact: true, checked: 32n });
    expect(await spoilt(look, 7n)).toMatchObject({ intact: false, brokenAt: 7n });
  });

  it('is verified in slices when it is long: the newest each time, the others in turn', async () => {
    const look = createAuditVerifier(10);
    expect(await db.read(look)).toMatchObject({ intact: true, checked: 20n });
    expect(await spoilt(look, 30n)).toMatchObject({ intact: false, brokenAt: 30n });
    expect(await spoilt(look, 7n)).toMatchObject({ intact: true });
    expect(await db.read(look)).toMatchObject({ intact: true, checked: 32n });
    expect(await db.read(look)).toMatchObject({ intact: true, checked: 32n });
    for (let times = 0; times < 2; times += 1)
      expect(await spoilt(look, 7n)).toMatchObject({ intact: false, brokenAt: 7n });
    expect(await db.read(look)).toMatchObject({ intact: true });
  });
});
