import { amount, decimal, nothing, route } from '@nokshi/contract';
import { refusalsEn } from '@nokshi/contract/words/en.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startToyEdge, type ToyEdge } from '../../../../tests/harness/toy-edge.ts';
import { refuse } from '../kernel/refusal.ts';
import { sql } from '../kernel/sql.ts';

const base = { summary: 'A toy.', allow: 'anyone', refusals: [] } as const;
const routes = {
  echo: route({
    ...base,
    method: 'POST',
    path: '/wps/toys/:id',
    input: z.object({ id: z.string().max(10), word: z.string().max(20), amount }),
    output: z.object({ id: z.string(), word: z.string(), amount: decimal }),
  }),
  list: route({
    ...base,
    method: 'GET',
    path: '/wps/toys',
    input: z.object({ size: z.coerce.number().int().max(9).default(3) }),
    output: z.object({ size: z.number() }),
  }),
  wrapped: route({
    ...base,
    method: 'GET',
    path: '/wps/relay/toys',
    wrapped: true,
    input: z.object({ name: z.string().optional() }),
    output: z.object({ name: z.string().nullable() }),
  }),
  leak: route({ ...base, method: 'GET', path: '/wps/leak', input: nothing, output: nothing }),
  misfit: route({
    ...base,
    method: 'GET',
    path: '/wps/misfit',
    input: nothing,
    output: z.object({ n: z.number() }),
  }),
  broken: route({
    ...base,
    method: 'POST',
    path: '/wps/broken',
    input: z.object({ how: z.string() }),
    output: nothing,
  }),
  prepared: route({
    ...base,
    method: 'POST',
    path: '/wps/prepared',
    input: z.object({ fail: z.boolean() }),
    output: z.object({ made: z.string(), rows: z.number() }),
  }),
  reads: route({ ...base, method: 'GET', path: '/wps/reads', input: nothing, output: nothing }),
};

let toy: ToyEdge;
beforeAll(async () => {
  toy = await startToyEdge({
    player: Object.values(routes),
    serve({ player }) {
      player.direct(routes.echo, (input) => input);
      player.direct(routes.list, (input) => input);
      player.direct(routes.wrapped, ({ name = null }) => ({ name }));
      player.direct(routes.leak, () => ({ passwordHash: 'secret' }) as never);
      player.direct(routes.misfit, () => ({ n: 'no number' }) as never);
      player.story(routes.broken, async (tx, { how }) => {
        if (how === 'sql') await tx.run(sql`select * from no_such_table`);
        if (how === 'connection')
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        if (how === 'disk')
          await tx.run(sql`do $$ begin raise exception using errcode = '53100'; end $$`);
        if (how === 'refuse')
          throw refuse('cashier.amount-out-of-range', {
            field: 'amount',
            value: { minimum: '10.00', maximum: '5000.00' },
          });
        throw new Error('/srv/secret/path: everything about it');
      });
      player.prepared(routes.prepared, async ({ fail }, { requestId }) => {
        const made = `made for ${requestId}`;
        return async (tx) => {
          await tx.run(sql`
            insert into kernel_job (name, key, payload, run_at, queued_at)
            values ('toy.prepared', ${requestId}, '{}', now(), now())`);
          if (fail) throw refuse('edge.busy');
          const { rows } = await tx.one<{ rows: number }>(
            sql`select count(*)::int as rows from kernel_job where name = 'toy.prepared'`,
          );
          return { made, rows };
        };
      });
      player.read(routes.reads, async (tx) => {
        await tx.run(sql`delete from kernel_job`);
        return {};
      });
    },
  });
});
afterAll(() => toy.close());

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  toy.call(path, { method: 'POST', body, headers });
const echo = (body: unknown) => post('/wps/toys/t1', body);

describe('a call over HTTP', () => {
  it('answers the envelope with the request id, which the client cannot choose', async () => {
    const answer = await toy.call('/wps/toys?size=5', { headers: { 'x-request-id': 'mine' } });
    expect(answer.json).toEqual({
      success: true,
      value: { size: 5 },
      requestId: answer.headers.get('x-request-id'),
    });
    expect(answer.json.requestId).toMatch(/^[\w-]{12}-[0-9a-z]+$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('merges path parameters into the body, and they win', async () => {
    const answer = await echo({ id: 'other', word: 'জমা', amount: '5.00', more: 1 });
    expect(answer.json.value).toEqual({ id: 't1', word: 'জমা', amount: '5.00' });
  });

  it.each(['1e3', '0x10', ' 1', '-1', '0.001', '9e15', 'NaN', 'Infinity', '0', '', '١', '1,000'])(
    'refuses the amount %j with 400 and its field',
    async (text) => {
      const answer = await echo({ word: 'a', amount: text });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({
        success: false,
        code: 'edge.invalid-input',
        field: 'amount',
      });
    },
  );

  it('refuses numbers where decimal strings are expected', async () => {
    expect((await echo({ word: 'a', amount: 5 })).json).toMatchObject({ field: 'amount' });
  });

  it('drops unknown fields of an answer, and answers 500 when the rest does not match', async () => {
    expect((await toy.call('/wps/leak')).json.value).toEqual({});
    const misfit = await toy.call('/wps/misfit');
    expect([misfit.status, misfit.json.code]).toEqual([500, 'edge.fault']);
    expect(toy.faults.at(-1)?.facts).toMatchObject({ requestId: misfit.json.requestId });
  });

  it('reads the input of a wrapped call from ?data={json}', async () => {
    const data = encodeURIComponent(JSON.stringify({ name: 'river' }));
    expect((await toy.call(`/wps/relay/toys?data=${data}`)).json.value).toEqual({ name: 'river' });
    expect((await toy.call('/wps/relay/toys')).json.value).toEqual({ name: null });
    for (const odd of ['{', '[]', '3', '{"__proto__":{"name":"x"}}'])
      expect((await toy.call(`/wps/relay/toys?data=${encodeURIComponent(odd)}`)).json.code).toBe(
        'edge.malformed',
      );
  });

  it('prepared before its transaction: its writes are undone when it refuses', async () => {
    const call = (fail: boolean) => post('/wps/prepared', { fail });
    expect((await call(true)).json.code).toBe('edge.busy');
    const { value, requestId } = (await call(false)).json;
    expect(value).toEqual({ made: `made for ${requestId}`, rows: 1 });
  });

  it('cannot write in a reading transaction', async () => {
    expect((await toy.call('/wps/reads')).json.code).toBe('edge.fault');
  });
});

describe('a malformed request', () => {
  it.each([
    ['half a JSON', '{"word":', 'edge.malformed'],
    ['a list', '[1]', 'edge.malformed'],
    ['nothing at all', 'null', 'edge.malformed'],
    ['a key of the prototype', '{"__proto__":{"word":"x"}}', 'edge.malformed'],
    ['a constructor', '{"constructor":{"prototype":{}}}', 'edge.malformed'],
    ['open brackets', '['.repeat(30_000), 'edge.malformed'],
    ['a deep nest', `{"word":${nested(20_000)}}`, 'edge.invalid-input'],
    ['a deep nest and an escape', `{"\\u0077ord":${nested(20_000)}}`, 'edge.malformed'],
    ['a prototype spelt in escapes', '{"\\u005f_proto__":{"a":1}}', 'edge.malformed'],
    ['a nest deeper than any input', `{"word":${nested(50)}}`, 'edge.invalid-input'],
    ['a NUL', '{"word":"a\\u0000b","amount":"1"}', 'edge.invalid-input'],
    ['half a surrogate pair', '{"word":"\\ud800","amount":"1"}', 'edge.invalid-input'],
    ['too much', `{"word":"${'x'.repeat(70_000)}"}`, 'edge.too-large'],
  ] as const)('is refused when it has %s', async (_, body, code) => {
    const status = code === 'edge.too-large' ? 413 : 400;
    const answer = await echo(body);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it('is refused when it is not JSON', async () => {
    for (const type of ['text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'x'])
      expect((await post('/wps/toys/t1', 'a=1', { 'content-type': type })).status).toBe(415);
  });

  it('is refused when its bytes are no UTF-8', async () => {
    const answer = await fetch(`http://127.0.0.1:${toy.ports.player}/wps/toys/t1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    });
    expect(answer.status).toBe(400);
  });

  it('is refused when a query field comes twice or is unknown', async () => {
    expect((await toy.call('/wps/toys?size=1&size=2')).json).toMatchObject({ field: 'size' });
    expect((await toy.call('/wps/toys?size=ten')).json).toMatchObject({ field: 'size' });
    expect((await toy.call('/wps/toys?size=1%00')).json).toMatchObject({ field: 'size' });
  });

  it('is refused when its address is too long or unreadable', async () => {
    expect((await toy.call(`/wps/toys?x=${'a'.repeat(9_000)}`)).status).toBe(413);
    expect((await toy.call('/wps/toys/%zz')).json.code).toBe('edge.malformed');
    expect((await toy.call('/wps/toys/%00', { method: 'POST', body: {} })).status).toBe(400);
  });
});

describe('paths and methods', () => {
  it('answer 404 in the envelope where there is no call', async () => {
    for (const path of ['/wps/toyz', '/lgw/x', '/console/members', '/wps/toys/', '/WPS/toys/../x'])
      expect((await toy.call(path)).json ?? {}, path).toMatchObject(
        path.startsWith('/WPS') ? {} : { success: false, code: 'edge.not-found' },
      );
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'answer 405 with Allow when %s is not in the table',
    async (method) => {
      const answer = await toy.call('/wps/toys/t1', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      expect(answer.json.code).toBe('edge.method-not-allowed');
    },
  );

  it('exist only when the contract has them and a room serves them, once', async () => {
    const stranger = route({
      ...base,
      method: 'GET',
      path: '/wps/x',
      input: nothing,
      output: nothing,
    });
    expect(() => toy.edge.player.direct(stranger, () => ({}))).toThrow('not in the contract');
    expect(() => toy.edge.player.direct(routes.leak, () => ({}))).toThrow('twice');
    await expect(startToyEdge({ player: [stranger] })).rejects.toThrow('no room serves GET /wps/x');
  });
});

describe('refusals and faults', () => {
  it('are in the reader’s language with the facts filled in', async () => {
    const body = { how: 'refuse' };
    const english = await post('/wps/broken', body);
    expect(english.status).toBe(400);
    expect(english.json).toMatchObject({
      code: 'cashier.amount-out-of-range',
      field: 'amount',
      value: { minimum: '10.00', maximum: '5000.00' },
      message:
        'This payment method does not accept that amount. Please choose between ৳10.00 and ৳5,000.00.',
    });
    const bengali = await post('/wps/broken', body, {
      'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8',
    });
    expect(bengali.json.message).toContain('এই মাধ্যমে');
    const chosen = await post('/wps/broken', body, {
      'accept-language': 'bn',
      cookie: 'nokshi_lang=EN',
    });
    expect(chosen.json.message).toBe(english.json.message);
  });

  it.each(['sql', 'error'])(
    'a fault (%s) is logged and answers 500 without detail',
    async (how) => {
      const answer = await post('/wps/broken', { how });
      expect(answer.status).toBe(500);
      expect(answer.json.message).toBe(refusalsEn['edge.fault']);
      expect(answer.text).not.toMatch(/secret|no_such_table|select|Error|\.ts/);
      expect(toy.faults.at(-1)).toMatchObject({
        message: 'a call failed',
        facts: { route: 'POST /wps/broken', requestId: answer.json.requestId },
      });
    },
  );

  it.each(['connection', 'disk'])(
    'a server in need (%s) answers 503 with Retry-After',
    async (how) => {
      const answer = await post('/wps/broken', { how });
      expect([answer.status, answer.json.code]).toEqual([503, 'edge.busy']);
      expect(answer.headers.get('retry-after')).toBe('2');
    },
  );
});
