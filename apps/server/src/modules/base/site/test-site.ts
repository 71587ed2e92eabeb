import type { Route } from '@nokshi/contract';
import type { z } from 'zod';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase } from '../../../../../../tests/harness/database.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import { servedRoutes } from '../../../../../../tests/harness/served-routes.ts';
import { createAudit } from '../../../kernel/audit-chain.ts';
import { createBus } from '../../../kernel/bus.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { createDb } from '../../../kernel/db.ts';
import { createIds } from '../../../kernel/ids.ts';
import { silentLog } from '../../../kernel/log.ts';
import { createSecrets } from '../../../kernel/secrets.ts';
import type { Bus, Jobs, LiveVisitor } from '../../../kernel/work.ts';
import { createEvents } from '../../../kernel/events.ts';
import { createProposals } from '../proposals/index.ts';
import { createSite, type SiteRoom } from './index.ts';
import { siteConsoleRoutes, siteRoutes } from './routes.ts';

const VISITORS: LiveVisitor[] = [
  { realm: 'player', ip: '203.0.113.7', country: 'BD' },
  { realm: 'player', ip: '198.51.100.8', country: 'PK' },
  { realm: 'console', ip: '192.0.2.1', country: 'BD' },
];

const CALLER = {
  ip: '203.0.113.7',
  language: 'EN',
  country: 'BD',
  operator: { operatorId: '01955000-0000-7000-8000-000000000001', username: 'admin' },
} as unknown as Caller;

const noJobs: Jobs = {
  enqueue: async () => {},
  register: () => {},
  registerOutside: () => {},
  schedule: () => {},
};

/** For the tests of this room: the demo brand on a real database, and three open pages. */
export async function openTestSite() {
  const clock = fakeClock('2026-03-01T06:00:00.000Z');
  const database = await createTestDatabase();
  const db = createDb({ url: database.url, log: silentLog, connections: 4 });
  const bus = await createBus({ log: silentLog, random: seededRandom(), connect: null });
  const shown: { ip: string; message: object }[] = [];

  /** One server; its open pages are those of `visitors`. */
  function open(
    options: { bus?: Bus; mode?: 'demo' | 'licensed'; visitors?: LiveVisitor[] } = {},
  ): SiteRoom {
    const { visitors = [] } = options;
    const live = {
      toMember: () => {},
      toSession: () => {},
      toVisitor: () => {},
      toDesk: () => {},
      toAll: () => {},
      count: () => visitors.length,
      each(make: (visitor: LiveVisitor) => object | null) {
        for (const visitor of visitors) {
          const message = make(visitor);
          if (message) shown.push({ ip: visitor.ip, message });
        }
      },
    };
    const config = {
      brandId: 'nokshi',
      mode: options.mode ?? ('demo' as const),
      countryFile: '/nonexistent.mmdb',
      publicOrigin: 'https://play.nokshi.example',
    };
    const kernel = { db, clock, log: silentLog, bus: options.bus ?? bus, live, jobs: noJobs };
    const audit = createAudit({ clock });
    const ids = createIds(clock, seededRandom('site'));
    const proposals = createProposals({
      ...kernel,
      audit,
      ids,
      events: createEvents(),
      brandId: config.brandId,
    });
    const secrets = createSecrets({ masterKey: Buffer.alloc(32, 7), random: seededRandom() });
    return createSite({ ...kernel, ids, audit, proposals, secrets, config });
  }

  const site = open({ visitors: VISITORS });
  await db.tx((tx) => site.seed(tx));
  await site.start();
  const serve = servedRoutes(db, (given) => {
    siteRoutes(site, given);
    siteConsoleRoutes(site, given);
  });
  return {
    clock,
    database,
    db,
    site,
    open,
    /** What the open pages received, oldest first. */
    shown,
    call: <I extends z.ZodType, O extends z.ZodType>(route: Route<I, O>, input: z.input<I>) =>
      serve(CALLER, route, input),
    async close() {
      await db.close();
      await database.drop();
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;
