import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { AnyRoute, EdgeLimits } from './edge/deps.ts';
import { createLive } from './edge/live.ts';
import { createEdge } from './edge/serve.ts';
import { createAudit } from './kernel/audit-chain.ts';
import { createServerBus } from './kernel/bus.ts';
import { busOnceReady } from './kernel/bus-once-ready.ts';
import type { Serve } from './kernel/caller.ts';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { createDb, type DbLimits } from './kernel/db.ts';
import { scheduleHousekeeping } from './kernel/housekeeping.ts';
import { createIds } from './kernel/ids.ts';
import { createJobs, type JobRunner } from './kernel/jobs.ts';
import type { Log } from './kernel/log.ts';
import { createMetrics, watchKernel } from './kernel/metrics.ts';
import type { Migration } from './kernel/migrate.ts';
import type { RandomSource } from './kernel/random.ts';
import { checkReady } from './kernel/ready.ts';
import { createSecrets } from './kernel/secrets.ts';
import { laneCountOf } from './kernel/store/lanes.ts';
import type { FundedPool } from './modules/games/jackpots/index.ts';
import type { Hasher } from './modules/people/access/index.ts';
import { openRooms, prepareRooms, type Rooms, serveRooms } from './rooms.ts';

/** What a house is made of; tests pass their own clock, randomness and limits. */
export type HouseParts = {
  readonly config: Pick<
    Config,
    'mode' | 'host' | 'publicOrigin' | 'consoleOrigin' | 'trustedProxies' | 'natsUrl' | 'dataDir'
  >;
  /** 0 takes a free port. */
  readonly ports: { readonly player: number; readonly console: number };
  readonly databaseUrl: string;
  readonly masterKey: Buffer;
  /** The migrations of this version; applied before the house is opened. */
  readonly migrations: readonly Migration[];
  /** `offMs`: how far the machine's clock is from the database's, where that is known. */
  readonly clock: Clock & { offMs?(): number };
  readonly random: RandomSource;
  readonly log: Log;
  /** The built web apps; null serves the calls only. */
  readonly web: { player: string | null; console: string | null; frame: string | null };
  readonly spinIntervalMs?: number;
  /** Draws of one chain of shared rounds; ten thousand by default. */
  readonly chainLength?: number;
  /** How far ahead the issues of lotteries are made; 25 hours by default. */
  readonly issuesAheadMs?: number;
  /** Whether this house has shared tables, the kite and instant games; not by default. */
  readonly tables?: boolean;
  /** Replaces the jackpot that a demo house begins with. */
  readonly demoPool?: FundedPool;
  /** False: a demo house begins without its red envelope. */
  readonly demoEnvelope?: boolean;
  /** Replaces the country file. */
  readonly locate?: (ip: string) => string | null;
  /** Replaces argon2id at the cost that passwords need. */
  readonly hasher?: Hasher;
  readonly edgeLimits?: Partial<EdgeLimits>;
  /** Whether batches go straight to the workers of Citus; where lanes are on some they do. */
  readonly citusDirect?: boolean;
  readonly connections?: number;
  readonly databaseLimits?: DbLimits;
  /** Lanes that new members are spread over; all of the house's by default. */
  readonly lanes?: number | undefined;
  /** How many jobs run in parallel; with 0, jobs run only when a test asks. */
  readonly workers?: number;
};

export type House = Awaited<ReturnType<typeof openHouse>>;

/** Kernel, rooms in graph order, edge; migrations are applied already. Nothing listens yet. */
export async function openHouse(parts: HouseParts) {
  const { config, clock, random, log, databaseUrl, connections = 16, workers = 2 } = parts;
  const db = createDb({ url: databaseUrl, log, connections, ...parts.databaseLimits });
  const ids = createIds(clock, random);
  const bus = await openBus(parts);
  const live = createLive({ bus, clock, log });
  const jobs = createJobs({ db, clock, log, bus, workers });
  const metrics = createMetrics();
  const audit = createAudit({ clock });
  const secrets = createSecrets({ masterKey: parts.masterKey, random });
  scheduleHousekeeping({ jobs, clock });
  const laneCount = await laneCountOf(db);

  let playerPort = parts.ports.player;
  const rooms = openRooms({
    config,
    db,
    clock,
    random,
    ids,
    log,
    bus,
    live,
    jobs,
    audit,
    secrets,
    metrics,
    laneCount,
    ...forRooms(parts),
    selfUrl: () => `http://127.0.0.1:${playerPort}`,
  });
  const { site, identity, access, operators } = rooms;
  const edge = createEdge({
    db,
    clock,
    ids,
    random,
    log,
    metrics,
    live,
    ...doorsOf(parts, rooms),
    sessions: { ...identity.sessions, operator: operators.session },
    credentials: access.credentials,
    gate: site,
    country: site.countryOf,
    ...picturesOf(rooms),
    ready: () => checkReady(db, parts.migrations),
  });
  serveRooms(rooms, bothRealms(edge), { db, audit });
  watchKernel(metrics, { pool: db.pool, lanes: db.lanes, jobs, live, bus, clock });

  return {
    ...rooms,
    db,
    jobs,
    live,
    /** Loads what rooms keep in memory, opens both doors, starts background work. */
    async start() {
      await db.lanes.open(parts.citusDirect);
      const firstOperator = await prepareRooms(db, rooms);
      bus.ready();
      const { player: port, console: consolePort } = parts.ports;
      const opened = await edge.listen({ host: config.host, port, consolePort });
      playerPort = opened.player;
      jobs.start();
      if (workers > 0) rooms.rounds.clock.start();
      return { ports: opened, firstOperator };
    },
    /** Finishes work in progress, then releases everything; within a time limit. */
    stop: () => stopHouse({ edge, jobs, rooms, bus, db }),
  };
}

type Running = {
  readonly edge: { close(): Promise<void> };
  readonly jobs: JobRunner;
  readonly rooms: Rooms;
  readonly bus: { close(): Promise<void> };
  readonly db: { close(): Promise<void> };
};

async function stopHouse({ edge, jobs, rooms, bus, db }: Running): Promise<void> {
  await edge.close();
  await jobs.stop();
  await rooms.rounds.clock.stop();
  await rooms.wallet.stopProofs();
  await bus.close();
  await db.close();
}

const openBus = async ({ config: { natsUrl }, log, random, databaseUrl }: HouseParts) =>
  busOnceReady(await createServerBus({ log, random, databaseUrl, natsUrl }), log);

/** What only rooms receive. */
const forRooms = ({ spinIntervalMs = 2_500, ...parts }: HouseParts) => {
  const { chainLength, issuesAheadMs, tables, demoPool, demoEnvelope, locate, hasher, lanes } =
    parts;
  return {
    spinIntervalMs: () => spinIntervalMs,
    ...(demoPool && { demoPool }),
    ...(demoEnvelope === false && { demoEnvelope }),
    ...(locate && { locate }),
    ...(hasher && { hasher }),
    ...(lanes && { lanes: { used: lanes } }),
    ...(chainLength && { chainLength }),
    ...(issuesAheadMs && { issuesAheadMs }),
    ...(tables && { hasTables: true }),
  };
};

/** Origins, calls, pages and limits of both realms. */
function doorsOf({ config, web, edgeLimits }: HouseParts, { catalogue, site, vendors }: Rooms) {
  const { publicOrigin, consoleOrigin, trustedProxies } = config;
  return {
    player: {
      origin: publicOrigin,
      routes: ROUTES.player,
      web: web.player,
      imageHosts: site.imageHosts,
      frameOrigins: vendors.gameOrigins,
      firstGames: () =>
        catalogue.hot().map(({ gameId, image, name }) => ({
          href: `/game?id=${encodeURIComponent(gameId)}`,
          image: site.imageHosts().length > 0 ? null : image,
          name,
        })),
    },
    console: { origin: consoleOrigin, routes: ROUTES.console, web: web.console },
    frame: web.frame,
    trustedProxies,
    ...(edgeLimits ? { limits: edgeLimits } : {}),
  };
}

/** Art is drawn by the catalogue, pictures were uploaded. */
const picturesOf = ({ catalogue, media }: Rooms) => ({
  art: (name: string) => catalogue.art(name.replace(/\.svg$/, ''))?.svg ?? null,
  picture: media.picture,
});

const routesOf = (rooms: Readonly<Record<string, Readonly<Record<string, AnyRoute>>>>) =>
  Object.values(rooms).flatMap((room) => Object.values(room));
/** One list for every house of this process, so that what is derived from it is computed once. */
const ROUTES = { player: routesOf(playerRoutes), console: routesOf(consoleRoutes) } as const;

/** Rooms serve both realms with the same lines; the path says which one a route belongs to. */
function bothRealms(edge: { player: Serve; console: Serve }): Serve {
  const of = (route: { path: string }) =>
    route.path.startsWith('/console/') ? edge.console : edge.player;
  return {
    story: (route, act) => of(route).story(route, act),
    prepared: (route, prepare) => of(route).prepared(route, prepare),
    read: (route, act) => of(route).read(route, act),
    direct: (route, act) => of(route).direct(route, act),
  };
}
