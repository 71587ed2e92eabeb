import type { FastifyRequest } from 'fastify';
import { checkAllowed, NOBODY, type Who } from './allow.ts';
import type { Bodies } from './bodies.ts';
import type { Connections } from './connections.ts';
import type { Cookies } from './cookies.ts';
import type { AnyRoute, EdgeDeps, EdgeLimits, RealmName } from './deps.ts';
import type { InWork } from './in-work.ts';
import type { LoopDelay } from './loop-delay.ts';
import { checkOpens, checkOrigin, OPENS_HEADER } from './origin.ts';
import { addressKey } from '../kernel/address-key.ts';
import type { RateLimiter } from './rate-limit.ts';
import { Closed } from './refused.ts';

export type Door = {
  readonly name: RealmName;
  readonly deps: EdgeDeps;
  readonly cookies: Cookies;
  readonly limiter: RateLimiter;
  readonly limits: EdgeLimits;
  readonly inWork: InWork;
  readonly bodies: Bodies;
  readonly connections: Connections;
  readonly loopDelay: LoopDelay;
};

/**
 * Everything decided before the body is read, in this order: the site is open, the request comes
 * from our pages, who calls, the total rate, the right, the route's rate. Refuses edge.maintenance,
 * edge.region-blocked, edge.origin-refused, edge.too-many-requests and what `checkAllowed` refuses.
 */
export async function admit(door: Door, route: AnyRoute, request: FastifyRequest): Promise<void> {
  const { deps, limiter, limits, name } = door;
  const { visit, headers } = request;
  if (name === 'player' && !route.alwaysOpen) {
    const status = deps.gate.statusFor(visit);
    if (status.systemStatus !== 0) throw new Closed(status);
  }
  const cookie = visit.cookies[door.cookies.session] !== undefined;
  const fetchSite = headers['sec-fetch-site'];
  checkOrigin(
    route,
    {
      origin: headers.origin,
      fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
      cookie,
    },
    deps[name].origin,
  );
  visit.who = await whoIs(door, route, request);
  const session = visit.who.session ?? visit.who.operator ?? visit.who.launch?.session ?? null;
  const caller = session ? session.sessionId : `address ${addressKey(visit.ip)}`;
  // One vendor's server calls for all its players, from one address.
  if (route.allow === 'signed') limiter.take(`signed ${caller}`, limits.signedRate);
  else limiter.take(caller, session ? limits.sessionRate : limits.addressRate);
  checkAllowed(route, visit.who);
  checkOpens(route, headers[OPENS_HEADER]);
  if (route.rate) limiter.take(`${caller} ${route.method} ${route.path}`, route.rate);
  if (session) deps.sessions.touch(session.sessionId, { ip: visit.ip, device: visit.device });
}

async function whoIs(door: Door, route: AnyRoute, request: FastifyRequest): Promise<Who> {
  const { sessions } = door.deps;
  if (route.allow === 'signed') return NOBODY;
  if (route.allow === 'launch') {
    const { authorization = '' } = request.headers;
    if (!authorization.startsWith('Bearer ')) return ENDED;
    const launch = await sessions.launch(authorization.slice(7));
    return launch ? { ...NOBODY, launch } : ENDED;
  }
  const secret = request.visit.cookies[door.cookies.session];
  if (!secret) return NOBODY;
  if (door.name === 'console') {
    const operator = await sessions.operator(secret);
    return operator ? { ...NOBODY, operator } : ENDED;
  }
  const session = await sessions.player(secret);
  return session ? { ...NOBODY, session } : ENDED;
}

const ENDED: Who = { ...NOBODY, ended: true };
