import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  CONSOLE_ORIGIN,
  operator,
  PUBLIC_ORIGIN,
  startToyEdge,
  type ToyEdge,
} from '../../../../tests/harness/toy-edge.ts';
import { createBus, type ServerBus } from '../kernel/bus.ts';
import { silentLog } from '../kernel/log.ts';
import { systemRandom } from '../kernel/random.ts';
import { createLive } from './live.ts';

let toy: ToyEdge;
let bus: ServerBus;
let otherServer: ReturnType<typeof createLive>;
const rounds = new Map<string, { version: number; state: object }>();
beforeAll(async () => {
  const clock = { now: () => new Date('2026-03-01T00:00:00.000Z') };
  bus = await createBus({ log: silentLog, random: systemRandom, connect: null });
  const live = createLive({ bus, clock, log: silentLog, limits: { heartbeatMs: 60_000 } });
  otherServer = createLive({ bus, clock, log: silentLog });
  live.topics.serve('round', async (key) => rounds.get(key) ?? null);
  rounds.set('a', { version: 1, state: { issue: '001', bets: 0 } });
  for (let i = 0; i < 40; i += 1) rounds.set(`r${i}`, { version: 1, state: {} });
  toy = await startToyEdge({ deps: { live } });
  toy.sessions.set('support', operator());
});
afterAll(() => toy.close());

type Said = { type: string; [field: string]: unknown };

async function open(realm: 'player' | 'console' = 'player') {
  const socket = new WebSocket(`ws://127.0.0.1:${toy.ports[realm]}/live`, {
    headers: {
      origin: realm === 'player' ? PUBLIC_ORIGIN : CONSOLE_ORIGIN,
      ...(realm === 'console' && { cookie: 'nokshi_console=support' }),
    },
  });
  const heard: Said[] = [];
  socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString()) as Said));
  const closed = new Promise<number>((done) => socket.on('close', done));
  await new Promise((done, fail) => socket.on('open', done).on('error', fail));
  const topics = () => heard.filter(({ type }) => type.startsWith('topic'));
  const say = (word: object) => socket.send(JSON.stringify(word));
  return { socket, say, topics, closed };
}
const follow = (topic: string, version?: number) => ({ type: 'subscribe', topic, version });
const change = (from: number, version: number, fields: object) => {
  rounds.set('a', { version, state: { issue: '001', bets: 0, ...fields } });
  return { from, version, change: fields };
};

describe('topics of the live socket', () => {
  it('begin with the state, go on with changes told on any server, and end', async () => {
    const [page, desk] = [await open(), await open('console')];
    page.say(follow('round:a'));
    desk.say(follow('round:a', 1));
    await expect
      .poll(page.topics)
      .toEqual([{ type: 'topic', topic: 'round:a', version: 1, state: { issue: '001', bets: 0 } }]);
    await expect
      .poll(desk.topics)
      .toEqual([{ type: 'topic', topic: 'round:a', from: 1, version: 1, change: {} }]);
    toy.live.topics.tell('round:a', change(1, 2, { bets: 1 }));
    otherServer.topics.tell('round:a', change(2, 3, { bets: 2 }));
    const merged = { type: 'topic', topic: 'round:a', from: 1, version: 3, change: { bets: 2 } };
    await expect.poll(() => page.topics().slice(1)).toEqual([merged]);
    await expect.poll(() => desk.topics().slice(1)).toEqual([merged]);
    page.say({ type: 'unsubscribe', topic: 'round:a' });
    desk.socket.close();
    await desk.closed;
    toy.live.topics.tell('round:a', change(3, 4, { bets: 3 }));
    await sleep(250);
    expect(page.topics()).toHaveLength(2);
    page.socket.close();
  });

  it('are sent whole again after the bus missed something', async () => {
    const page = await open();
    page.say(follow('round:a'));
    await expect.poll(() => page.topics().length).toBe(1);
    rounds.set('a', { version: 9, state: { issue: '009' } });
    bus.publish('bus.reconnected', {});
    await expect.poll(() => page.topics().at(-1)).toMatchObject({ version: 9, state: {} });
    page.socket.close();
  });

  it('are read again where a change is too long for the bus', async () => {
    const page = await open();
    page.say(follow('round:a'));
    await expect.poll(() => page.topics().length).toBe(1);
    const [long, version] = ['x'.repeat(8_000), 10];
    toy.live.topics.tell('round:a', change(9, version, { long }));
    await expect.poll(() => page.topics().at(-1)).toMatchObject({ version, state: { long } });
    page.socket.close();
  });

  it('are answered where they do not exist; a client that guesses on is closed', async () => {
    const page = await open();
    page.say(follow('weather:dhaka'));
    page.say(follow('round:nowhere'));
    await expect
      .poll(() => page.topics().map(({ type, topic }) => [type, topic]))
      .toEqual([
        ['topic-unknown', 'weather:dhaka'],
        ['topic-unknown', 'round:nowhere'],
      ]);
    for (let i = 0; i < 8; i += 1) page.say(follow(`round:guess${i}`));
    expect(await page.closed).toBe(1008);
  });

  it.each([
    ['no JSON', 'subscribe round:a'],
    ['another word', JSON.stringify({ type: 'publish', topic: 'round:a' })],
    ['a topic that is no name', JSON.stringify(follow('__proto__'))],
    ['a version that is none', JSON.stringify({ ...follow('round:a'), version: -1 })],
    ['a field more', JSON.stringify({ ...follow('round:a'), more: 1 })],
  ])('close a client that says %s', async (_, text) => {
    const page = await open();
    page.socket.send(text);
    expect(await page.closed).toBe(1008);
  });

  it('close a client that follows too many, says too much or too long', async () => {
    const [greedy, hasty, long] = [await open(), await open(), await open()];
    for (let i = 0; i < 33; i += 1) greedy.say(follow(`round:r${i}`));
    expect(await greedy.closed).toBe(1008);
    for (let i = 0; i < 301; i += 1) hasty.say(follow('round:a'));
    expect(await hasty.closed).toBe(1008);
    long.socket.send('x'.repeat(257));
    expect(await long.closed).toBe(1009);
  });

  it('are served once a kind', () => {
    expect(() => toy.live.topics.serve('round', async () => null)).toThrow('served already');
  });
});
