import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tests/harness/database.ts';
import { createBus, type ServerBus } from './bus.ts';
import { createDb, type Db } from './db.ts';
import { createJobs, type JobsDeps } from './jobs.ts';
import { silentLog } from './log.ts';
import { systemRandom } from './random.ts';
import { sql } from './sql.ts';

let db: Db;
let bus: ServerBus;
let drop: () => Promise<void>;
const clock = { at: new Date(), now: () => new Date(clock.at) };
const pass = (seconds: number) => {
  clock.at = new Date(clock.at.getTime() + seconds * 1_000);
};

beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  db = createDb({ url: made.url, log: silentLog, connections: 12 });
  bus = await createBus({ log: silentLog, random: systemRandom, connect: null });
  await made.pool.query(`
    create table effect (id bigint generated always as identity, word text not null);
    grant all on effect to public`);
});
afterAll(async () => {
  await db.close();
  await drop();
});
beforeEach(async () => {
  clock.at = new Date('2026-03-01T00:00:00.000Z');
  await db.tx((tx) => tx.run(sql`delete from kernel_job`));
  await db.tx((tx) => tx.run(sql`delete from effect`));
});

const server = (more: Partial<JobsDeps> = {}) =>
  createJobs({ db, clock, log: silentLog, bus, ...more });
const words = async () =>
  (await db.read((tx) => tx.rows<{ word: string }>(sql`select word from effect order by id`))).map(
    (row) => row.word,
  );
const job = (key: string, name = 'write') => ({ name, key, payload: { key }, runAt: clock.now() });
type Payload = Record<string, unknown>;
const write = async (tx: Parameters<Parameters<Db['tx']>[0]>[0], payload: Payload) => {
  await tx.run(sql`insert into effect (word) values (${payload.key})`);
};

describe('background jobs', () => {
  it('run once when they are due, in order, and never before', async () => {
    const jobs = server();
    jobs.register('write', write);
    await db.tx(async (tx) => {
      await jobs.enqueue(tx, { ...job('later'), runAt: new Date(clock.at.getTime() + 60_000) });
      await jobs.enqueue(tx, job('now'));
    });
    expect(await jobs.runDue()).toBe(1);
    pass(59);
    expect(await jobs.runDue()).toBe(0);
    pass(1);
    expect(await jobs.runDue()).toBe(1);
    expect(await words()).toEqual(['now', 'later']);
  });

  it('are not queued when the transaction that queued them did not commit', async () => {
    const jobs = server();
    jobs.register('write', write);
    const story = db.tx(async (tx) => {
      await jobs.enqueue(tx, job('never'));
      throw new Error('changed my mind');
    });
    await expect(story).rejects.toThrow('changed my mind');
    expect(await jobs.runDue()).toBe(0);
  });

  it('keep their key after they are done, so queueing them again does nothing', async () => {
    const jobs = server();
    jobs.register('write', write);
    for (const _ of [1, 2]) {
      await db.tx((tx) => jobs.enqueue(tx, job('once')));
      await jobs.runDue();
    }
    expect(await words()).toEqual(['once']);
  });

  it('roll back a failed attempt and retry later, with growing pauses', async () => {
    const jobs = server();
    let attempts = 0;
    jobs.register('write', async (tx, payload) => {
      await write(tx, payload);
      attempts += 1;
      if (attempts < 3) throw new Error('the third time');
    });
    await db.tx((tx) => jobs.enqueue(tx, job('patient')));
    await jobs.runDue();
    expect(attempts).toBe(1);
    pass(1);
    await jobs.runDue();
    pass(1);
    await jobs.runDue();
    expect(attempts).toBe(2);
    pass(1);
    await jobs.runDue();
    expect(await words()).toEqual(['patient']);
  });

  it('are dead after twenty attempts, are listed, and can be revived', async () => {
    const jobs = server();
    let broken = true;
    jobs.register('write', async (tx, payload) => {
      if (broken) throw new Error('no paper');
      await write(tx, payload);
    });
    await db.tx((tx) => jobs.enqueue(tx, job('stuck')));
    for (let i = 0; i < 30; i += 1) {
      await jobs.runDue();
      pass(3_600);
    }
    const [dead] = await jobs.dead(10);
    expect(dead).toMatchObject({ key: 'stuck', attempts: 20, lastError: 'Error: no paper' });
    expect(await jobs.backlog()).toEqual({ waiting: 0, due: 0, dead: 1 });
    broken = false;
    expect(await jobs.revive(dead?.id ?? 0n)).toBe(true);
    await jobs.runDue();
    expect(await words()).toEqual(['stuck']);
  });

  it('are each done by one of several servers', async () => {
    const servers = [server(), server(), server()];
    for (const jobs of servers) jobs.register('write', write);
    const keys = Array.from({ length: 60 }, (_, i) => `k${i}`);
    await db.tx(async (tx) => {
      for (const key of keys) await servers[0]?.enqueue(tx, job(key));
    });
    const done = await Promise.all(servers.map((jobs) => jobs.runDue()));
    expect(done.reduce((a, b) => a + b)).toBe(60);
    expect((await words()).sort()).toEqual(keys.sort());
  });

  it('fail when they take longer than their limit, and write nothing afterwards', async () => {
    const jobs = server({ limitMs: 20 });
    let late: Promise<void> | undefined;
    jobs.register('write', (tx, payload) => {
      late = new Promise<void>((done) => setTimeout(done, 60)).then(() => write(tx, payload));
      return late;
    });
    await db.tx((tx) => jobs.enqueue(tx, job('slow')));
    await jobs.runDue();
    await expect(late).rejects.toThrow('ended');
    expect(await words()).toEqual([]);
    expect(await jobs.backlog()).toMatchObject({ waiting: 1, due: 0 });
  });

  it('outside a transaction are not taken twice while leased', async () => {
    const jobs = server();
    const other = server();
    let called = 0;
    const call = async () => {
      called += 1;
      expect(await other.runDue()).toBe(0);
    };
    for (const one of [jobs, other]) one.registerOutside('call', call);
    await db.tx((tx) => jobs.enqueue(tx, job('once', 'call')));
    await jobs.runDue();
    expect(called).toBe(1);
    pass(86_400);
    expect(await other.runDue()).toBe(0);
  });

  it('outside a transaction move to another server when theirs hangs, and stay done', async () => {
    const hanging = server();
    const other = server();
    let letGo = () => {};
    const hangs = () => new Promise<void>((done) => (letGo = done));
    hanging.registerOutside('call', hangs);
    other.registerOutside('call', () => db.tx((tx) => write(tx, { key: 'by the other' })));
    await db.tx((tx) => hanging.enqueue(tx, job('orphan', 'call')));
    const hung = hanging.runDue();
    await expect.poll(async () => (await other.backlog()).due).toBe(1);
    await expect
      .poll(async () => {
        pass(61);
        await other.runDue();
        return words();
      })
      .toEqual(['by the other']);
    letGo();
    await hung;
    expect(await other.runDue()).toBe(0);
    expect(await words()).toEqual(['by the other']);
  });

  it('of a schedule are queued once a tick over all servers, in Dhaka time', async () => {
    clock.at = new Date('2026-03-01T17:59:00.000Z');
    const servers = [server(), server()];
    for (const jobs of servers) {
      jobs.register('midnight', (tx, payload) => write(tx, { key: payload.tick }));
      jobs.schedule('midnight', '0 0 * * *');
    }
    const all = () => Promise.all(servers.map((jobs) => jobs.runDue()));
    await all();
    expect(await words()).toEqual(['2026-02-28T18:00:00.000Z']);
    pass(60);
    await all();
    pass(60);
    await all();
    expect(await words()).toEqual(['2026-02-28T18:00:00.000Z', '2026-03-01T18:00:00.000Z']);
  });

  it('run by themselves once started, woken by the commit, and finish before they stop', async () => {
    const jobs = server({ pollMs: 60_000 });
    jobs.register('write', write);
    jobs.start();
    await db.tx((tx) => jobs.enqueue(tx, job('woken')));
    await expect.poll(words).toEqual(['woken']);
    await jobs.stop();
    await db.tx((tx) => jobs.enqueue(tx, job('after the end')));
    expect(await jobs.runDue()).toBe(0);
  });
});
