import { connect } from 'node:net';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Log, silentLog } from '../../apps/server/src/kernel/log.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

/** Promise T11 below HTTP: bytes that no client of ours would send. */
const faults: unknown[] = [];
let house: RunningHouse;
let session: string;
beforeAll(async () => {
  const log: Log = {
    ...silentLog,
    error: (message, facts) => void faults.push({ message, facts }),
    child: () => log,
  };
  house = await startHouse({ log, edgeLimits: { headersMs: 1_000, requestMs: 1_500 } });
  const member = await house.member();
  session = `nokshi_player=${member.cookies().nokshi_player}`;
});
afterAll(() => house.close());

const CRLF = '\r\n';
const lines = (...text: string[]) => text.join(CRLF) + CRLF + CRLF;
const GOOD = lines('GET /wps/system/countryCode HTTP/1.1', 'Host: localhost');

/** Everything that came back until the server closed, or it took too long. */
function say(bytes: string | Buffer, thenEnd = false): Promise<{ text: string; closed: boolean }> {
  return new Promise((done) => {
    const port = Number(new URL(house.playerOrigin).port);
    const socket = connect({ port, host: '127.0.0.1' });
    let text = '';
    const end = (closed: boolean) => {
      socket.destroy();
      done({ text, closed });
    };
    socket.setTimeout(6_000, () => end(false));
    socket.on('data', (data) => (text += data.toString('latin1')));
    socket.on('close', () => end(true));
    socket.on('error', () => end(true));
    socket.write(bytes);
    if (thenEnd) socket.end();
  });
}

const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
const LEAK = /\bat [\w.<>]+ \(|node_modules|HPE_|Parse Error|\.ts:\d/;

/** A whole second request in the body of the first: it must never be taken for one. */
const SMUGGLED = lines(
  'DELETE /wps/session/logout HTTP/1.1',
  'Host: localhost',
  'Sec-Fetch-Site: same-origin',
  'Content-Length: 0',
);
const post = (...headers: string[]) => [
  'POST /wps/session/login HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  ...headers,
];

describe('bytes that are no request', () => {
  const NO_REQUEST: [string, string | Buffer][] = [
    ['random bytes', Buffer.from(Array.from({ length: 512 }, (_, n) => (n * 131 + 7) % 256))],
    ['a TLS greeting', Buffer.from('16030100c8010000c40303', 'hex')],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a version from the future', lines('GET / HTTP/9.9', 'Host: x')],
    ['no host', lines('GET /wps/system/countryCode HTTP/1.1')],
    ['two hosts', lines('GET /wps/member/info HTTP/1.1', 'Host: a\r\nHost : b')],
    ['a header with NUL', lines('GET / HTTP/1.1', 'Host: x', 'X-A: a\0b')],
    ['a header over several lines', lines('GET / HTTP/1.1', 'Host: x', 'X-A: a', ' b: c')],
    ['20 kB of headers', lines('GET / HTTP/1.1', 'Host: x', `X-A: ${'a'.repeat(20_000)}`)],
    ['a negative length', lines(...post('Content-Length: -5'))],
    ['a length in hex', lines(...post('Content-Length: 0x10'))],
    [
      'a chunk without end',
      `${lines(...post('Transfer-Encoding: chunked'))}ffffffffffffffffff\r\n`,
    ],
    ['a chunk of no size', `${lines(...post('Transfer-Encoding: chunked'))}zz\r\n{}\r\n`],
  ];

  it.each(NO_REQUEST)('%s are answered without detail and the line is closed', async (_, bytes) => {
    const { text, closed } = await say(bytes);
    expect(closed).toBe(true);
    for (const status of statuses(text)) expect([400, 404, 408, 413, 431, 505]).toContain(status);
    expect(text).not.toMatch(LEAK);
  });

  it('half a request is cut off, in its head and in its body', async () => {
    const halves = [
      'GET /wps/system/countryCode HTTP/1.1\r\nHost: lo',
      `${lines(...post('Content-Length: 200'))}{"username":"ri`,
    ];
    for (const { text, closed } of await Promise.all(halves.map((half) => say(half)))) {
      expect(closed).toBe(true);
      expect(statuses(text)).toEqual([408]);
    }
    const left = await Promise.all(halves.map((half) => say(half, true)));
    expect(left.map(({ closed }) => closed)).toEqual([true, true]);
  });

  it('garbage behind a good request ends the line, whether or not the request was answered', async () => {
    const { text, closed } = await say(`${GOOD}\0\0garbage\r\n\r\n${GOOD}`);
    expect(closed).toBe(true);
    expect(['400', '200,400']).toContain(statuses(text).join());
    expect(text).not.toMatch(LEAK);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'BREW'])(
    'the method %s opens nothing',
    async (method) => {
      const target = method === 'CONNECT' ? 'evil.example:443' : '/wps/member/info';
      const { text } = await say(
        lines(`${method} ${target} HTTP/1.1`, 'Host: x', `Cookie: ${session}`, 'Connection: close'),
      );
      for (const status of statuses(text)) expect([400, 405]).toContain(status);
      expect(text).not.toContain(session);
    },
  );

  it('an upgrade to anything but the live socket is refused', async () => {
    const ask = (path: string, to: string) =>
      say(
        lines(
          `GET ${path} HTTP/1.1`,
          'Host: x',
          'Connection: Upgrade, HTTP2-Settings',
          `Upgrade: ${to}`,
          'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
        ),
      );
    for (const [path, to] of [
      ['/wps/member/info', 'h2c'],
      ['/live', 'h2c'],
      ['/live/../console', 'websocket'],
    ] as const)
      expect((await ask(path, to)).text).not.toContain(' 101 ');
  });
});

describe('a request hidden in another', () => {
  const length = `Content-Length: ${SMUGGLED.length}`;
  const HIDDEN: [string, string][] = [
    ['length and chunks', lines(...post(length, 'Transfer-Encoding: chunked')) + `0\r\n\r\n`],
    ['chunks and length', lines(...post('Transfer-Encoding: chunked', 'Content-Length: 4'))],
    ['two lengths', lines(...post('Content-Length: 2', length)) + '{}'],
    ['a list of lengths', lines(...post(`Content-Length: 2, ${SMUGGLED.length}`)) + '{}'],
    ['a blank before the colon', lines(...post('Transfer-Encoding : chunked')) + '0\r\n\r\n'],
    ['an unknown coding', lines(...post('Transfer-Encoding: xchunked')) + '0\r\n\r\n'],
    ['chunked twice', lines(...post('Transfer-Encoding: chunked, chunked')) + '0\r\n\r\n'],
    ['a coding behind a tab', lines(...post('Transfer-Encoding:\tidentity, chunked ', length))],
    [
      'a bare line feed',
      lines(...post('X-A: a\nTransfer-Encoding: chunked', length)) + '0\r\n\r\n',
    ],
    ['a bare carriage return', lines(...post('X-A: a\rContent-Length: 2')) + '{}'],
    ['a plus sign', lines(...post('Content-Length: +2')) + '{}'],
  ];

  it.each(HIDDEN)('by %s is never carried out', async (_, head) => {
    const smuggled = SMUGGLED.replace('Host: localhost', `Host: localhost\r\nCookie: ${session}`);
    const { text } = await say(head + smuggled);
    expect(text).not.toMatch(LEAK);
    const answer = await fetch(`${house.playerOrigin}/wps/member/info`, {
      headers: { cookie: session },
    });
    expect(answer.status).toBe(200);
  });

  it('in a body is only a body', async () => {
    const { text } = await say(lines(...post(length, 'Connection: close')) + SMUGGLED);
    expect(statuses(text)).toEqual([400]);
  });
});

describe('after all of it', () => {
  it('the house answers as before, and its log knows of no fault', async () => {
    await house.visitor().call(playerRoutes.site.countryCode, {});
    expect(faults).toEqual([]);
  });
});
