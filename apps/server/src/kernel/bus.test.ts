import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tests/harness/database.ts';
import { createBus, createServerBus, type ServerBus } from './bus.ts';
import type { Wire, WireEvents } from './bus-wire.ts';
import { silentLog } from './log.ts';
import { systemRandom } from './random.ts';

let url: string;
let drop: () => Promise<void>;
const open: ServerBus[] = [];
beforeAll(async () => {
  const made = await createTestDatabase();
  url = made.url;
  drop = made.drop;
});
afterAll(async () => {
  for (const bus of open) await bus.close();
  await drop();
});

async function server(): Promise<ServerBus> {
  const bus = await createServerBus({
    log: silentLog,
    random: systemRandom,
    databaseUrl: url,
    natsUrl: null,
  });
  open.push(bus);
  return bus;
}
const heardBy = (bus: ServerBus, topic: string) => {
  const heard: unknown[] = [];
  bus.subscribe(topic, (message) => heard.push(message));
  return heard;
};

/** Two servers with a beat of 20 ms on a wire that loses as many texts as the test says. */
async function overLossyWire() {
  const ears: WireEvents[] = [];
  const open1 = async () => {
    let toLose = 0;
    const send = async (text: string) => {
      toLose -= 1;
      if (toLose < 0) for (const ear of ears) ear.heard(text);
    };
    const connect = async (events: WireEvents): Promise<Wire> => {
      ears.push(events);
      return { send, close: async () => {} };
    };
    const bus = await createBus({ log: silentLog, random: systemRandom, connect, beatMs: 20 });
    open.push(bus);
    return { bus, lose: (count: number) => void (toLose = count) };
  };
  return [await open1(), await open1()] as const;
}

describe('the bus between servers', () => {
  it('delivers to this server at once and to every other soon, each message once', async () => {
    const [here, there] = [await server(), await server()];
    const near = heardBy(here, 'session.revoked');
    const far = heardBy(there, 'session.revoked');
    here.publish('session.revoked', { id: 'ses_1' });
    expect(near).toEqual([{ id: 'ses_1' }]);
    await expect.poll(() => far).toEqual([{ id: 'ses_1' }]);
    expect(near).toHaveLength(1);
  });

  it('keeps topics apart and stops delivering to those who unsubscribed', async () => {
    const bus = await createBus({ log: silentLog, random: systemRandom, connect: null });
    const heard: unknown[] = [];
    const leave = bus.subscribe('a', (message) => heard.push(message));
    bus.publish('b', { no: 1 });
    bus.publish('a', { yes: 1 });
    leave();
    bus.publish('a', { yes: 2 });
    expect(heard).toEqual([{ yes: 1 }]);
  });

  it('packs waiting messages into few texts that fit a notification', async () => {
    const [here, there] = [await server(), await server()];
    const far = heardBy(there, 'live.member');
    for (let i = 0; i < 500; i += 1) here.publish('live.member', { i, words: 'বাজি '.repeat(20) });
    await expect.poll(() => far.length, { timeout: 5_000 }).toBe(500);
    expect(far.map((message) => (message as { i: number }).i)).toEqual([...Array(500).keys()]);
  });

  it('sends mentions only while there are other servers', async () => {
    const sent: string[] = [];
    let ear: WireEvents | undefined;
    const connect = async (events: WireEvents): Promise<Wire> => {
      ear = events;
      const send = async (text: string) => {
        sent.push(text);
        events.heard(text);
      };
      return { send, close: async () => {} };
    };
    const bus = await createBus({ log: silentLog, random: systemRandom, connect, beatMs: 10 });
    open.push(bus);
    const near = heardBy(bus, 'live.member');
    const mentioned = () => sent.filter((text) => text.includes('live.member')).length;
    bus.mention('live.member', { no: 1 });
    await expect.poll(mentioned).toBe(1);
    await expect.poll(() => sent.length).toBeGreaterThan(6);
    bus.mention('live.member', { no: 2 });
    ear?.heard(`${'a'.repeat(16)}1[]`);
    bus.mention('live.member', { no: 3 });
    await expect.poll(mentioned).toBe(2);
    expect(sent.join()).not.toContain('"no":2');
    expect(near).toEqual([{ no: 1 }, { no: 2 }, { no: 3 }]);
  });

  it('drops mentions before published messages, however many of them wait', async () => {
    const sent: string[] = [];
    let letGo = () => {};
    const slow = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const connect = async (): Promise<Wire> => ({
      send: (text) => {
        sent.push(text);
        return slow;
      },
      close: async () => {},
    });
    const bus = await createBus({ log: silentLog, random: systemRandom, connect });
    open.push(bus);
    bus.publish('a', { first: true });
    bus.publish('session.ended', { id: 'ses_1' });
    for (let i = 0; i < 10_500; i += 1) bus.mention('live.member', { i });
    expect(bus.state().waiting).toBe(10_000);
    letGo();
    await expect.poll(() => bus.state().waiting).toBe(0);
    expect(sent[1]).toContain('ses_1');
    const balances = [...sent.join().matchAll(/"i":(\d+)/g)].map(([, i]) => Number(i));
    expect(balances).toEqual(Array.from({ length: 9_999 }, (_, i) => i + 501));
  });

  it('survives a failing listener and a message that is too long', async () => {
    let sent = 0;
    const connect = async (): Promise<Wire> => ({
      send: async () => {
        sent += 1;
      },
      close: async () => {},
    });
    const bus = await createBus({ log: silentLog, random: systemRandom, connect });
    bus.subscribe('a', () => {
      throw new Error('listener');
    });
    const heard = heardBy(bus, 'a');
    bus.publish('a', { long: 'x'.repeat(9_000) });
    expect(heard).toHaveLength(1);
    expect(sent).toBe(0);
  });

  it('notices within a beat what a wire lost, and asks for a reload of memory', async () => {
    const [here, there] = await overLossyWire();
    const far = heardBy(there.bus, 'a');
    const reloads = heardBy(there.bus, 'bus.reconnected');
    here.bus.publish('a', { no: 1 });
    await expect.poll(() => far).toEqual([{ no: 1 }]);
    expect(reloads).toHaveLength(0);
    here.lose(1);
    here.bus.publish('a', { no: 2 });
    await expect.poll(() => reloads.length).toBe(1);
    expect(far).toEqual([{ no: 1 }]);
    expect(there.bus.state()).toMatchObject({ deaf: 0, missed: 1 });
  });

  it('reloads memory repeatedly while it hears nothing, not even itself', async () => {
    const [here] = await overLossyWire();
    const reloads = heardBy(here.bus, 'bus.reconnected');
    here.lose(Number.POSITIVE_INFINITY);
    await expect.poll(() => reloads.length).toBeGreaterThan(2);
    expect(here.bus.state().deaf).toBe(1);
    here.lose(0);
    await expect.poll(() => here.bus.state().deaf).toBe(0);
  });

  it('reconnects after the database cut it off, says so, and hears again', async () => {
    const [here, there] = [await server(), await server()];
    const again = heardBy(there, 'bus.reconnected');
    const far = heardBy(there, 'a');
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'nokshi-bus' and datname = current_database()`);
    await admin.end();
    // More than once where it takes long: an extra reload does no harm.
    await expect.poll(() => again.length, { timeout: 5_000 }).toBeGreaterThan(0);
    await expect
      .poll(
        () => {
          here.publish('a', {});
          return far.length;
        },
        { timeout: 5_000 },
      )
      .toBeGreaterThan(0);
  });
});
