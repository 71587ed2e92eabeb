import { consoleRoutes, playerRoutes, type Route } from '@nokshi/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Log, silentLog } from '../../apps/server/src/kernel/log.ts';
import { type HttpClient, httpClient } from '../harness/client.ts';
import { full } from '../harness/extent.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/**
 * Promise T11: every call of the contract under requests that are malformed, oversized, mutated:
 * no fault, nothing of our insides in an answer, no hang. Seeded, so a find can be repeated.
 */
const COUNT = full ? 200 : 10;
const SLOWEST_MS = 8_000;

let house: RunningHouse;
let memberId: string;
const faults: { message: string; facts: unknown }[] = [];
beforeAll(async () => {
  const log: Log = {
    ...silentLog,
    error: (message, facts = {}) => void faults.push({ message, facts }),
    child: () => log,
  };
  house = await startHouse({ log });
  ({ memberId } = await registered());
});
afterAll(() => house.close());
afterEach(() => {
  faults.length = 0;
});

const routesOf = (rooms: Readonly<Record<string, Readonly<Record<string, Route>>>>) =>
  Object.values(rooms)
    .flatMap((room) => Object.values(room))
    .map((route) => [`${route.method} ${route.path}`, route] as const);

/** These change what the others need, so they come last. */
const LAST = [
  'PUT /console/site/status',
  'POST /console/password',
  'DELETE /console/session/logout',
];
const CONSOLE = routesOf(consoleRoutes).sort(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b));

let addresses = 0;
/** Each caller has an address of their own, so that no limit ends the test before its time. */
const address = () => {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`;
};

async function registered(): Promise<HttpClient & { memberId: string }> {
  const client = house.visitor();
  const { userInfo } = await client.call(
    playerRoutes.identity.register,
    {
      username: `hostile${addresses}`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agree: true,
    },
    { headers: { 'x-forwarded-for': address() } },
  );
  return Object.assign(client, { memberId: userInfo.id });
}

/** What no answer may show: stacks, SQL, paths, names of our tools. */
const LEAK =
  /\bat [\w.<>]+ \(|\.(ts|js):\d+|node_modules|\/(apps|packages|home|root|usr)\/|\b(select|insert into|update|delete from) [a-z_"]+ |relation "|column "|syntax error|invalid input syntax|violates|pg_|ECONN|(Type|Reference|Range|Syntax|Zod)Error|\bundefined\b|\[object/;
/** Said on purpose by a house that is closed or busy. */
const MEANT = ['edge.busy', 'edge.maintenance', 'edge.region-blocked'];

async function problemOf(client: HttpClient, own: string, mutation: Mutation, token: string) {
  const { method, path, body } = mutation;
  const headers = {
    'x-forwarded-for': address(),
    origin: own,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...mutation.headers,
  };
  const started = performance.now();
  const answer = await client.raw(path, { method, headers, body });
  const text = await answer.text();
  const tookMs = performance.now() - started;
  const json = JSON.parse(text) as { success?: boolean; code?: string; value?: unknown };
  const said = `${answer.status} ${text.slice(0, 200)}`;
  if (typeof json.success !== 'boolean') return `no envelope: ${said}`;
  if (json.success !== (answer.status === 200)) return `envelope and status differ: ${said}`;
  if (answer.status >= 500 && !MEANT.includes(json.code ?? '')) return `a fault: ${said}`;
  if (!json.success && LEAK.test(text)) return `a leak: ${said}`;
  if (tookMs > SLOWEST_MS) return `took ${Math.round(tookMs)} ms`;
  return null;
}

async function attack(route: Route, client: HttpClient, { own, token = '' }: Attack) {
  const seed = [...(route.path + route.method)].reduce(
    (sum, sign) => sum * 31 + sign.charCodeAt(0),
    7,
  );
  const ids = [memberId, 'demo-delayed', 'kantha-lines'];
  const found: string[] = [];
  for (const mutation of mutationsOf(route, { seed, count: COUNT, ids })) {
    const problem = await problemOf(client, own, mutation, token);
    if (problem)
      found.push(`${mutation.path.slice(0, 200)} ${mutation.body?.slice(0, 200)}: ${problem}`);
  }
  expect(faults.slice(0, 3), 'what the log says').toEqual([]);
  expect(found).toEqual([]);
}
type Attack = { own: string; token?: string };

/** What each endpoint must survive beside mutations. */
async function bluntTools(route: Route, client: HttpClient, { own, token = '' }: Attack) {
  const path = route.path.replace(/:\w+/g, 'x');
  const headers = {
    origin: own,
    'x-forwarded-for': address(),
    'idempotency-key': 'blunt-tools',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const patched = await client.raw(path, { method: 'PATCH', headers });
  expect(patched.status).toBe(405);
  expect(patched.headers.get('allow')?.split(', ')).toContain(route.method);
  if (route.method === 'GET') return;
  const send = async (type: string, body: string) =>
    (
      await client.raw(path, {
        method: route.method,
        headers: { ...headers, 'content-type': type },
        body,
      })
    ).status;
  expect(await send('application/xml', '<a/>')).toBe(415);
  const tooLong = 'x'.repeat(route.bodyBytes ?? 70_000);
  expect(await send('application/json', `{"a":"${tooLong}"}`)).toBe(413);
  expect(await send('application/json', '['.repeat(20_000))).toBe(400);
}

describe('calls of the player site', () => {
  it.each(routesOf(playerRoutes))('%s stands', { timeout: 120_000 }, async (_, route) => {
    const client = route.allow === 'anyone' ? house.visitor() : await registered();
    const own = house.playerOrigin;
    const token = route.allow === 'launch' ? await launchToken(client) : '';
    await bluntTools(route, client, { own, token });
    await attack(route, client, { own, token });
  });
});

describe('calls of the console', () => {
  it.each(CONSOLE)('%s stands', { timeout: 120_000 }, async (_, route) => {
    const anyone = route.allow === 'anyone';
    const client = anyone ? httpClient(house.consoleOrigin) : await administrator();
    const own = house.consoleOrigin;
    await bluntTools(route, client, { own });
    await attack(route, client, { own });
  });
});

/** A session of its own for each endpoint, so that none uses up the rate of another. */
async function administrator(): Promise<HttpClient> {
  await house.operator('admin');
  const client = httpClient(house.consoleOrigin);
  const headers = { 'x-forwarded-for': address() };
  const credentials = { username: 'admin', password: PASSWORD };
  await client.call(consoleRoutes.identity.login, credentials, { headers });
  return client;
}

async function launchToken(client: HttpClient): Promise<string> {
  const { launchToken: token } = await client.call(playerRoutes.slots.launch, {
    gameId: 'kantha-lines',
  });
  return token;
}
