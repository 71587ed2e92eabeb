import { consoleRoutes, playerRoutes, REFUSALS, type Route } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { full } from '../harness/extent.ts';
import { faultsIn } from '../harness/faults-in.ts';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';

/** What holds for every call of the contract, seen from outside. */
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ spinIntervalMs: 0 });
});
afterAll(() => house.close());

type Rooms = Readonly<Record<string, Readonly<Record<string, Route>>>>;
const routesOf = (rooms: Rooms): Route[] =>
  Object.values(rooms)
    .flatMap((room) => Object.values(room))
    // Logging out comes last.
    .sort((a, b) => Number(a.path.endsWith('/logout')) - Number(b.path.endsWith('/logout')));
const PLAYER = routesOf(playerRoutes);
const CONSOLE = routesOf(consoleRoutes);

/** The routes at a path, those with a parameter in its place as well. */
const routesAt = (routes: readonly Route[], path: string): Route[] =>
  routes.filter((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path));
const pathOf = ({ path }: Route) => path.replace(/:\w+/g, 'x');
const bodyOf = (method: string) =>
  method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' };

type Envelope = {
  success: boolean;
  code?: keyof typeof REFUSALS;
  message?: string;
  value?: unknown;
  requestId: string;
};

/** Y-010, decision 0077: those that are always there, then those that may be. */
const FIELDS = {
  success: [['requestId', 'success', 'value'], []],
  refusal: [
    ['code', 'message', 'requestId', 'success'],
    ['field', 'value'],
  ],
} as const;

function fieldsProblem(answer: Envelope): string | null {
  const [always, maybe] = FIELDS[answer.success ? 'success' : 'refusal'];
  const fields = Object.keys(answer);
  const missing = always.filter((field) => !fields.includes(field));
  const known = new Set<string>([...always, ...maybe]);
  const others = fields.filter((field) => !known.has(field));
  return missing.length + others.length > 0 ? `without ${missing}, with ${others}` : null;
}

async function envelopeProblem(client: HttpClient, route: Route): Promise<string | null> {
  const { headers, ...body } = bodyOf(route.method);
  const answer = await client.raw(pathOf(route), {
    method: route.method,
    headers: { 'x-forwarded-for': newAddress(), ...headers },
    ...body,
  });
  const text = await answer.text();
  const said = `${route.method} ${route.path}: ${answer.status} ${text.slice(0, 120)}`;
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return `${said} no JSON`;
  if (answer.headers.get('cache-control') !== 'no-store') return `${said} may be stored`;
  const envelope = JSON.parse(text) as Envelope;
  const wrong = fieldsProblem(envelope);
  if (wrong) return `${said} ${wrong}`;
  const { success, code, message, value, requestId } = envelope;
  if (!requestId || requestId !== answer.headers.get('x-request-id')) return `${said} request id`;
  if (success) return answer.status === 200 && value !== undefined ? null : `${said} no value`;
  if (!code || REFUSALS[code] !== answer.status) return `${said} code and status differ`;
  return message?.trim() ? null : `${said} says nothing`;
}

describe('an answer', () => {
  it.each(['a visitor', 'a member', 'an operator'])(
    'of every call has the fields of a success or of a refusal, and no others, for %s',
    async (who) => {
      const client = {
        'a visitor': () => house.visitor(),
        'a member': () => house.member(),
        'an operator': () => house.operator('admin'),
      }[who];
      const asked = await client?.();
      if (!asked) throw new Error('nobody asked');
      const problems: string[] = [];
      for (const route of who === 'an operator' ? CONSOLE : PLAYER) {
        const problem = await envelopeProblem(asked, route);
        if (problem) problems.push(problem);
      }
      expect(problems).toEqual([]);
    },
  );

  it('says why in the reader’s language, and where a fact helps gives it', async () => {
    const ask = async (language: string) => {
      const answer = await house
        .visitor()
        .send(playerRoutes.identity.memberInfo, {}, { headers: { 'accept-language': language } });
      return answer.answer.success ? '' : answer.answer.message;
    };
    expect(await ask('en')).toMatch(/^[A-Z]/);
    expect(await ask('bn-BD,en;q=0.5')).toMatch(/[\u0980-\u09ff]/);
  });
});

describe('a path', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
  const tables = () => [
    { origin: house.playerOrigin, routes: PLAYER },
    { origin: house.consoleOrigin, routes: CONSOLE },
  ];

  /** One of them for each path in its turn; all in `npm run test:full`. */
  const inTurn = <T>(all: readonly T[], turn: number): T[] =>
    full || all.length === 0 ? [...all] : [all[turn % all.length] as T];

  it('takes the methods of its table and answers 405 with Allow to every other', async () => {
    const problems: string[] = [];
    for (const { origin, routes } of tables()) {
      for (const [turn, path] of [...new Set(routes.map(pathOf))].entries()) {
        const own = new Set<string>(routesAt(routes, path).map(({ method }) => method));
        const others = METHODS.filter((one) => !own.has(one));
        for (const method of inTurn(others, turn)) {
          const answer = await fetch(origin + path, {
            method,
            headers: { 'x-forwarded-for': newAddress() },
          });
          await answer.arrayBuffer();
          const allow = new Set(answer.headers.get('allow')?.split(', '));
          const same = allow.size === own.size && [...own].every((one) => allow.has(one));
          if (answer.status !== 405 || !same)
            problems.push(`${method} ${path}: ${answer.status}, allow ${[...allow]}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it('that is a game-service wrapper is a GET, which reads and moves nothing (Y-007)', () => {
    const wrapped = PLAYER.filter((route) => route.wrapped);
    expect(wrapped.length).toBeGreaterThan(5);
    for (const { method, keyed, path } of wrapped)
      expect([path, method, keyed]).toEqual([path, 'GET', undefined]);
    for (const { path, method } of [playerRoutes.slots.launch, playerRoutes.messaging.markRead])
      expect([path, method]).toEqual([path, 'POST']);
  });

  it.each(['MCSFE_toggleFavorite', 'GCS_walletTransfer'])(
    'that changes something cannot be called by a link: %s (Y-007)',
    async (name) => {
      const member = await house.member();
      const answer = await member.raw(`/wps/relay/${name}?data=%7B%7D`);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  it('has one spelling: what is written otherwise is no call', async () => {
    const problems: string[] = [];
    for (const { origin, routes } of tables()) {
      const plain = routes.filter(({ path }) => !path.includes(':'));
      for (const [turn, route] of plain.entries()) {
        const { path } = route;
        const others = [
          `${path}/`,
          path.replace('/', '//'),
          `${path};v=1`,
          `${path}.json`,
          path.replace(/[^/]+$/, (last) => last.toUpperCase()),
          `${path}/x/y/z`,
        ].filter((other) => routesAt(routes, other).length === 0);
        for (const other of inTurn(others, turn)) {
          const answer = await fetch(origin + other, { method: route.method, redirect: 'manual' });
          const text = await answer.text();
          // Two slashes lead out of the calls, to the pages, which are only read.
          const page = other.startsWith('//') && answer.headers.get('allow') === 'GET, HEAD';
          if (answer.status !== 404 && !page)
            problems.push(`${other}: ${answer.status} ${text.slice(0, 60)}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it('exists in the OpenAPI document, and there is none beside those', async () => {
    for (const { origin, routes } of tables()) {
      const document = (await (await fetch(`${origin}/openapi.json`)).json()) as {
        paths: Record<string, Record<string, unknown>>;
      };
      const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      const contract = routes.map(
        ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
      );
      expect(documented.sort()).toEqual(contract.sort());
    }
  });

  it('of one realm is unknown to the other', async () => {
    for (const path of ['/console/members', '/console/session/info'])
      expect((await fetch(house.playerOrigin + path)).status).toBe(404);
    for (const path of ['/wps/member/info', '/lgw/games/game_menus'])
      expect((await fetch(house.consoleOrigin + path)).status).toBe(404);
  });
});

describe('who may call', () => {
  const NEEDS_TOKEN = [
    playerRoutes.identity.memberInfo,
    playerRoutes.identity.sessionInfo,
    playerRoutes.identity.logout,
    playerRoutes.wallet.balance,
    playerRoutes.wallet.merchantWallet,
    playerRoutes.security.changePassword,
    playerRoutes.member.avatar,
    playerRoutes.member.icon,
    playerRoutes.agents.consolidated,
    playerRoutes.points.details,
    playerRoutes.transfers.transfer,
    playerRoutes.messaging.unreadCount,
  ].map((route): [string, Route] => [`${route.method} ${route.path}`, route]);

  it('a call that needs a token answers 401 without a session', async () => {
    const faults = await faultsIn(NEEDS_TOKEN, async ([, route]) => {
      const { status, answer } = await house.visitor().send(route, {});
      expect(status).toBe(401);
      expect(answer).toMatchObject({ success: false, code: 'edge.not-logged-in' });
    });
    expect(faults).toEqual([]);
  });

  it('a visitor may look around, and is asked to log in where a member is needed', async () => {
    const visitor = house.visitor();
    for (const route of PLAYER.filter(
      ({ allow, method }) => allow === 'anyone' && method === 'GET',
    ))
      expect((await visitor.raw(pathOf(route))).status, route.path).not.toBe(401);
    const launch = await visitor.send(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
    expect(launch.answer).toMatchObject({ success: false, code: 'edge.not-logged-in' });
  });

  it('a member may see the balance, deposit, look after the account and log out', async () => {
    const member = await house.member();
    const { wallet, cashier, identity, limits, records } = playerRoutes;
    await member.call(wallet.balance, {});
    const wish = { channel: 'demo-wallet', amount: '20.00' };
    await member.call(cashier.requestDeposit, wish, { key: 'a-first-deposit' });
    await member.call(identity.sessions, {});
    await member.call(limits.protection, {});
    await member.call(records.entries, {});
    await member.call(identity.logout, {});
    expect((await member.send(wallet.balance, {})).status).toBe(401);
  });
});
