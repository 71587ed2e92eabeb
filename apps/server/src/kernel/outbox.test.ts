import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tests/harness/database.ts';
import { createBus } from './bus.ts';
import { createDb, type Db } from './db.ts';
import { createJobs } from './jobs.ts';
import { silentLog } from './log.ts';
import { createOutbox } from './outbox.ts';
import { systemRandom } from './random.ts';
import { sql } from './sql.ts';

let db: Db;
let drop: () => Promise<void>;
const clock = { at: new Date('2026-03-01T00:00:00.000Z'), now: () => new Date(clock.at) };

beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  db = createDb({ url: made.url, log: silentLog, connections: 12 });
  await made.pool.query(`
    create table heard (id bigint generated always as identity, word text not null);
    grant all on heard to public`);
});
afterAll(async () => {
  await db.close();
  await drop();
});
beforeEach(async () => {
  await db.tx((tx) => tx.run(sql`delete from kernel_outbox`));
  await db.tx((tx) => tx.run(sql`delete from heard`));
});

async function server() {
  const bus = await createBus({ log: silentLog, random: systemRandom, connect: null });
  const jobs = createJobs({ db, clock, log: silentLog, bus });
  return { jobs, outbox: createOutbox({ db, clock, log: silentLog, jobs }) };
}
const words = async () =>
  (await db.read((tx) => tx.rows<{ word: string }>(sql`select word from heard order by id`))).map(
    (row) => row.word,
  );
const hear = async (tx: Parameters<Parameters<Db['tx']>[0]>[0], word: unknown) => {
  await tx.run(sql`insert into heard (word) values (${word})`);
};
const event = (word: string, topic = 'member.registered') => ({
  topic,
  key: word,
  payload: { word },
});

describe('the outbox', () => {
  it('hands on what a commit made true, in order, and nothing of a story that failed', async () => {
    const { jobs, outbox } = await server();
    outbox.on('member.registered', (tx, payload) => hear(tx, payload.word));
    for (const word of ['one', 'two', 'three']) await db.tx((tx) => outbox.emit(tx, event(word)));
    const story = db.tx(async (tx) => {
      await outbox.emit(tx, event('untrue'));
      throw new Error('no');
    });
    await expect(story).rejects.toThrow();
    await jobs.runDue();
    expect(await words()).toEqual(['one', 'two', 'three']);
    expect(await outbox.backlog()).toEqual({ waiting: 0, dead: 0 });
  });

  it('keeps the order of a topic when one event fails, and lets other topics pass', async () => {
    const { jobs, outbox } = await server();
    let broken = true;
    outbox.on('a', async (tx, payload) => {
      if (broken) throw new Error('not yet');
      await hear(tx, payload.word);
    });
    outbox.on('b', (tx, payload) => hear(tx, payload.word));
    await db.tx(async (tx) => {
      await outbox.emit(tx, event('a1', 'a'));
      await outbox.emit(tx, event('a2', 'a'));
      await outbox.emit(tx, event('b1', 'b'));
    });
    await jobs.runDue();
    expect(await words()).toEqual(['b1']);
    broken = false;
    clock.at = new Date(clock.at.getTime() + 5_000);
    await jobs.runDue();
    expect(await words()).toEqual(['b1', 'a1', 'a2']);
  });

  it('runs all handlers of an event or none', async () => {
    const { jobs, outbox } = await server();
    let broken = true;
    outbox.on('a', (tx, payload) => hear(tx, `first ${payload.word}`));
    outbox.on('a', async () => {
      if (broken) throw new Error('the second handler');
    });
    await db.tx((tx) => outbox.emit(tx, event('x', 'a')));
    await jobs.runDue();
    expect(await words()).toEqual([]);
    broken = false;
    clock.at = new Date(clock.at.getTime() + 5_000);
    await jobs.runDue();
    expect(await words()).toEqual(['first x']);
  });

  it('hands each event to one server, still in order', async () => {
    const servers = [await server(), await server()];
    for (const { outbox } of servers) outbox.on('a', (tx, payload) => hear(tx, payload.word));
    const sent = Array.from({ length: 40 }, (_, i) => String(i));
    await db.tx(async (tx) => {
      for (const word of sent) await servers[0]?.outbox.emit(tx, event(word, 'a'));
    });
    const drain = async () => {
      while ((await servers[0]?.outbox.backlog())?.waiting)
        await Promise.all(servers.map(({ jobs }) => jobs.runDue()));
    };
    await drain();
    expect(await words()).toEqual(sent);
  });
});
