import { connect } from 'node:net';
import { nothing, route } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startToyEdge, type ToyEdge } from '../../../../tests/harness/toy-edge.ts';

const slow = route({
  method: 'POST',
  path: '/wps/slow',
  summary: 'A toy.',
  allow: 'anyone',
  refusals: [],
  input: z.object({ forMs: z.number() }),
  output: nothing,
});

let toy: ToyEdge;
let ready = true;
beforeAll(async () => {
  toy = await startToyEdge({
    player: [slow],
    serve: ({ player }) =>
      player.direct(slow, async ({ forMs }) => {
        await new Promise((done) => setTimeout(done, forMs));
        return {};
      }),
    deps: {
      trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
      ready: async () => {
        if (!ready) throw new Error('connection refused');
      },
      limits: { requestMs: 500, headersMs: 300, answerMs: 1_500 },
    },
  });
});
afterAll(() => toy.close());

const from = (path: string, ip: string) => toy.call(path, { headers: { 'x-forwarded-for': ip } });

/** Writes bytes on a bare connection and returns everything until it is closed. */
const raw = (text: string) =>
  new Promise<string>((done) => {
    const socket = connect(toy.ports.player, '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.on('close', () => done(heard));
    socket.on('error', () => done(heard));
    socket.write(text);
  });

describe('health of the server', () => {
  it('is public: the process answers', async () => {
    expect((await from('/healthz', '9.9.9.9')).json).toEqual({ ok: true });
    expect((await toy.call('/healthz', { realm: 'console' })).status).toBe(200);
  });

  it('readiness and metrics are for this machine and trusted networks only', async () => {
    for (const path of ['/readyz', '/metrics']) {
      expect((await toy.call(path)).status, path).toBe(200);
      expect((await from(path, '10.1.2.3')).status, path).toBe(200);
      const stranger = await from(path, '9.9.9.9');
      expect([stranger.status, stranger.json.code], path).toEqual([404, 'edge.not-found']);
    }
  });

  it('is not ready without its database', async () => {
    ready = false;
    const answer = await toy.call('/readyz');
    expect([answer.status, answer.json]).toEqual([503, { ready: false, why: 'database' }]);
    ready = true;
  });

  it('metrics count calls by the route of the contract, not by address', async () => {
    await toy.call('/wps/slow', { method: 'POST', body: { forMs: 0 } });
    await toy.call('/wps/slow', { method: 'POST', body: {} });
    const { text } = await toy.call('/metrics');
    expect(text).toContain(
      'nokshi_http_seconds_count{realm="player",route="/wps/slow",status="200"}',
    );
    expect(text).toContain('nokshi_refusals_total{code="edge.invalid-input"} 1');
  });
});

describe('slow or malformed requests', () => {
  const head = 'POST /wps/slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  it.each([
    ['headers that never end', `${head}X-More: `, 408, 'edge.too-slow'],
    ['a body that never ends', `${head}Content-Length: 50\r\n\r\n{"forMs":`, 408, 'edge.too-slow'],
    [
      'headers that are too long',
      `${head}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      413,
      'edge.too-large',
    ],
    ['no HTTP at all', 'what is this?\r\n\r\n', 400, 'edge.malformed'],
    ['a chunk that lies', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'edge.malformed'],
    [
      'two lengths',
      `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'edge.malformed',
    ],
  ] as const)('%s: answered and cut', async (_, text, status, code) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(`"code":"${code}"`);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('a use-case that takes too long answers 503 and can be retried', async () => {
    const answer = await toy.call('/wps/slow', { method: 'POST', body: { forMs: 2_500 } });
    expect([answer.status, answer.json.code]).toEqual([503, 'edge.busy']);
  });
});

it('a shutdown finishes requests in progress and accepts no more', async () => {
  let begun = 0;
  const last = await startToyEdge({
    player: [slow],
    serve: ({ player }) =>
      player.direct(slow, async ({ forMs }) => {
        begun += 1;
        await new Promise((done) => setTimeout(done, forMs));
        return {};
      }),
  });
  const inWork = last.call('/wps/slow', { method: 'POST', body: { forMs: 150 } });
  await expect.poll(() => begun).toBe(1);
  const closed = last.close();
  expect((await inWork).status).toBe(200);
  await closed;
  await expect(last.call('/healthz')).rejects.toThrow();
});
