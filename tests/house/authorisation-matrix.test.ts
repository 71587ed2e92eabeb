import { consoleRoutes, playerRoutes, ROLE_PERMISSIONS, type Route } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';
import { IDENTITIES, type Identity, logInAs } from '../harness/identities.ts';

/**
 * Promise T10: every call of the contract as every kind of caller. What must happen is worked out
 * here from `allow` alone, by other code than the edge's. A write goes out with a body that cannot
 * be read, so whoever is let in is told so (edge.malformed) and changes nothing.
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

/** What the house must say to this caller, or that it lets them in. */
function expected({ realm, route }: (typeof CALLS)[number], who: Identity): string {
  const { allow } = route;
  if (allow === 'anyone') return IN;
  if (allow === 'signed') return 'edge.malformed';
  if (allow === 'launch') return 'edge.launch-ended';
  if (who.realm !== realm) return 'edge.not-logged-in';
  return realm === 'player' ? asMember(route, who) : asOperator(route, who);
}

function asMember({ allow, path }: Route, who: Identity): string {
  const { type, restriction, mustChange } = who;
  if (mustChange && !BEFORE_A_NEW_PASSWORD.includes(path)) return 'identity.password-change-needed';
  const letIn = MAY[`${type}`]?.[restriction ?? 'free'] ?? [];
  if (letIn.includes(`${allow}`)) return IN;
  if (MAY[`${type}`]?.free.includes(`${allow}`)) return 'identity.restricted';
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
  free: [...AS_MEMBER.free, 'agent'],
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
  { realm, route }: (typeof CALLS)[number],
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

describe('every call as every identity', () => {
  it('covers the whole contract', () => {
    expect(CALLS.length).toBeGreaterThan(55);
    expect(IDENTITIES.length).toBeGreaterThan(15);
  });

  it.each(IDENTITIES.map((who) => [who.name, who] as const))(
    '%s gets exactly what the contract allows',
    async (_, who) => {
      const cookies = await logInAs(house, who);
      const wrong: string[] = [];
      for (const call of CALLS) {
        const said = await heard(call, cookies);
        const due = expected(call, who);
        if (said !== due)
          wrong.push(`${call.route.method} ${call.route.path}: ${said}, but due is ${due}`);
      }
      expect(wrong).toEqual([]);
    },
  );

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
