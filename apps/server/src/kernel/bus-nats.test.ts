import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServerBus } from './bus.ts';
import { silentLog } from './log.ts';
import { systemRandom } from './random.ts';

/** As much of the NATS protocol as one subject needs: CONNECT, PING, SUB, PUB. */
const clients = new Map<Socket, string>();
const server = createServer((socket) => {
  let text = '';
  socket.write('INFO {"server_id":"toy","version":"2.10.0","proto":1,"max_payload":1048576}\r\n');
  socket.on('error', () => {});
  socket.on('close', () => clients.delete(socket));
  socket.on('data', (data) => {
    text += data.toString('latin1');
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const [verb, subject = '', ...rest] = text.slice(0, end).split(' ');
      const size = verb === 'PUB' ? Number(rest.at(-1)) : 0;
      if (verb === 'PUB' && text.length < end + 4 + size) return;
      const payload = text.slice(end + 2, end + 2 + size);
      text = text.slice(verb === 'PUB' ? end + 4 + size : end + 2);
      if (verb === 'PING') socket.write('PONG\r\n');
      if (verb === 'SUB') clients.set(socket, rest.at(-1) ?? '');
      if (verb === 'PUB')
        for (const [client, sid] of clients)
          client.write(`MSG ${subject} ${sid} ${size}\r\n${payload}\r\n`, 'latin1');
    }
  });
});

let natsUrl: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  natsUrl = `nats://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => new Promise((done) => server.close(done)));

it('a NATS address carries the bus between servers, and survives a lost connection', async () => {
  const open = () =>
    createServerBus({ log: silentLog, random: systemRandom, databaseUrl: '', natsUrl });
  const [here, there] = [await open(), await open()];
  const heard: unknown[] = [];
  const again: unknown[] = [];
  there.subscribe('live.member', (message) => heard.push(message));
  there.subscribe('bus.reconnected', (message) => again.push(message));
  here.publish('live.member', { id: 'mbr_1', words: 'জমা' });
  await expect.poll(() => heard).toEqual([{ id: 'mbr_1', words: 'জমা' }]);
  for (const client of clients.keys()) client.destroy();
  await expect.poll(() => again.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await expect
    .poll(
      () => {
        here.publish('live.member', { id: 'mbr_2' });
        return heard.length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(1);
  await here.close();
  await there.close();
});
