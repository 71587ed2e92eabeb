import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageHeads } from '@nokshi/contract/pages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirstGame } from './first-view.ts';
import { startToyEdge, type ToyEdge } from '../../../../tests/harness/toy-edge.ts';

const SCRIPT = '/assets/main-BX3kd9_a.js';
const PATHS = ['/', '/index.html', '/rng', '/game', '/game/rng', '/noticePage'] as const;
const headOf = (path: string) => ({
  title: `At ${path}`,
  description: 'What is here',
  canonical: path,
});
const HEADS: PageHeads = Object.fromEntries(['', ...PATHS].map((path) => [path, headOf(path)]));
const folder = mkdtempSync(join(tmpdir(), 'nokshi-web-'));
let toy: ToyEdge;
let imageHosts: readonly string[] = [];
let firstGames: readonly FirstGame[] = [];

beforeAll(async () => {
  const write = (name: string, text: string | Buffer) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write(
    'player/index.html',
    '<!doctype html><meta name="description" content=""><title>Nokshi</title><main></main><div id="root"></div>',
  );
  write('player/heads.json', JSON.stringify(HEADS));
  write(`player${SCRIPT}`, 'export {};');
  write(`player${SCRIPT}.br`, brotliCompressSync('export {};'));
  write(`player${SCRIPT}.gz`, gzipSync('export {};'));
  write(`player${SCRIPT}.map`, '{}');
  write('player/sw.js', 'self;');
  write('frame/index.html', '<!doctype html><title>Game</title>');
  write('frame/assets/game-BX3kd9_b.js', 'play();');
  toy = await startToyEdge({
    web: { player: join(folder, 'player'), frame: join(folder, 'frame') },
    imageHosts: () => imageHosts,
    firstGames: () => firstGames,
  });
});
afterAll(async () => {
  await toy.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => toy.call(path, { headers });

/** The path is sent as it is; fetch would normalise it first. */
const asWritten = (path: string) =>
  new Promise<string>((done, fail) => {
    request({ host: '127.0.0.1', port: toy.ports.player, path }, (answer) => {
      let text = '';
      answer.on('data', (data) => {
        text += String(data);
      });
      answer.on('end', () => done(text));
    })
      .on('error', fail)
      .end();
  });

describe('pages', () => {
  it.each(PATHS)('%s answers 200 with the app, also after a reload', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(answer.text).toContain(`<title>At ${path}</title>`);
    expect(answer.text).toContain('<main></main>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('begin with the games that are hot now, before any program of theirs runs', async () => {
    const first = async (path: string) =>
      /<div id="first">.*<\/ul><\/div>/.exec((await get(path)).text)?.[0];
    expect(await first('/')).toBeUndefined();
    const name = { EN: 'Thread & "needle" <1>', BN: 'সুই ও সুতো' };
    firstGames = [{ href: '/game?id=thread&a', image: '/art/thread.svg', name }];
    const view = await first('/');
    expect(view).toContain('<a href="/game?id=thread&amp;a"><img src="/art/thread.svg"');
    expect(view).toContain('<span lang="en">Thread &amp; &quot;needle&quot; &lt;1&gt;</span>');
    expect(view).toContain('<span lang="bn">সুই ও সুতো</span>');
    expect(view).toContain('<form action="/rng" role="search">');
    expect(await first('/rng')).toBe(view);
    expect(await first('/help')).toBeUndefined();
    firstGames = firstGames.map((game) => ({ ...game, image: null }));
    expect(await first('/')).not.toContain('thread.svg');
    firstGames = [];
    expect(await first('/')).toBeUndefined();
  });

  it('an unknown path answers 404 with the app, which shows its not-found page', async () => {
    for (const path of [
      '/nowhere',
      '/game/rng/more',
      '/game/nonsense',
      '/heads.json',
      '/index.php',
      '//evil.example',
      '/%2e%2e/etc',
    ])
      expect(await get(path), path).toMatchObject({
        status: 404,
        text: expect.stringContaining('<title>At </title>'),
      });
  });

  it.each([
    ['/RNG/', '/rng'],
    ['/rng/', '/rng'],
    ['/Rng?page=NOKSHI', '/rng?page=NOKSHI'],
    ['/NOTICEPAGE', '/noticePage'],
    ['/Game/RNG/', '/game/rng'],
    ['/INDEX.HTML', '/index.html'],
  ])('%s redirects to %s permanently', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  });

  it('accept no other method', async () => {
    const answer = await toy.call('/rng', { method: 'POST', body: {} });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await toy.call('/rng', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('files', () => {
  it('with a hash in their name are cached for a year, others are revalidated', async () => {
    const hashed = await get(SCRIPT);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('are sent precompressed as the reader accepts (%s)', async (accept, encoding) => {
    const answer = await get(SCRIPT, { 'accept-encoding': accept });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.text).toBe('export {};');
  });

  it('known already are not sent again', async () => {
    const etag = (await get('/', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const again = await get('/', {
      'accept-encoding': 'br',
      'if-none-match': `"other", ${etag}`,
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get('/nowhere', { 'if-none-match': etag })).status).toBe(404);
  });

  it('that do not exist answer plain 404, and source maps are not served', async () => {
    for (const path of [
      '/assets/gone-BX3kd9_a.js',
      `${SCRIPT}.map`,
      '/frame/gone.js',
      '/art/x.svg',
    ])
      expect(await get(path), path).toMatchObject({
        status: 404,
        text: 'There is nothing at this address.\n',
      });
  });

  it('cannot be reached outside their folder', async () => {
    const paths = ['/..%2fframe/index.html', '/assets/../../frame/index.html', '/../frame/sw.js'];
    for (const path of paths) expect(await asWritten(path), path).not.toContain('Game');
  });
});

describe('security headers', () => {
  const policy = async (path: string) =>
    (await get(path)).headers.get('content-security-policy') ?? '';

  it('are on every answer, refusals and files too', async () => {
    for (const path of ['/', '/nowhere', SCRIPT, '/wps/nothing', '/healthz', '/api', '/%zz']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    }
    const { headers } = await get('/');
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('allow a page nothing inline and nothing external', async () => {
    const page = await policy('/');
    expect(page).not.toMatch(/unsafe|\*|https?:/);
    expect(page).toContain("frame-ancestors 'none'");
    expect(page).toContain("connect-src 'self' ws://play.test");
  });

  it('let a page show pictures of the configured hosts, from its next load on', async () => {
    const first = await get('/');
    const held = { 'if-none-match': first.headers.get('etag') ?? '' };
    imageHosts = ['https://a.pictures.example', 'https://b.pictures.example'];
    const next = await get('/', held);
    expect(next.status).toBe(200);
    expect(next.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: https://a.pictures.example https://b.pictures.example;",
    );
    const same = { 'if-none-match': next.headers.get('etag') ?? '' };
    expect((await get('/', same)).status).toBe(304);
    imageHosts = [];
    expect((await get('/', same)).status).toBe(200);
    expect((await get('/', held)).status).toBe(304);
  });

  it('keep the game frame in a sandbox without origin, readable by itself', async () => {
    const frame = await get('/frame/');
    expect(frame.text).toContain('<title>Game</title>');
    expect(await policy('/frame/index.html')).toMatch(
      /script-src http:\/\/play\.test;.*frame-ancestors 'self';.*sandbox allow-scripts$/,
    );
    expect(await policy('/frame/index.html')).toContain(
      '; connect-src http://play.test ws://play.test; worker-src blob:;',
    );
    const script = await get('/frame/assets/game-BX3kd9_b.js');
    expect(script.headers.get('access-control-allow-origin')).toBe('*');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('let art be an image and nothing else, asked for again after a day', async () => {
    const art = await get('/art/known.svg', { 'accept-encoding': 'br' });
    expect(art.status).toBe(200);
    expect(Object.fromEntries(art.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-encoding': 'br',
    });
    expect(await policy('/art/known.svg')).toContain('sandbox');
  });
});
