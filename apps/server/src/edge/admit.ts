import type { FastifyRequest } from 'fastify';
import type { Launch, OperatorSession, PlayerSession } from '../kernel/caller.ts';
import type { Soon } from '../kernel/soon.ts';
import { checkAllowed, NOBODY, type Who } from './allow.ts';
import type { Connections } from './connections.ts';
import type { Cookies } from './cookies.ts';
import type { AnyRoute, EdgeDeps, EdgeLimits, RealmName } from './deps.ts';
import type { InWork } from './in-work.ts';
import type { LoopDelay } from './loop-delay.ts';
import { checkOpens, checkOrigin, OPENS_HEADER } from './origin.ts';
import { addressKey, type RateLimiter } from './rate-limit.ts';
import { Closed } from './refused.ts';
import type { TurnEnd } from './turn-end.ts';

export type Door = {
  readonly name: RealmName;
  readonly deps: EdgeDeps;
  readonly cookies: Cookies;
  readonly limiter: RateLimiter;
  readonly limits: EdgeLimits;
  readonly inWork: InWork;
  readonly connections: Connections;
  readonly loopDelay: LoopDelay;
  readonly turnEnd: TurnEnd;
};

/**
 * All that is decided before the body is read, in this order: the site is open, the request comes
 * from our pages, who it is, not too often in all, allowed, not too often here. Refuses edge.maintenance,
 * edge.region-blocked, edge.origin-refused, edge.too-many-requests and what `checkAllowed` refuses.
 * Whoever this server knows is let in at once.
 */
export function admit(door: Door, route: AnyRoute, request: FastifyRequest): Soon<void> {
  const { deps, name } = door;
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
  const who = whoIs(door, route, request);
  return who instanceof Promise
    ? who.then((found) => letIn(door, route, { request, who: found }))
    : letIn(door, route, { request, who });
}

/** Not too often in all, allowed, not too often here. */
function letIn(door: Door, route: AnyRoute, caller: { request: FastifyRequest; who: Who }): void {
  const { deps } = door;
  const { visit, headers } = caller.request;
  visit.who = caller.who;
  const session = visit.who.session ?? visit.who.operator ?? visit.who.launch?.session ?? null;
  const name = session ? session.sessionId : `address ${addressKey(visit.ip)}`;
  if (route.allow === 'signed')
    // One studio's server calls for all who play there, from one address.
    door.limiter.take(`signed ${name}`, door.limits.signedRate);
  else door.limiter.take(name, session ? door.limits.sessionRate : door.limits.addressRate);
  checkAllowed(route, visit.who);
  checkOpens(route, headers[OPENS_HEADER]);
  if (route.rate) door.limiter.take(`${name} ${route.method} ${route.path}`, route.rate);
  if (session) deps.sessions.touch(session.sessionId, { ip: visit.ip, device: visit.device });
}

function whoIs(door: Door, route: AnyRoute, request: FastifyRequest): Soon<Who> {
  const { sessions } = door.deps;
  if (route.allow === 'signed') return NOBODY;
  if (route.allow === 'launch') {
    const { authorization = '' } = request.headers;
    if (!authorization.startsWith('Bearer ')) return NOBODY_ANY_MORE;
    return found(sessions.launch(authorization.slice(7)), asLaunch);
  }
  const secret = request.visit.cookies[door.cookies.session];
  if (!secret) return NOBODY;
  if (door.name === 'console') return found(sessions.operator(secret), asOperator);
  return found(sessions.player(secret), asPlayer);
}

const asLaunch = (launch: Launch): Who => ({ ...NOBODY, launch });
const asOperator = (operator: OperatorSession): Who => ({ ...NOBODY, operator });
const asPlayer = (session: PlayerSession): Who => ({ ...NOBODY, session });
const NOBODY_ANY_MORE: Who = { ...NOBODY, ended: true };

function found<T>(known: Soon<T | null>, who: (one: T) => Who): Soon<Who> {
  if (known instanceof Promise)
    return known.then((one) => (one === null ? NOBODY_ANY_MORE : who(one)));
  return known === null ? NOBODY_ANY_MORE : who(known);
}
