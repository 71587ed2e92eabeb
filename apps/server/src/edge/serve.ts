import type { FastifyInstance } from 'fastify';
import type { Serve } from '../kernel/caller.ts';
import { within } from '../kernel/within.ts';
import { networks } from './address.ts';
import { serveApiPage } from './api-page.ts';
import { cookiesOf } from './cookies.ts';
import { type EdgeDeps, type RealmName, USUAL_LIMITS } from './deps.ts';
import { serveHealth } from './health.ts';
import { createHttpServer } from './http-server.ts';
import { createIdempotency } from './idempotency.ts';
import { createRateLimiter } from './rate-limit.ts';
import { openRealm, type Realm } from './realm.ts';
import { securityHeaders } from './security-headers.ts';
import { serveLive } from './upgrade.ts';

export type Edge = {
  /** Where rooms put the use-cases of the player site, and of the console. */
  readonly player: Serve;
  readonly console: Serve;
  /**
   * Opens both doors; a port of 0 takes a free one. Throws when a route of the contract has no
   * use-case, or a port is taken.
   */
  listen(at: Doors): Promise<Record<RealmName, number>>;
  /** Finishes requests in work, within `limitMs`, and closes every live socket. */
  close(limitMs?: number): Promise<void>;
};

export type Doors = { readonly host: string; readonly port: number; readonly consolePort: number };

/** The edge of the house: contract to HTTP, one server per realm, both alike. */
export function createEdge(deps: EdgeDeps): Edge {
  const limits = { ...USUAL_LIMITS, ...deps.limits };
  const trusted = networks(deps.trustedProxies);
  const idempotency = createIdempotency(deps);
  const limiter = createRateLimiter({ clock: deps.clock, most: limits.buckets });
  let closing = false;

  const open = (name: RealmName): { app: FastifyInstance; realm: Realm } => {
    const headers = securityHeaders(deps[name].origin);
    const app = createHttpServer(deps, limits, { trusted, headers });
    const cookies = cookiesOf(name, deps[name].origin);
    const door = { name, deps, cookies, limiter, limits };
    const realm = openRealm(app, door, { idempotency, trusted, headers });
    serveHealth(app, deps, { trusted, closing: () => closing });
    serveApiPage(app, deps[name], name);
    serveLive(app.server, deps, { name, trusted });
    return { app, realm };
  };
  const [site, desk] = [open('player'), open('console')];

  return {
    player: site.realm.serve,
    console: desk.realm.serve,
    async listen({ host, port, consolePort }) {
      const missing = [...site.realm.missing(), ...desk.realm.missing()];
      if (missing.length > 0) throw new Error(`no room serves ${missing.join(', ')}`);
      await site.app.listen({ host, port });
      await desk.app.listen({ host, port: consolePort });
      return { player: portOf(site.app), console: portOf(desk.app) };
    },
    async close(limitMs = 5_000) {
      closing = true;
      await deps.live.close();
      const apps = [site.app, desk.app];
      // A connection whose last request ends only now is kept alive by its client: it is idle.
      const sweep = setInterval(() => {
        for (const app of apps) app.server.closeIdleConnections();
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
