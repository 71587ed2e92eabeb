import type { FastifyInstance } from 'fastify';
import type { Serve } from '../kernel/caller.ts';
import { within } from '../kernel/within.ts';
import { networks } from './address.ts';
import { serveApiPage } from './api-page.ts';
import type { Door } from './admit.ts';
import { createBodies } from './bodies.ts';
import { watchConnections } from './connections.ts';
import { cookiesOf } from './cookies.ts';
import { type EdgeDeps, type EdgeLimits, type RealmName, USUAL_LIMITS } from './deps.ts';
import { serveHealth } from './health.ts';
import { createHttpServer } from './http-server.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';
import { createInWork } from './in-work.ts';
import { createLoopDelay, type LoopDelay } from './loop-delay.ts';
import { watchPressure } from './pressure.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { openRealm } from './realm.ts';
import { securityHeaders } from './security-headers.ts';
import { serveLive } from './upgrade.ts';

export type Edge = {
  /** Where rooms register the use-cases of the player site, and of the console. */
  readonly player: Serve;
  readonly console: Serve;
  /**
   * Opens both doors; a port of 0 takes a free one. Throws when a route of the contract has no
   * use-case, or a port is taken.
   */
  listen(at: Doors): Promise<Record<RealmName, number>>;
  /** Finishes requests in progress, within `limitMs`, and closes every live socket. */
  close(limitMs?: number): Promise<void>;
};

export type Doors = { readonly host: string; readonly port: number; readonly consolePort: number };

type Shared = {
  readonly limits: EdgeLimits;
  readonly trusted: (ip: string) => boolean;
  readonly idempotency: Idempotency;
  readonly limiter: RateLimiter;
  readonly loopDelay: LoopDelay;
};

/** What both realms share. */
export function openShared(deps: EdgeDeps): Shared {
  const limits = { ...USUAL_LIMITS, ...deps.limits };
  return {
    limits,
    trusted: networks(deps.trustedProxies),
    idempotency: createIdempotency(deps),
    limiter: createRateLimiter({ clock: deps.clock, most: limits.buckets }),
    loopDelay: deps.loopDelay ?? createLoopDelay(),
  };
}

const NOWHERE: readonly string[] = [];
const nowhere = () => NOWHERE;

/** Both lists as one value, which is replaced only when one of them is. */
function named(imageHosts: () => readonly string[], frameOrigins: () => readonly string[]) {
  let held = { imageHosts: NOWHERE, frameOrigins: NOWHERE };
  return () => {
    const now = { imageHosts: imageHosts(), frameOrigins: frameOrigins() };
    if (now.imageHosts !== held.imageHosts || now.frameOrigins !== held.frameOrigins) held = now;
    return held;
  };
}

/** The HTTP server of one realm with the calls of the contract. */
export function openDoor(deps: EdgeDeps, name: RealmName, shared: Shared) {
  const { limits, trusted, idempotency, limiter, loopDelay } = shared;
  const { origin, imageHosts = nowhere, frameOrigins = nowhere } = deps[name];
  const headers = securityHeaders(origin, named(imageHosts, frameOrigins));
  const app = createHttpServer(deps, limits, { trusted, headers });
  const door: Door = {
    name,
    deps,
    limiter,
    limits,
    loopDelay,
    cookies: cookiesOf(name, origin),
    inWork: createInWork({ most: limits.inWork, ms: limits.answerMs }),
    bodies: createBodies({ most: limits.bodiesBytes, ofOne: limits.bodiesOfOne }),
    connections: watchConnections(app.server, limits.connections),
  };
  return { app, door, realm: openRealm(app, door, { idempotency, trusted, headers }) };
}

/** The edge of the house: contract to HTTP, one server per realm, both alike. */
export function createEdge(deps: EdgeDeps): Edge {
  const shared = openShared(deps);
  const { trusted, loopDelay } = shared;
  let closing = false;

  const open = (name: RealmName) => {
    const opened = openDoor(deps, name, shared);
    serveHealth(opened.app, deps, { trusted, closing: () => closing });
    serveApiPage(opened.app, deps[name], name);
    serveLive(opened.app.server, deps, { name, trusted });
    return opened;
  };
  const [site, desk] = [open('player'), open('console')];
  watchPressure(deps.metrics, { player: site.door, console: desk.door });

  return {
    player: site.realm.serve,
    console: desk.realm.serve,
    async listen({ host, port, consolePort }) {
      const missing = [...site.realm.missing(), ...desk.realm.missing()];
      if (missing.length > 0) throw new Error(`no room serves ${missing.join(', ')}`);
      loopDelay.start();
      await site.app.listen({ host, port });
      await desk.app.listen({ host, port: consolePort });
      return { player: portOf(site.app), console: portOf(desk.app) };
    },
    async close(limitMs = 5_000) {
      closing = true;
      loopDelay.stop();
      await deps.live.close();
      const apps = [site.app, desk.app];
      // A connection whose last request ends only now is kept alive by its client: it is idle.
      const sweep = setInterval(() => {
        for (const { app, door } of [site, desk]) {
          app.server.closeIdleConnections();
          door.connections.closeUnused();
        }
      }, 50);
      await within(limitMs, 'closing', Promise.all(apps.map((app) => app.close()))).catch(
        (err: unknown) => {
          deps.log.warn('requests were cut off at the end', { err });
          for (const app of apps) app.server.closeAllConnections();
        },
      );
      clearInterval(sweep);
    },
  };
}

const portOf = (app: FastifyInstance): number => {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
};
