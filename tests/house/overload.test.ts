import { connect, type Socket } from 'node:net';
import { nothing, playerRoutes, route } from '@nokshi/contract';
import { parseDecimal } from '@nokshi/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLive } from '../../apps/server/src/edge/live.ts';
import { createBus } from '../../apps/server/src/kernel/bus.ts';
import { refuse } from '../../apps/server/src/kernel/refusal.ts';
import { silentLog } from '../../apps/server/src/kernel/log.ts';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { operator, PUBLIC_ORIGIN, startToyEdge, type ToyEdge } from '../harness/toy-edge.ts';

const { cashier, wallet, slots, records } = playerRoutes;

/** Every put-off call says so with its status, code and how long to wait. */
function expectPutOff({
  status,
  headers,
  code,
}: {
  status: number;
  headers: Headers;
  code: unknown;
}) {
  expect([status, code]).toEqual([503, 'edge.busy']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('a house with more calls than it can answer', () => {
  const IN_WORK = 20;
  let house: RunningHouse;
  beforeAll(async () => {
    const edgeLimits = { inWork: IN_WORK, waitingForDatabase: 8 };
    house = await startHouse({ spinIntervalMs: 0, edgeLimits });
  });
  afterAll(() => house.close());

  const takeConnections = async () => {
    const { pool } = house.house.db;
    const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    return () => {
      for (const client of taken) client.release();
    };
  };
  let keys = 0;
  const newKey = () => `overload-${++keys}`;
  const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;)
      try {
        return await ask();
      } catch (err) {
        if (!String(err).includes('edge.busy')) throw err;
      }
  };
  const sitDown = async () => {
    const member = await house.member();
    const key = newKey();
    const deposit = { channel: 'demo-wallet', amount: '100.00' };
    await patiently(() => member.call(cashier.requestDeposit, deposit, { key }));
    const { launchToken } = await member.call(slots.launch, { gameId: 'kantha-lines' });
    return { member, bearer: launchToken };
  };

  it('answers each spin or refuses it for now, half does none, and recovers by itself', async () => {
    const tables = [await sitDown(), await sitDown(), await sitDown(), await sitDown()];
    const spins = tables.flatMap((table) =>
      Array.from({ length: 20 }, () => ({ ...table, key: newKey() })),
    );
    const send = ({ member, bearer, key }: (typeof spins)[number]) =>
      member.send(slots.spin, { stake: '1.00' }, { key, bearer });
    // With every connection to the database away, what is let in waits and the rest is too much.
    const giveBack = await takeConnections();
    let answered = 0;
    const asked = spins.map((one) => send(one).finally(() => (answered += 1)));
    const health = ['/healthz', '/readyz'].map((path) => fetch(`${house.playerOrigin}${path}`));
    await expect.poll(() => answered).toBeGreaterThanOrEqual(spins.length - IN_WORK);
    giveBack();
    const first = await Promise.all(asked);
    for (const answer of await Promise.all(health)) expect(answer.status).toBe(200);

    const refused = first.flatMap(({ status, headers, answer }, nth) => {
      if (status === 200) return [];
      expectPutOff({ status, headers, code: answer.success || answer.code });
      return [nth];
    });
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(spins.length);

    // What was refused moved nothing, so each member has as many rounds as were answered.
    for (const { member, bearer } of tables) {
      const rounds = first.filter(
        ({ status }, nth) => status === 200 && spins[nth]?.bearer === bearer,
      );
      const { totals } = await member.call(records.wagers, {});
      expect(totals.count).toBe(rounds.length);
    }
    // The same keys again: those answered say what they said, the others are played now.
    for (const [nth, one] of spins.entries()) {
      const { status, answer } = await send(one);
      expect(status).toBe(200);
      if (!refused.includes(nth))
        expect(answer).toMatchObject({ value: valueOf(first[nth]?.answer) });
    }
    for (const { member } of tables) {
      const { totals } = await member.call(records.wagers, {});
      expect(totals.count).toBe(20);
      const { sumBalance } = await member.call(wallet.balance, {});
      const moved = minor(totals.payout) - minor(totals.stake);
      expect(minor(sumBalance)).toBe(10_000n + moved);
    }
  });

  it('refuses for now what needs the database while too many wait for it', async () => {
    const member = await house.member();
    const { pool } = house.house.db;
    const giveBack = await takeConnections();
    const asked = Array.from({ length: 12 }, () => member.send(wallet.balance, {}));
    await expect.poll(() => pool.waitingCount).toBeGreaterThanOrEqual(8);
    const late = await member.send(wallet.balance, {});
    expectPutOff({ ...late, code: late.answer.success || late.answer.code });
    expect((await fetch(`${house.playerOrigin}/healthz`)).status).toBe(200);
    giveBack();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect((await member.send(wallet.balance, {})).status).toBe(200);
  });
});

const minor = (text: string) => parseDecimal(text) ?? -1n;
const valueOf = (answer: unknown) => (answer as { value?: unknown } | undefined)?.value;

describe('an edge under pressure', () => {
  const base = { summary: 'A toy.', input: nothing, output: nothing, refusals: [] } as const;
  const work = route({ ...base, method: 'POST', path: '/wps/work', allow: 'anyone' });
  const full = route({ ...base, method: 'POST', path: '/wps/full', allow: 'anyone' });
  const desk = route({ ...base, method: 'GET', path: '/console/desk', allow: 'operator' });
  let lateMs = 0;
  let toy: ToyEdge;
  beforeAll(async () => {
    const bus = await createBus({ log: silentLog, random: systemRandom, connect: null });
    const clock = { now: () => new Date('2026-03-01T00:00:00.000Z') };
    const limits = { perAddress: 0 };
    toy = await startToyEdge({
      player: [work, full],
      console: [desk],
      serve({ player, console }) {
        player.direct(work, () => ({}));
        // As every room's own bounded queue does: a lane, a line of turns, the hasher.
        player.direct(full, () => {
          throw refuse('edge.busy');
        });
        console.direct(desk, () => ({}));
      },
      deps: {
        live: createLive({ bus, clock, log: silentLog, limits }),
        limits: { connections: 2, loopDelayMs: 200 },
        loopDelay: { ms: () => lateMs, start: () => {}, stop: () => {} },
      },
    });
    toy.sessions.set('omar', operator());
  });
  afterAll(() => toy.close());

  const post = (path: string, headers: Record<string, string> = {}) =>
    toy.call(path, { method: 'POST', body: {}, headers: { connection: 'close', ...headers } });

  it('refuses players for now, in their language, while its event loop is late; not its operators', async () => {
    lateMs = 201;
    const english = await post('/wps/work');
    expectPutOff({ ...english, code: english.json.code });
    expect(english.json.message).toContain('busy');
    const bengali = await post('/wps/work', { 'accept-language': 'bn' });
    expectPutOff({ ...bengali, code: bengali.json.code });
    expect(bengali.json.message).toContain('চাপ বেশি');
    const close = { connection: 'close' };
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await toy.call(path, { headers: close })).status, path).toBe(200);
    const at = { realm: 'console', as: 'omar', headers: close } as const;
    expect((await toy.call('/console/desk', at)).status).toBe(200);
    lateMs = 0;
    expect((await post('/wps/work')).status).toBe(200);
  });

  it('says how long to wait when the queue of a room is full', async () => {
    const answer = await post('/wps/full');
    expectPutOff({ ...answer, code: answer.json.code });
  });

  it('answers on a connection too many that it is busy, and closes it', async () => {
    const port = toy.ports.player;
    const idle = await Promise.all([open(port), open(port)]);
    const refused = await ask(port, 'POST /wps/work', '{}');
    expect(refused).toMatch(/^HTTP\/1.1 503 /);
    expect(refused.toLowerCase()).toContain('connection: close');
    expect(refused.toLowerCase()).toContain('retry-after: ');
    expect(refused).toContain('edge.busy');
    expect(await ask(port, 'GET /healthz')).toMatch(/^HTTP\/1.1 200 /);
    for (const socket of idle) await closed(socket);
    await expect.poll(async () => (await post('/wps/work')).status).toBe(200);
  });

  it('says how long to wait when a live socket more is not let in', async () => {
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${PUBLIC_ORIGIN}`;
    const said = await ask(toy.ports.player, 'GET /live', undefined, upgrade);
    expect(said).toMatch(/^HTTP\/1.1 429 /);
    expect(said.toLowerCase()).toContain('retry-after: ');
  });
});

const open = (port: number) =>
  new Promise<Socket>((done, fail) => {
    const socket: Socket = connect(port, '127.0.0.1', () => done(socket)).on('error', fail);
  });

const closed = (socket: Socket) =>
  new Promise<void>((done) => {
    socket.on('close', () => done());
    socket.destroy();
  });

/** One request on a connection of its own, and all that came back until it was closed. */
async function ask(port: number, line: string, body = '', more = 'Connection: close') {
  const socket = await open(port);
  let said = '';
  socket.on('data', (data) => {
    said += data.toString();
  });
  socket.write(
    `${line} HTTP/1.1\r\nHost: x\r\n${more}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
  await new Promise((done) => socket.on('close', done));
  return said;
}
