import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';
import { solveWork } from '../harness/solve-work.ts';
import { type Fields, OF_A_MEMBER, type Specified } from './specified-calls.ts';
import { OPEN } from './specified-open-calls.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

type Envelope = { success: boolean; code?: string; message?: string; value?: unknown };

async function ask(client: HttpClient, { call, wrapped, solved, ...asked }: Specified) {
  const [method = '', path = ''] = call.split(' ');
  const work = solved && (await client.call(playerRoutes.identity.proofOfWork, {}));
  const sent: Fields = { ...asked.sent, ...(work && { geetest: solveWork(work) }) };
  const texts = Object.entries(sent).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const query = new URLSearchParams(wrapped ? { data: JSON.stringify(sent) } : texts);
  const get = method === 'GET';
  const answer = await client.raw(get ? `${path}?${query}` : path, {
    method,
    headers: {
      origin: house.playerOrigin,
      'x-forwarded-for': newAddress(),
      ...asked.headers,
      ...(get ? {} : { 'content-type': 'application/json' }),
    },
    ...(get ? {} : { body: JSON.stringify(sent) }),
  });
  expect(answer.headers.get('content-type')).toContain('application/json');
  return { status: answer.status, said: (await answer.json()) as Envelope };
}

/** The value at the names, or each row of it. */
const namesIn = (value: unknown, name: string): boolean =>
  name.split('.').reduce<unknown>((at, part) => (at as Fields | undefined)?.[part], value) !==
  undefined;

function fits({ has = [], refused }: Specified, { success, code, value, message }: Envelope) {
  if (refused) return expect([code, Boolean(message)]).toEqual([refused, true]);
  expect([success, code]).toEqual([true, undefined]);
  const rows = Array.isArray(value) ? (value as unknown[]) : [value];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(has.filter((name) => !namesIn(row, name))).toEqual([]);
}

describe('a call of the specification', () => {
  it.each(OPEN)('without a token has its path, its names and its answer: %s', async (_, call) => {
    fits(call, (await ask(house.visitor(), call)).said);
  });

  it('with a token has its path, its names and its answer, and is 401 without', async () => {
    const member = await house.member();
    for (const [row, call] of OF_A_MEMBER) {
      const without = await ask(house.visitor(), call);
      expect([row, without.status, without.said.code]).toEqual([row, 401, 'edge.not-logged-in']);
      fits(call, (await ask(member, call)).said);
    }
  });

  it.each([
    'POST /wps/session/login',
    'PUT /wps/member/register',
    'PUT /wps/member/register/mobile',
    'POST /wps/verification/sms/noLogin',
    'POST /wps/verification/sms/register',
    'POST /wps/member/password/verification',
  ])('that is open to everybody has a limit for each address: %s (A-030)', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = {
      origin: house.playerOrigin,
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
    };
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 100)
      statuses.push((await house.visitor().raw(path, { method, headers, body: '{}' })).status);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });
});
