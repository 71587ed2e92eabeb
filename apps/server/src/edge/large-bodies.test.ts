import { connect } from 'node:net';
import { nothing, route } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  member,
  PUBLIC_ORIGIN,
  startToyEdge,
  type ToyEdge,
} from '../../../../tests/harness/toy-edge.ts';
import { MOST_OUTSIDE } from './body-weight.ts';
import type { MemberId, SessionId } from '../kernel/ids.ts';

const MEBIBYTE = 1024 * 1024;
const SOON = { timeout: 10_000 };

const base = { method: 'POST', summary: 'A toy.', allow: 'session', refusals: [] } as const;
const upload = route({
  ...base,
  path: '/wps/upload',
  input: z.object({ file: z.string() }),
  output: z.object({ length: z.number() }),
  bodyBytes: 3 * MEBIBYTE,
});
const small = route({ ...base, path: '/wps/small', input: nothing, output: nothing });

/** What each upload waits for in its use-case. */
let settle: Promise<unknown> = Promise.resolve();
let taken = 0;
let toy: ToyEdge;
beforeAll(async () => {
  toy = await startToyEdge({
    player: [upload, small],
    serve({ player }) {
      player.direct(upload, async ({ file }) => {
        taken += 1;
        await settle;
        return { length: file.length };
      });
      player.direct(small, () => ({}));
    },
    deps: {
      trustedProxies: ['127.0.0.1'],
      // What is refused here is refused for its size, on a slow machine too.
      loopDelay: { ms: () => 0, start: () => {}, stop: () => {} },
      limits: { bodiesBytes: 6 * MEBIBYTE, bodiesOfOne: 4 * MEBIBYTE },
    },
  });
  const other = (nth: number) => {
    const id = `0190f3c2-0000-7000-8000-00000000001${nth}`;
    return member({ sessionId: id as SessionId, memberId: id as MemberId });
  };
  toy.sessions.set('rina', member());
  for (const nth of [1, 2, 3]) toy.sessions.set(`other-${nth}`, other(nth));
});
afterAll(() => toy.close());

const file = (mebibytes: number) => 'A'.repeat(mebibytes * MEBIBYTE);
const send = (as: string | undefined, body: unknown) =>
  toy.call('/wps/upload', { method: 'POST', body, ...(as && { as }) });

/** Bytes of bodies that the site holds now, as `/metrics` tells. */
async function held(): Promise<number> {
  const { text } = await toy.call('/metrics');
  return Number(/^nokshi_http_body_bytes\{[^}]*player[^}]*\} (\d+)$/m.exec(text)?.[1]);
}

/** Sends these bytes of a request and nothing more; answers what came back, as soon as it came. */
function open(as: string | null, { length, part = '' }: { length: number; part?: string }) {
  const socket = connect(toy.ports.player, '127.0.0.1');
  const cookie = as === null ? '' : `Cookie: nokshi_player=${as}\r\n`;
  socket.write(
    `POST /wps/upload HTTP/1.1\r\nHost: x\r\nOrigin: ${PUBLIC_ORIGIN}\r\n${cookie}` +
      `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${part}`,
  );
  const answer = new Promise<string>((done) => {
    socket.once('data', (data) => done(String(data)));
    socket.once('close', () => done(''));
    socket.once('error', () => done(''));
  });
  return { answer, socket, leave: () => socket.destroy() };
}

describe('large bodies', () => {
  it('are not read before it is known who sends them, and that they may', async () => {
    for (const [as, length, code] of [
      [null, 2 * MEBIBYTE, 'edge.not-logged-in'],
      ['ended', 2 * MEBIBYTE, 'edge.session-ended'],
      ['rina', 4 * MEBIBYTE, 'edge.too-large'],
    ] as const) {
      const { answer, leave } = open(as, { length });
      expect(await answer).toContain(code);
      leave();
    }
    expect(await held()).toBe(0);
  });

  it('of one caller have a share: others and small calls are answered meanwhile', async () => {
    const part = `{"file":"${file(1)}`;
    const first = open('rina', { length: 3 * MEBIBYTE, part });
    await expect.poll(held, SOON).toBe(part.length);
    const second = await send('rina', { file: file(2) });
    expect([second.status, second.json.code]).toEqual([429, 'edge.uploads-in-progress']);
    expect(second.headers.get('retry-after')).toBe('2');
    expect((await send('other-1', { file: file(2) })).json.value).toEqual({ length: 2 * MEBIBYTE });
    const call = await toy.call('/wps/small', { method: 'POST', as: 'rina', body: {} });
    expect(call.status).toBe(200);
    first.leave();
    await expect.poll(held, SOON).toBe(0);
    expect((await send('rina', { file: file(2) })).status).toBe(200);
  });

  it('sent in pieces without a length have the same share', async () => {
    const pieces = async function* () {
      yield Buffer.from('{"file":"');
      for (let sent = 0; sent < 40; sent++) yield Buffer.from(file(1));
    };
    const answer = await fetch(`http://127.0.0.1:${toy.ports.player}/wps/upload`, {
      method: 'POST',
      headers: {
        cookie: 'nokshi_player=rina',
        origin: PUBLIC_ORIGIN,
        'content-type': 'application/json',
      },
      body: ReadableStream.from(pieces()),
      duplex: 'half',
    }).catch(() => null);
    // The connection is cut after the refusal: a client that still sends may not see it.
    expect([413, undefined]).toContain(answer?.status);
    await expect.poll(held, SOON).toBe(0);
  });

  it('all together are bounded, and count until their work has settled', async () => {
    let go = () => {};
    settle = new Promise<void>((done) => {
      go = done;
    });
    taken = 0;
    const working = ['rina', 'other-1'].map((as) => send(as, { file: file(2.9) }));
    await expect.poll(() => taken, SOON).toBe(2);
    const late = await send('other-2', { file: file(2) });
    expect([late.status, late.json.code]).toEqual([503, 'edge.busy']);
    expect(await held()).toBeGreaterThan(5.8 * MEBIBYTE);
    go();
    for (const { status } of await Promise.all(working)) expect(status).toBe(200);
    expect(await held()).toBe(0);
    expect((await send('other-2', { file: file(2) })).status).toBe(200);
  });

  it('stay counted when their caller leaves before the work has settled', async () => {
    let go = () => {};
    settle = new Promise<void>((done) => {
      go = done;
    });
    taken = 0;
    const part = `{"file":"${file(2)}"}`;
    const { leave } = open('rina', { length: part.length, part });
    await expect.poll(() => taken, SOON).toBe(1);
    leave();
    expect((await send('rina', { file: file(2.5) })).json.code).toBe('edge.uploads-in-progress');
    go();
    await expect.poll(held, SOON).toBe(0);
  });

  it('are refused when they are not a few long strings, before they are parsed', async () => {
    // No byte more than needed: what is unread when the connection is cut would take the answer away.
    const part = `{"file":"","more":[${'[],'.repeat(MOST_OUTSIDE / 3)}`;
    const { answer, leave } = open('rina', { length: 2 * MEBIBYTE, part });
    expect(await answer).toContain('edge.too-large');
    leave();
  });
});
