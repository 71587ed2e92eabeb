import { consoleRoutes, playerRoutes, ROLE_PERMISSIONS, type Route } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { full } from '../harness/extent.ts';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';
import { IDENTITIES, type Identity, logInAs } from '../harness/identities.ts';
import { RIGHT_OF } from './rights-of-calls.ts';

/**
 * Promise T10: every call of the contract as every kind of caller in `npm run test:full`; in
 * `npm test` every call as somebody who may and somebody who may not, and every identity at one
 * call of each right. What must happen is worked out here, by other code than the edge's: from the
 * table in `rights-of-calls.ts`, for operators from `allow`, which `duties.ts` holds. A write is
 * sent with a body that cannot be read, so a caller that is let in gets a refusal of the body
 * (edge.malformed) and changes nothing.
 */
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

type Realm = 'player' | 'console';
const routesOf = (rooms: Readonly<Record<string, Readonly<Record<string, Route>>>>, realm: Realm) =>
  Object.values(rooms)
    .flatMap((room) => Object.values(room))
    .map((route) => ({ realm, route }));
const CALLS = [...routesOf(playerRoutes, 'player'), ...routesOf(consoleRoutes, 'console')];

const IN = 'let in';
const WITH_ONE_TIME_PASSWORD = [
  '/console/password',
  '/console/session/info',
  '/console/session/logout',
];

const BEFORE_A_NEW_PASSWORD = [
  '/wps/member/password',
  '/wps/member/info',
  '/wps/session/info',
  '/wps/session/logout',
];

const WITHOUT_FACTOR = [
  ...WITH_ONE_TIME_PASSWORD,
  '/console/factor/begin',
  '/console/factor/confirm',
];

type Call = (typeof CALLS)[number];

/** What the house must say to this caller, or that it lets them in. */
function expected({ realm, route }: Call, who: Identity): string {
  const allow = realm === 'player' ? RIGHT_OF.get(callOf(route)) : route.allow;
  if (allow === 'anyone') return IN;
  if (allow === 'signed') return 'edge.malformed';
  if (allow === 'launch') return 'edge.launch-ended';
  if (who.realm !== realm) return 'edge.not-logged-in';
  return realm === 'player' ? asMember(`${allow}`, route, who) : asOperator(route, who);
}

const callOf = ({ method, path }: Route) => `${method} ${path}`;

function asMember(allow: string, { path }: Route, who: Identity): string {
  const { type, restriction, mustChange } = who;
  if (mustChange && !BEFORE_A_NEW_PASSWORD.includes(path)) return 'identity.password-change-needed';
  const letIn = MAY[`${type}`]?.[restriction ?? 'free'] ?? [];
  if (letIn.includes(allow)) return IN;
  if (MAY[`${type}`]?.free.includes(allow)) return 'identity.restricted';
  return type === 4 ? 'identity.true-account-needed' : 'identity.agents-only';
}

const words = (text: string) => text.split(' ');
const AS_MEMBER = {
  free: words('session member owner player table'),
  frozen: words('session member'),
  'self-excluded': words('session member owner'),
  'time-out': words('session member owner'),
};
const AS_AGENT = {
  free: [...AS_MEMBER.free, 'agent', 'recruiter'],
  frozen: [...AS_MEMBER.frozen, 'agent'],
  'self-excluded': [...AS_MEMBER['self-excluded'], 'agent'],
  'time-out': [...AS_MEMBER['time-out'], 'agent'],
};
const AS_TRIAL = {
  free: words('session table'),
  frozen: ['session'],
  'self-excluded': ['session'],
  'time-out': ['session'],
};
/** What each type of account may do, written down a second time: checklist S-005 to S-008. */
const MAY: Readonly<
  Record<string, Readonly<Record<string, readonly string[]>> & { free: string[] }>
> = {
  0: AS_MEMBER,
  1: AS_AGENT,
  2: AS_AGENT,
  41: AS_AGENT,
  42: AS_AGENT,
  4: AS_TRIAL,
};

function asOperator(
  { allow, path }: Route,
  { role = 'support', oneTimePassword, withoutFactor }: Identity,
): string {
  if (oneTimePassword && !WITH_ONE_TIME_PASSWORD.includes(path))
    return 'identity.password-change-needed';
  if (withoutFactor && !WITHOUT_FACTOR.includes(path)) return 'identity.second-factor-setup-needed';
  if (typeof allow === 'object' && !ROLE_PERMISSIONS[role].includes(allow.permission))
    return 'edge.forbidden';
  return IN;
}

/** Refusals that say "not you"; everything else means that the caller was let in. */
const NOT_YOU = new Set([
  'edge.not-logged-in',
  'edge.session-ended',
  'edge.launch-ended',
  'edge.forbidden',
  'edge.origin-refused',
  'identity.true-account-needed',
  'identity.agents-only',
  'identity.restricted',
  'identity.password-change-needed',
  'identity.second-factor-setup-needed',
]);

async function heard(
  { realm, route }: Call,
  cookies: Readonly<Record<string, string>>,
): Promise<string> {
  const origin = realm === 'player' ? house.playerOrigin : house.consoleOrigin;
  const path = route.path.replace(/:\w+/g, 'mbr_00000000000000000000000000000000');
  const get = route.method === 'GET';
  const answer = await fetch(`${origin}${path}`, {
    method: route.method,
    headers: {
      origin,
      // Who asks is what is tried here, not how often one address may ask.
      'x-forwarded-for': newAddress(),
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      ...(route.opens ? { 'x-requested-with': 'matrix' } : {}),
      ...(get ? {} : { 'content-type': 'application/json', 'idempotency-key': 'matrix-0001' }),
    },
    ...(get ? {} : { body: '{ not JSON' }),
  });
  const { success, code } = (await answer.json()) as { success: boolean; code?: string };
  if (success || code === undefined) return get ? IN : `success of a broken body`;
  if (answer.status >= 500) return `${answer.status} ${code}`;
  if (NOT_YOU.has(code)) return code;
  if (route.allow === 'signed') return code;
  return get || code === 'edge.malformed' ? IN : code;
}

/** What a call asks of its caller; the calls of somebody who has something to do first are their own. */
function rightOf({ realm, route: { allow, path } }: Call): string {
  const first = [...BEFORE_A_NEW_PASSWORD, ...WITHOUT_FACTOR].includes(path) ? path : '';
  return `${realm} ${typeof allow === 'object' ? allow.permission : allow} ${first}`;
}

function grouped<T, Key>(all: readonly T[], keyOf: (one: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const RIGHTS = grouped(CALLS, rightOf);

/** Of each right the next call in turn; of a realm that is not theirs only one. */
function callsOf(who: Identity, turn: number): Call[] {
  const picked = [...RIGHTS.values()].map((calls) => calls[turn % calls.length] as Call);
  const own = picked.filter(({ realm }) => who.realm === null || realm === who.realm);
  return [...own, ...picked.filter(({ realm }) => who.realm && realm !== who.realm).slice(0, 1)];
}

/** Of those who may and of those who may not one each, in turn, so that everybody has theirs. */
function callersOf(call: Call, turn: number): Identity[] {
  const mayOrNot = grouped(IDENTITIES, (who) => expected(call, who) === IN);
  return [...mayOrNot.values()].flatMap((all) => all[turn % all.length] ?? []);
}

/** The calls that each identity sends. */
function planned(): Map<Identity, ReadonlySet<Call>> {
  if (full) return new Map(IDENTITIES.map((who) => [who, new Set(CALLS)]));
  const plan = new Map(IDENTITIES.map((who, turn) => [who, new Set(callsOf(who, turn))]));
  for (const [turn, call] of CALLS.entries())
    for (const who of callersOf(call, turn)) plan.get(who)?.add(call);
  return plan;
}

describe('every call as every identity', () => {
  it('covers the whole contract', () => {
    const ofPlayers = CALLS.flatMap(({ realm, route }) =>
      realm === 'player' ? callOf(route) : [],
    );
    expect([...RIGHT_OF.keys()].toSorted()).toEqual(ofPlayers.toSorted());
    expect(IDENTITIES.length).toBeGreaterThan(15);
  });

  it('every identity gets exactly what the contract allows', { timeout: 600_000 }, async () => {
    const wrong: string[] = [];
    for (const [who, calls] of planned()) {
      const cookies = await logInAs(house, who);
      for (const call of calls) {
        const said = await heard(call, cookies);
        const due = expected(call, who);
        const { method, path } = call.route;
        if (said !== due) wrong.push(`${who.name}, ${method} ${path}: ${said}, but due is ${due}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('leaves no call and no right of an identity out', () => {
    const plan = [...planned()];
    const sent = new Set(plan.flatMap(([, calls]) => [...calls]));
    expect(CALLS.filter((call) => !sent.has(call)).map(({ route }) => route.path)).toEqual([]);
    for (const [who, calls] of plan) {
      const rights = new Set([...calls].map(rightOf));
      const own = [...RIGHTS.keys()].filter((right) => right.startsWith(`${who.realm ?? ''}`));
      expect([who.name, own.filter((right) => !rights.has(right))]).toEqual([who.name, []]);
    }
  });

  it('a machine that does not sign is refused, whatever it says', async () => {
    const answer = await house.visitor().send(playerRoutes.cashier.callback, {
      channel: 'no-such-channel',
      reference: 'r',
      depositId: 'd',
      outcome: 'paid',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.answer.success).toBe(false);
  });

  it('the cookie of one realm opens nothing in the other, under either name', async () => {
    const operator = await logInAs(house, { name: 'admin', realm: 'console', role: 'admin' });
    const member = await logInAs(house, { name: 'member', realm: 'player' });
    const ask = async (origin: string, path: string, cookie: string) =>
      ((await (await fetch(origin + path, { headers: { cookie } })).json()) as { code: string })
        .code;
    const [operatorSecret, memberSecret] = [operator.nokshi_console, member.nokshi_player];
    expect(
      await ask(house.playerOrigin, '/wps/member/info', `nokshi_player=${operatorSecret}`),
    ).toBe('edge.session-ended');
    expect(
      await ask(house.consoleOrigin, '/console/session/info', `nokshi_console=${memberSecret}`),
    ).toBe('edge.session-ended');
  });
});
