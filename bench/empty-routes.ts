import Fastify, { type FastifyInstance } from 'fastify';
import type { EdgeDeps } from '../apps/server/src/edge/deps.ts';
import { openDoor, openShared } from '../apps/server/src/edge/serve.ts';
import type { House } from '../apps/server/src/house.ts';
import { createLog } from '../apps/server/src/kernel/log.ts';
import { createMetrics } from '../apps/server/src/kernel/metrics.ts';
import { checkReady } from '../apps/server/src/kernel/ready.ts';

type Asked = { readonly origin: string; readonly path: string; readonly json: object };

/**
 * The same JSON from two routes that do nothing: one in an HTTP server made as the house makes its
 * own, so that its hooks run (visit, headers, request id, metrics), and one in a bare Fastify.
 */
export async function openEmptyRoutes(house: House, asked: Asked) {
  const own = houseServer(house, asked.origin);
  const bare = Fastify();
  for (const app of [own, bare]) {
    app.post(asked.path, () => asked.json);
    await app.listen({ port: 0, host: '127.0.0.1' });
  }
  return {
    ports: { house: portOf(own), bare: portOf(bare) },
    async close() {
      await Promise.all([own.close(), bare.close()]);
    },
  };
}

function houseServer(house: House, origin: string): FastifyInstance {
  const { db, identity, access, operators, site, live } = house;
  const realm = { origin, routes: [], web: null };
  const deps: EdgeDeps = {
    db,
    live,
    clock: identity.clock,
    ids: identity.ids,
    random: identity.random,
    log: createLog('error'),
    metrics: createMetrics(),
    sessions: { ...identity.sessions, operator: operators.session },
    credentials: access.credentials,
    gate: site,
    country: site.countryOf,
    player: realm,
    console: realm,
    frame: null,
    art: () => null,
    picture: async () => null,
    trustedProxies: [],
    ready: () => checkReady(db, []),
  };
  return openDoor(deps, 'player', openShared(deps)).app;
}

function portOf(app: FastifyInstance): number {
  const at = app.server.address();
  return typeof at === 'object' && at ? at.port : 0;
}
