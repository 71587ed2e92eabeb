import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  member,
  NORMAL,
  operator,
  CONSOLE_ORIGIN,
  PUBLIC_ORIGIN,
  startToyEdge,
  type ToyEdge,
} from '../../../../tests/harness/toy-edge.ts';
import { createBus } from '../kernel/bus.ts';
import { silentLog } from '../kernel/log.ts';
import { systemRandom } from '../kernel/random.ts';
import { createLive } from './live.ts';

let toy: ToyEdge;
let secondServer: ReturnType<typeof createLive>;
beforeAll(async () => {
  const clock = { now: () => new Date('2026-03-01T00:00:00.000Z') };
  const bus = await createBus({ log: silentLog, random: systemRandom, connect: null });
  const limits = { perAddress: 8, heartbeatMs: 500, balanceMs: 30 };
  const live = createLive({ bus, clock, log: silentLog, limits });
  secondServer = createLive({ bus, clock, log: silentLog });
  toy = await startToyEdge({ deps: { live, trustedProxies: ['127.0.0.1'] } });
  toy.sessions.set('rina', member());
  toy.sessions.set('support', operator());
});
afterAll(() => toy.close());

type Said = { type: string; [field: string]: unknown };
type Page = { socket: WebSocket; heard: Said[]; closed: Promise<number> };

async function open(
  as?: string,
  realm: 'player' | 'console' = 'player',
  ip?: string,
): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${toy.ports[realm]}/live`, {
    headers: {
      origin: realm === 'player' ? PUBLIC_ORIGIN : CONSOLE_ORIGIN,
      ...(as === undefined ? {} : { cookie: `nokshi_${realm}=${as}` }),
      ...(ip && { 'x-forwarded-for': ip }),
    },
  });
  const heard: Said[] = [];
  socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString()) as Said));
  const closed = new Promise<number>((done) => socket.on('close', done));
  await new Promise((done, fail) => socket.on('open', done).on('error', fail));
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return { socket, heard, closed };
}
const types = ({ heard }: Page) => heard.map(({ type }) => type);
const leave = async (...pages: Page[]) => {
  for (const page of pages) page.socket.close();
  await Promise.all(pages.map(({ closed }) => closed));
  await expect.poll(() => toy.live.count()).toBe(0);
};
const balance = (version: string) => ({ type: 'balance', sumBalance: '10.00', version });

describe('the live socket', () => {
  it('greets with the time and the system status', async () => {
    const page = await open();
    await expect.poll(() => types(page)).toEqual(['hello', 'system-status']);
    expect(page.heard[1]).toEqual({ type: 'system-status', status: NORMAL });
    page.socket.send('ping');
    await expect.poll(() => types(page)).toEqual(['hello', 'system-status', 'hello']);
    await leave(page);
  });

  it('reaches a member, a session or everyone, also from another server', async () => {
    const { memberId, sessionId } = member();
    const [rina, visitor] = [await open('rina'), await open()];
    secondServer.toMember(memberId, { type: 'deposit', depositId: 'dep_1', state: 'CREDITED' });
    secondServer.toSession(sessionId, { type: 'restriction', restriction: null });
    secondServer.toAll({ type: 'system-status', status: NORMAL });
    await expect
      .poll(() => types(rina).slice(2))
      .toEqual(['deposit', 'restriction', 'system-status']);
    await expect.poll(() => types(visitor).slice(2)).toEqual(['system-status']);
    await leave(rina, visitor);
  });

  it('sends only the newest of many balances', async () => {
    const { memberId } = member();
    const rina = await open('rina');
    for (const version of ['1', '2', '10', '9']) toy.live.toMember(memberId, balance(version));
    await expect.poll(() => rina.heard.filter(({ type }) => type === 'balance').length).toBe(1);
    expect(rina.heard.at(-1)).toMatchObject({ version: '10' });
    await leave(rina);
  });

  it('computes a message for each socket where it depends on the reader', async () => {
    const [page, desk] = [await open(), await open('support', 'console')];
    toy.live.each(({ realm, country }) =>
      realm === 'player' ? { type: 'system-status', status: NORMAL, country } : null,
    );
    await expect.poll(() => page.heard.at(-1)).toMatchObject({ country: 'BD' });
    expect(types(desk)).toEqual(['hello']);
    await leave(page, desk);
  });

  it('closes with the session, notified or found at a heartbeat', async () => {
    const { sessionId } = member();
    const told = await open('rina');
    toy.live.toSession(sessionId, { type: 'session-ended' });
    expect(await told.closed).toBe(4001);
    expect(types(told).at(-1)).toBe('session-ended');
    const found = await open('rina');
    toy.sessions.delete('rina');
    expect(await found.closed).toBe(4001);
    expect(types(found).at(-1)).toBe('session-ended');
    toy.sessions.set('rina', member());
  });

  it('disconnects clients that talk, flood or stop answering', async () => {
    const [talker, flooder, silent] = [await open(), await open(), await open()];
    talker.socket.send('hello there');
    expect(await talker.closed).toBe(1008);
    for (let i = 0; i < 40; i += 1) flooder.socket.send('ping');
    expect(await flooder.closed).toBe(1008);
    silent.socket.pong = () => {};
    Object.assign(silent.socket, { _autoPong: false });
    expect(await silent.closed).toBe(1006);
    const shouter = await open();
    shouter.socket.send('x'.repeat(257));
    expect(await shouter.closed).toBe(1009);
  });

  it.each([
    ['/live', { origin: 'https://evil.example' }, '403'],
    ['/live', {}, '403'],
    ['/elsewhere', { origin: PUBLIC_ORIGIN }, '404'],
  ])('does not open at %s for %j', async (path, headers, status) => {
    const socket = new WebSocket(`ws://127.0.0.1:${toy.ports.player}${path}`, { headers });
    const refusal = await new Promise<Error>((done) => socket.on('error', done));
    expect(refusal.message).toContain(status);
  });

  it('limits the sockets of one address', async () => {
    const pages: Page[] = [];
    for (let i = 0; i < 8; i += 1) pages.push(await open());
    await expect(open()).rejects.toThrow('429');
    await leave(...pages);
    await leave(await open());
  });

  it('counts an IPv6 address by its /64, which one caller has', async () => {
    const from = (end: number) => open(undefined, 'player', `2001:db8:1:2::${end.toString(16)}`);
    const pages: Page[] = [];
    for (let i = 1; i <= 8; i += 1) pages.push(await from(i));
    await expect(from(9)).rejects.toThrow('429');
    pages.push(await open(undefined, 'player', '2001:db8:1:3::1'));
    await leave(...pages);
  });

  it('survives a half-open handshake', async () => {
    const socket = connect(toy.ports.player, '127.0.0.1');
    socket.write(
      'GET /live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        `Origin: ${PUBLIC_ORIGIN}\r\n\r\n`,
    );
    const answer = await new Promise<string>((done) => socket.on('data', (d) => done(String(d))));
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    socket.destroy();
    expect((await toy.call('/healthz')).status).toBe(200);
  });
});
