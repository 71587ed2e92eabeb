import { consoleRoutes, playerRoutes, type Route } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Log, silentLog } from '../../apps/server/src/kernel/log.ts';
import { type HttpClient, httpClient } from '../harness/client.ts';
import { full } from '../harness/extent.ts';
import { faultsIn } from '../harness/faults-in.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { makeAgent } from '../harness/team.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/**
 * Promise T11: every call of the contract under requests that are malformed, oversized, mutated:
 * no fault, nothing of our insides in an answer, no hang. Seeded, so a find can be repeated. In
 * `npm test` a call gets one request as right as can be, one that is not, and one blunt tool.
 */
const COUNT = full ? 200 : 2;
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
  const edgeLimits = { sessionRate: { max: 1e6, perSeconds: 1 } };
  house = await startHouse({ log, edgeLimits });
  ({ memberId } = await registered());
});
afterAll(() => house.close());

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const routesOf = (rooms: Readonly<Record<string, Readonly<Record<string, Route>>>>) =>
  Object.values(rooms).flatMap((room) => Object.values(room));

/** These change what the others need, so they come last. */
const LAST = [
  'PUT /console/site/status',
  'POST /console/password',
  'DELETE /console/session/logout',
];
const CONSOLE = routesOf(consoleRoutes).sort(
  (a, b) => LAST.indexOf(nameOf(a)) - LAST.indexOf(nameOf(b)),
);

let addresses = 0;
/** Each caller has an address of their own, so that no limit ends the test before its time. */
const address = () => {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`;
};

async function registered(): Promise<
  HttpClient & { readonly memberId: string; readonly username: string }
> {
  const client = house.visitor();
  const username = `hostile${addresses}`;
  const { userInfo } = await client.call(
    playerRoutes.identity.register,
    {
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agree: true,
    },
    { headers: { 'x-forwarded-for': address() } },
  );
  return Object.assign(client, { memberId: userInfo.id, username });
}

/** What no answer may show: stacks, SQL, paths, names of our tools. */
const LEAK =
  /\bat [\w.<>]+ \(|\.(ts|js):\d+|node_modules|\/(apps|packages|home|root|usr)\/|\b(select|insert into|update|delete from) [a-z_"]+ |relation "|column "|syntax error|invalid input syntax|violates|pg_|ECONN|(Type|Reference|Range|Syntax|Zod)Error|\bundefined\b|\[object/;
/** Said on purpose by a house that is closed or busy. */
const MEANT = ['edge.busy', 'edge.maintenance', 'edge.region-blocked'];

type Caller = { readonly client: HttpClient; readonly own: string; readonly token: string };
type Answered = { readonly problem: string | null; readonly status: number };

async function send({ client, own, token }: Caller, mutation: Mutation): Promise<Answered> {
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
  return { problem: problemOf({ status: answer.status, text, tookMs }), status: answer.status };
}

function problemOf({ status, text, tookMs }: { status: number; text: string; tookMs: number }) {
  const json = JSON.parse(text) as { success?: boolean; code?: string; value?: unknown };
  const said = `${status} ${text.slice(0, 200)}`;
  if (typeof json.success !== 'boolean') return `no envelope: ${said}`;
  if (json.success !== (status === 200)) return `envelope and status differ: ${said}`;
  if (status >= 500 && !MEANT.includes(json.code ?? '')) return `a fault: ${said}`;
  if (!json.success && LEAK.test(text)) return `a leak: ${said}`;
  return tookMs > SLOWEST_MS ? `took ${Math.round(tookMs)} ms` : null;
}

/** What is wrong with the answers to mutations; `ended` when the caller has to log in again. */
async function attack(route: Route, caller: Caller) {
  const seed = [...nameOf(route)].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7);
  const ids = [memberId, 'demo-delayed', 'kantha-lines'];
  const found: string[] = [];
  let ended = false;
  for (const mutation of mutationsOf(route, { seed, count: COUNT, ids })) {
    const { problem, status } = await send(caller, mutation);
    ended ||= status === 401;
    if (problem)
      found.push(`${mutation.path.slice(0, 200)} ${mutation.body?.slice(0, 200)}: ${problem}`);
  }
  for (const fault of faults.splice(0).slice(0, 3)) found.push(`the log: ${JSON.stringify(fault)}`);
  return { found: found.map((problem) => `${nameOf(route)}: ${problem}`), ended };
}

type BluntTool = (route: Route, send: (init: RequestInit) => Promise<Response>) => Promise<unknown>;
const ofType = (type: string, body: string) => ({ headers: { 'content-type': type }, body });

/** What each call must survive beside mutations; a GET has no body to be spoilt. */
const BLUNT_TOOLS: readonly BluntTool[] = [
  async (route, ask) => {
    const patched = await ask({ method: 'PATCH' });
    expect(patched.status).toBe(405);
    expect(patched.headers.get('allow')?.split(', ')).toContain(route.method);
  },
  async (_, ask) => expect((await ask(ofType('application/xml', '<a/>'))).status).toBe(415),
  async ({ bodyBytes = 70_000 }, ask) => {
    const body = `{"a":"${'x'.repeat(bodyBytes)}"}`;
    expect((await ask(ofType('application/json', body))).status).toBe(413);
  },
  async (_, ask) =>
    expect((await ask(ofType('application/json', '['.repeat(20_000)))).status).toBe(400),
];

/** In `npm test` each call in its turn meets one of them. */
const toolsFor = ({ method }: Route, turn: number) => {
  const tools = method === 'GET' ? BLUNT_TOOLS.slice(0, 1) : BLUNT_TOOLS;
  return full ? tools : [tools[turn % tools.length] as BluntTool];
};

async function strike(route: Route, { client, own, token }: Caller, turn: number) {
  const path = route.path.replace(/:\w+/g, 'x');
  const ask = (init: RequestInit) => {
    const headers = {
      origin: own,
      'x-forwarded-for': address(),
      'idempotency-key': 'blunt-tools',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(init.headers as Record<string, string>),
    };
    return client.raw(path, { method: route.method, ...init, headers });
  };
  const used = toolsFor(route, turn).map(
    (tool, nth) => [`${nameOf(route)} tool ${nth}`, tool] as const,
  );
  return faultsIn(used, ([, tool]) => tool(route, ask));
}

/** Every route by a caller who has a session, a new one when the attack has ended it. */
async function standing(routes: readonly Route[], callers: (route: Route) => Promise<Caller>) {
  const found: string[] = [];
  const kept = new Map<Route['allow'] | 'somebody', Caller>();
  for (const [turn, route] of routes.entries()) {
    const kind = typeof route.allow === 'object' ? 'somebody' : route.allow;
    const caller = kept.get(kind) ?? (await callers(route));
    kept.set(kind, caller);
    found.push(...(await strike(route, caller, turn)));
    const attacked = await attack(route, caller);
    found.push(...attacked.found);
    if (attacked.ended) kept.clear();
  }
  return found;
}

it('every call of the player site stands', { timeout: 3_600_000 }, async () => {
  const callerOf = async (route: Route): Promise<Caller> => {
    const own = house.playerOrigin;
    if (route.allow === 'anyone') return { client: house.visitor(), own, token: '' };
    const client = await registered();
    if (route.allow === 'recruiter' || route.allow === 'agent') await makeAgent(house, client);
    const token = route.allow === 'launch' ? await launchToken(client) : '';
    return { client, own, token };
  };
  expect(await standing(routesOf(playerRoutes), callerOf)).toEqual([]);
});

it('every call of the console stands', { timeout: 3_600_000 }, async () => {
  const callerOf = async (route: Route): Promise<Caller> => {
    const client =
      route.allow === 'anyone' ? httpClient(house.consoleOrigin) : await administrator();
    return { client, own: house.consoleOrigin, token: '' };
  };
  expect(await standing(CONSOLE, callerOf)).toEqual([]);
});

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
