import { FRAME_PROTOCOL } from '@nokshi/contract/frame.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  member,
  NORMAL,
  PUBLIC_ORIGIN,
  startToyEdge,
  type ToyEdge,
} from '../../../../tests/harness/toy-edge.ts';
import { createBus } from '../kernel/bus.ts';
import { silentLog } from '../kernel/log.ts';
import { systemRandom } from '../kernel/random.ts';
import { createLive } from './live.ts';

const TOKEN = 'ses_0190f3c2.a2FudGhh.Zm9yZ2Vk-_';
const { memberId, sessionId } = member();

let toy: ToyEdge;
beforeAll(async () => {
  const clock = { now: () => new Date('2026-03-01T00:00:00.000Z') };
  const bus = await createBus({ log: silentLog, random: systemRandom, connect: null });
  const live = createLive({ bus, clock, log: silentLog, limits: { heartbeatMs: 300 } });
  live.topics.serve('table', async () => ({ version: 1, state: { seats: 7 } }));
  toy = await startToyEdge({ deps: { live } });
  toy.launches.set(TOKEN, { session: member(), gameId: 'baccarat' });
});
afterAll(() => toy.close());

type Said = { type: string; [field: string]: unknown };

async function open(
  {
    origin = 'null',
    protocols = [FRAME_PROTOCOL, TOKEN],
  }: { origin?: string; protocols?: string[] } = {},
  realm: 'player' | 'console' = 'player',
) {
  const url = `ws://127.0.0.1:${toy.ports[realm]}/live`;
  const socket = new WebSocket(url, protocols, { headers: { origin } });
  const heard: Said[] = [];
  socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString()) as Said));
  const closed = new Promise<number>((done) => socket.on('close', done));
  await new Promise((done, fail) => socket.on('open', done).on('error', fail));
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return { socket, heard, closed, types: () => heard.map(({ type }) => type) };
}

describe('the live socket of a game frame', () => {
  it('opens with the launch token, which is not sent back, and follows a topic', async () => {
    const frame = await open();
    expect(frame.socket.protocol).toBe(FRAME_PROTOCOL);
    frame.socket.send(JSON.stringify({ type: 'subscribe', topic: 'table:a' }));
    await expect
      .poll(() => frame.heard.at(-1))
      .toEqual({ type: 'topic', topic: 'table:a', version: 1, state: { seats: 7 } });
    expect(frame.types()).toEqual(['hello', 'topic']);
    frame.socket.close();
    await frame.closed;
  });

  it('hears nothing of what its page hears, but the end of its session', async () => {
    const frame = await open();
    toy.live.toMember(memberId, { type: 'inbox' });
    toy.live.toSession(sessionId, { type: 'restriction', restriction: null });
    toy.live.toAll({ type: 'system-status', status: NORMAL });
    toy.live.each(() => ({ type: 'system-status', status: NORMAL }));
    expect(toy.live.count()).toBe(1);
    toy.live.toSession(sessionId, { type: 'session-ended' });
    expect(await frame.closed).toBe(4001);
    expect(frame.types()).toEqual(['hello', 'session-ended']);
  });

  it('ends with its session, which a heartbeat finds', async () => {
    const frame = await open();
    toy.launches.delete(TOKEN);
    expect(await frame.closed).toBe(4001);
    toy.launches.set(TOKEN, { session: member(), gameId: 'baccarat' });
  });

  it.each([
    ['a token that is none', { protocols: [FRAME_PROTOCOL, 'forged'] }, '401'],
    ['no token', { protocols: [FRAME_PROTOCOL] }, '401'],
    [
      'the page’s own origin and a token that is none',
      { origin: PUBLIC_ORIGIN, protocols: [FRAME_PROTOCOL, 'forged'] },
      '401',
    ],
    ['an opaque origin without the protocol', { protocols: [] }, '403'],
    ['another protocol', { protocols: ['chat', TOKEN] }, '403'],
    ['another origin', { origin: 'https://evil.example' }, '403'],
  ])('does not open with %s', async (_, request, status) => {
    await expect(open(request)).rejects.toThrow(status);
  });

  it('does not open at the console, nor while the site is closed', async () => {
    await expect(open({}, 'console')).rejects.toThrow('403');
    toy.status = { ...NORMAL, systemStatus: 1 };
    await expect(open()).rejects.toThrow('503');
    toy.status = NORMAL;
  });
});
