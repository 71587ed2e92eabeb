import { nothing, route } from '@nokshi/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { member, NORMAL, startToyEdge, type ToyEdge } from '../../../../tests/harness/toy-edge.ts';
import { refuse } from '../kernel/refusal.ts';

const base = { summary: 'A toy.', allow: 'anyone', refusals: [] } as const;
const routes = {
  shut: route({ ...base, method: 'GET', path: '/wps/shut', input: nothing, output: nothing }),
  open: route({
    ...base,
    method: 'GET',
    path: '/wps/open',
    alwaysOpen: true,
    input: nothing,
    output: nothing,
  }),
  guest: route({
    ...base,
    method: 'POST',
    path: '/wps/guest',
    input: z.object({ login: z.boolean(), fail: z.boolean() }),
    output: z.object({ guest: z.string() }),
  }),
};

let toy: ToyEdge;
beforeAll(async () => {
  toy = await startToyEdge({
    player: Object.values(routes),
    serve({ player }) {
      player.direct(routes.shut, () => ({}));
      player.direct(routes.open, () => ({}));
      player.direct(routes.guest, ({ login, fail }, caller) => {
        const guest = caller.guest();
        caller.setSession(login ? 'new-secret' : null);
        if (fail) throw refuse('identity.wrong-credentials');
        return { guest };
      });
    },
  });
});
afterAll(() => toy.close());
afterEach(() => {
  toy.status = NORMAL;
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  toy.call(path, { method: 'POST', body, headers });

describe('the system status', () => {
  const message = { EN: 'Back at nine.', BN: 'নয়টায় ফিরছি।' };

  it('closes every call in maintenance, in the operator’s words', async () => {
    toy.status = { systemStatus: 1, message };
    const answer = await toy.call('/wps/shut', { headers: { 'accept-language': 'bn' } });
    expect(answer.status).toBe(503);
    expect(answer.json).toMatchObject({
      code: 'edge.maintenance',
      message: 'নয়টায় ফিরছি।',
      value: { systemStatus: 1 },
    });
    expect((await post('/wps/guest', {})).status).toBe(503);
    expect((await toy.call('/wps/open')).status).toBe(200);
  });

  it('closes every call where the region is blocked, with the address we see', async () => {
    toy.status = { systemStatus: 2, message: { EN: '', BN: '' } };
    const answer = await toy.call('/wps/shut', { headers: { 'x-forwarded-for': '9.9.9.9' } });
    expect(answer.json).toMatchObject({
      code: 'edge.region-blocked',
      value: { systemStatus: 2, ip: '127.0.0.1' },
    });
    expect(answer.json.message).toContain('127.0.0.1');
  });
});

describe('cookies', () => {
  it('set the session only after success, the guest always, both unreadable by scripts', async () => {
    const done = await post('/wps/guest', { login: true, fail: false });
    const set = done.headers.getSetCookie();
    expect(set).toHaveLength(2);
    expect(set[0]).toMatch(/^nokshi_guest=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(set[1]).toBe('nokshi_player=new-secret; Path=/; HttpOnly; SameSite=Lax');
    const refused = await post('/wps/guest', { login: true, fail: true });
    expect(refused.headers.getSetCookie().map((text) => text.split('=')[0])).toEqual([
      'nokshi_guest',
    ]);
    const again = await post(
      '/wps/guest',
      { login: false, fail: false },
      {
        cookie: set[0]?.split(';')[0] ?? '',
      },
    );
    expect(again.json.value.guest).toBe(done.json.value.guest);
    expect(again.headers.getSetCookie()).toEqual([
      'nokshi_player=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('of a broken session are no session, but do not break the call', async () => {
    toy.sessions.set('good', member());
    expect((await toy.call('/wps/shut', { as: 'bad' })).status).toBe(200);
  });
});
