import { consoleRoutes, nothing, route } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  CONSOLE_ORIGIN,
  type Call,
  member,
  operator,
  PUBLIC_ORIGIN,
  startToyEdge,
  type ToyEdge,
} from '../../../../tests/harness/toy-edge.ts';

const base = { summary: 'A toy.', refusals: [], input: nothing } as const;
const who = z.object({ name: z.string() });
const at = (allow: 'anyone' | 'session' | 'member' | 'player' | 'launch' | 'signed') =>
  route({ ...base, method: 'POST', path: `/wps/${allow}`, allow, output: who });
const routes = {
  anyone: at('anyone'),
  session: at('session'),
  member: at('member'),
  player: at('player'),
  launch: at('launch'),
  signed: at('signed'),
  look: route({ ...base, method: 'GET', path: '/wps/look', allow: 'session', output: who }),
  often: route({
    ...base,
    method: 'GET',
    path: '/wps/often',
    allow: 'anyone',
    output: nothing,
    rate: { max: 3, perSeconds: 60 },
  }),
};
const desk = {
  any: route({ ...base, method: 'GET', path: '/console/any', allow: 'operator', output: nothing }),
  site: route({
    ...base,
    method: 'GET',
    path: '/console/site',
    allow: { permission: 'site.read' },
    output: nothing,
  }),
  wallet: route({
    ...base,
    method: 'GET',
    path: '/console/wallet',
    allow: { permission: 'wallet.read' },
    output: nothing,
  }),
  info: route({
    ...base,
    method: 'GET',
    path: consoleRoutes.identity.sessionInfo.path,
    allow: 'operator',
    output: nothing,
  }),
};

let toy: ToyEdge;
beforeAll(async () => {
  toy = await startToyEdge({
    player: Object.values(routes),
    console: Object.values(desk),
    serve({ player, console: console_ }) {
      for (const one of [routes.anyone, routes.session, routes.member, routes.player, routes.look])
        player.direct(one, (_, { session }) => ({ name: session?.username ?? 'nobody' }));
      player.direct(routes.launch, (_, { launch }) => ({ name: launch?.gameId ?? 'none' }));
      player.direct(routes.signed, (_, { signed }) => ({ name: signed?.body.toString() ?? '' }));
      player.direct(routes.often, () => ({}));
      for (const one of Object.values(desk)) console_.direct(one, () => ({}));
    },
    deps: { trustedProxies: ['127.0.0.1'] },
  });
  toy.sessions.set('member', member());
  toy.sessions.set('trial', member({ type: 4 }));
  toy.sessions.set('frozen', member({ restriction: 'frozen' }));
  toy.sessions.set('support', operator());
  toy.sessions.set('new', operator({ passwordChangeNeeded: true }));
  toy.launches.set('launch-token', { session: member(), gameId: 'kantha-lines' });
});
afterAll(() => toy.close());

const said = async (path: string, init: Call = {}) => {
  const { status, json } = await toy.call(path, init);
  return status === 200 ? 'in' : `${status} ${json.code}`;
};
const post = (path: string, as?: string, headers: Record<string, string> = {}) =>
  said(path, { method: 'POST', body: {}, headers, ...(as === undefined ? {} : { as }) });

describe('who may call', () => {
  it.each([
    ['anyone', undefined, 'in'],
    ['session', undefined, '401 edge.not-logged-in'],
    ['session', 'gone', '401 edge.session-ended'],
    ['session', 'trial', 'in'],
    ['session', 'frozen', 'in'],
    ['member', 'trial', '403 identity.true-account-needed'],
    ['member', 'frozen', 'in'],
    ['player', 'member', 'in'],
    ['player', 'trial', '403 identity.true-account-needed'],
    ['player', 'frozen', '403 identity.restricted'],
    ['player', 'support', '401 edge.session-ended'],
    ['launch', 'member', '401 edge.launch-ended'],
  ])('%s routes: %s is %s', async (path, as, expected) => {
    expect(await post(`/wps/${path}`, as)).toBe(expected);
  });

  it('a restricted member reads which restriction applies', async () => {
    const { json } = await toy.call('/wps/player', { method: 'POST', as: 'frozen', body: {} });
    expect(json.value).toEqual({ restriction: 'frozen' });
  });

  it.each([
    ['any', undefined, '401 edge.not-logged-in'],
    ['any', 'member', '401 edge.session-ended'],
    ['any', 'support', 'in'],
    ['site', 'support', 'in'],
    ['wallet', 'support', '403 edge.forbidden'],
    ['any', 'new', '403 identity.password-change-needed'],
    ['session/info', 'new', 'in'],
  ])('console %s: %s is %s', async (path, as, expected) => {
    const call: Call = { realm: 'console', ...(as === undefined ? {} : { as }) };
    expect(await said(`/console/${path}`, call)).toBe(expected);
  });

  it('is decided before the body is read', async () => {
    const body = '{ broken';
    expect(await said('/wps/player', { method: 'POST', body })).toBe('401 edge.not-logged-in');
    expect(await said('/wps/player', { method: 'POST', body, as: 'member' })).toBe(
      '400 edge.malformed',
    );
  });
});

describe('the origin of a write', () => {
  it.each([
    ['our own page', { origin: PUBLIC_ORIGIN }, 'in'],
    ['the console', { origin: CONSOLE_ORIGIN }, '403 edge.origin-refused'],
    ['another site', { origin: 'https://evil.example' }, '403 edge.origin-refused'],
    ['a sandboxed frame', { origin: 'null' }, '403 edge.origin-refused'],
    [
      'a name that begins like ours',
      { origin: `${PUBLIC_ORIGIN}.evil` },
      '403 edge.origin-refused',
    ],
  ])('from %s with a session: %s', async (_, headers, expected) => {
    expect(await post('/wps/session', 'member', headers)).toBe(expected);
  });

  it('without an origin needs the browser’s Sec-Fetch-Site, or no cookie at all', async () => {
    const cookie = 'nokshi_player=member';
    expect(await post('/wps/session', undefined, { cookie })).toBe('403 edge.origin-refused');
    const same = { cookie, 'sec-fetch-site': 'same-origin' };
    const cross = { cookie, 'sec-fetch-site': 'cross-site' };
    // Node's fetch sets its own Sec-Fetch-Mode only, so the test sets the site.
    expect(await post('/wps/session', undefined, same)).toBe('in');
    expect(await post('/wps/session', undefined, cross)).toBe('403 edge.origin-refused');
    expect(await post('/wps/anyone')).toBe('in');
    expect(await post('/wps/anyone', undefined, { 'sec-fetch-site': 'cross-site' })).toBe(
      '403 edge.origin-refused',
    );
  });

  it('is not needed for a signed call, and its raw body is passed on', async () => {
    const { json } = await toy.call('/wps/signed', {
      method: 'POST',
      body: '{ "a":  1 }',
      headers: { origin: 'https://bank.example' },
    });
    expect(json.value).toEqual({ name: '{ "a":  1 }' });
  });

  it('does not matter for reads, which change nothing', async () => {
    expect(
      await said('/wps/look', { as: 'member', headers: { origin: 'https://evil.example' } }),
    ).toBe('in');
  });
});

describe('a game frame', () => {
  const authorization = 'Bearer launch-token';

  it('calls with its token from an opaque origin and may read the answer', async () => {
    const answer = await toy.call('/wps/launch', {
      method: 'POST',
      body: {},
      headers: { origin: 'null', authorization },
    });
    expect(answer.json.value).toEqual({ name: 'kantha-lines' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('null');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('origin');
  });

  it('may also read why it is refused', async () => {
    const answer = await toy.call('/wps/launch', {
      method: 'POST',
      body: {},
      headers: { origin: 'null', authorization: 'Bearer old' },
    });
    expect(answer.json.code).toBe('edge.launch-ended');
    expect(answer.headers.get('access-control-allow-origin')).toBe('null');
  });

  it('gets a preflight for its own calls only', async () => {
    const ask = (path: string, origin: string) =>
      toy.call(path, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const own = await ask('/wps/launch', 'null');
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect((await ask('/wps/session', 'null')).status).toBe(405);
    expect((await ask('/wps/launch', 'https://evil.example')).status).toBe(405);
  });

  it('from another site is refused even with a token', async () => {
    const headers = { origin: 'https://evil.example', authorization };
    expect(await post('/wps/launch', undefined, headers)).toBe('403 edge.origin-refused');
  });
});

describe('the rate limit of a route', () => {
  it('counts by session, else by address, and says when to retry', async () => {
    const from = (ip: string) => toy.call('/wps/often', { headers: { 'x-forwarded-for': ip } });
    for (let i = 0; i < 3; i += 1) expect((await from('203.0.113.7')).status).toBe(200);
    const over = await from('203.0.113.7');
    expect([over.status, over.json.code]).toEqual([429, 'edge.too-many-requests']);
    expect(over.headers.get('retry-after')).toBe('20');
    expect(over.json.value).toEqual({ retryAfterSeconds: 20 });
    expect((await from('203.0.113.8')).status).toBe(200);
    expect((await toy.call('/wps/often', { as: 'member' })).status).toBe(200);
    toy.clock.at = new Date(toy.clock.at.getTime() + 20_000);
    expect((await from('203.0.113.7')).status).toBe(200);
  });
});
