import {
  consoleRoutes as desks,
  OPERATOR_ROLES,
  type OperatorRole,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  type Route,
} from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { full } from '../harness/extent.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { DUTIES } from './duties.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

/** A write is sent with a body that cannot be read, so a caller that is let in changes nothing. */
async function letIn(who: HttpClient, { method, path }: Route): Promise<boolean> {
  const cookie = Object.entries(who.cookies())
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const url = house.consoleOrigin + path.replace(/:\w+/g, `mbr_${'0'.repeat(32)}`);
  const answer = await fetch(url, {
    method,
    headers: {
      cookie,
      origin: house.consoleOrigin,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      'idempotency-key': 'duties-0001',
    },
    ...(method === 'GET' ? {} : { body: '{ not JSON' }),
  });
  const { code } = (await answer.json()) as { code?: string };
  if (code === 'edge.not-logged-in') throw new Error(`${method} ${path} took nobody for somebody`);
  return code !== 'edge.forbidden';
}

/** What a post of the inspector does: it writes nothing but what was taken along. */
const HARMLESS: readonly Route[] = [
  desks.content.preview,
  desks.reports.exportReport,
  desks.agentContracts.simulate,
  desks.agentRuns.recompute,
];

describe('the roles of the house', () => {
  it('have an inspector who sees all that a desk shows by a read right, and changes nothing', () => {
    const may = ROLE_PERMISSIONS.inspector;
    const all = Object.values(desks).flatMap((room): Route[] => Object.values(room));
    const opened = all.filter(
      ({ allow }) => typeof allow === 'object' && may.includes(allow.permission),
    );
    const acts = opened.filter((route) => route.method !== 'GET' && !HARMLESS.includes(route));
    expect(acts.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(PERMISSIONS.filter((one) => one.endsWith('read') && !may.includes(one))).toEqual([]);
  });

  it('have every call of the console among their duties, once', () => {
    const named = DUTIES.flatMap(([, , routes]) => routes);
    const all = Object.values(desks)
      .flatMap((room): Route[] => Object.values(room))
      .filter(({ allow }) => typeof allow === 'object');
    const without = all.filter((route) => named.filter((each) => each === route).length !== 1);
    expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(named).toHaveLength(all.length);
  });

  const isDue = (role: OperatorRole, roles: readonly OperatorRole[]) =>
    role === 'admin' || roles.includes(role);

  it('have the rights that their duties take, and no others', () => {
    const wrong = OPERATOR_ROLES.flatMap((role) =>
      DUTIES.flatMap(([duty, roles, routes]) =>
        routes
          .filter(({ allow }) => typeof allow === 'object')
          .filter(({ allow }) => {
            const { permission } = allow as Extract<Route['allow'], object>;
            return ROLE_PERMISSIONS[role].includes(permission) !== isDue(role, roles);
          })
          .map(({ method, path }) => `${role}, ${duty}: ${method} ${path}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  // Of each duty one call, another for each role; that every call asks for its right is in the matrix.
  it('may do what their duties take, and nothing else', async () => {
    const wrong: string[] = [];
    for (const [turn, role] of OPERATOR_ROLES.entries()) {
      const who = await house.operator(role);
      for (const [duty, roles, routes] of DUTIES)
        for (const route of full ? routes : [routes[turn % routes.length] as Route])
          if ((await letIn(who, route)) !== isDue(role, roles))
            wrong.push(`${role}, ${duty}: ${route.method} ${route.path}`);
    }
    expect(wrong).toEqual([]);
  });
});
