import { join } from 'node:path';
import type { Audit } from './kernel/audit.ts';
import type { Serve } from './kernel/caller.ts';
import type { Clock } from './kernel/clock.ts';
import type { Db, Tx } from './kernel/db.ts';
import { createEvents, type Events, eventsOf } from './kernel/events.ts';
import type { Ids } from './kernel/ids.ts';
import type { Log } from './kernel/log.ts';
import type { Metrics } from './kernel/metrics.ts';
import type { RandomSource } from './kernel/random.ts';
import type { Secrets } from './kernel/secrets.ts';
import type { Bus, Jobs, Live, Topics } from './kernel/work.ts';
import { createAgents } from './modules/money/agents/index.ts';
import { agentsConsoleRoutes, agentsRoutes } from './modules/money/agents/routes.ts';
import { type CashierDeps, createCashier } from './modules/money/cashier/index.ts';
import { cashierRoutes } from './modules/money/cashier/routes.ts';
import { createPromotions } from './modules/money/promotions/index.ts';
import { promotionsConsoleRoutes, promotionsRoutes } from './modules/money/promotions/routes.ts';
import { createCatalogue } from './modules/games/catalogue/index.ts';
import { catalogueConsoleRoutes, catalogueRoutes } from './modules/games/catalogue/routes.ts';
import { createChat } from './modules/people/chat/index.ts';
import { chatConsoleRoutes, chatRoutes } from './modules/people/chat/routes.ts';
import { createCouriers } from './modules/base/couriers/index.ts';
import { couriersConsoleRoutes } from './modules/base/couriers/routes.ts';
import { createFairness } from './modules/base/fairness/index.ts';
import { fairnessRoutes } from './modules/base/fairness/routes.ts';
import { createHarm } from './modules/oversight/harm/index.ts';
import { harmRoutes } from './modules/oversight/harm/routes.ts';
import { createAccess, type Hasher } from './modules/people/access/index.ts';
import { accessConsoleRoutes, accessRoutes } from './modules/people/access/routes.ts';
import { createIdentity } from './modules/people/identity/index.ts';
import { identityConsoleRoutes, identityRoutes } from './modules/people/identity/routes.ts';
import { createInstants } from './modules/games/instants/index.ts';
import { instantsConsoleRoutes } from './modules/games/instants/desk/routes.ts';
import { instantsRoutes } from './modules/games/instants/routes.ts';
import { createJackpots } from './modules/games/jackpots/index.ts';
import { jackpotsConsoleRoutes, jackpotsRoutes } from './modules/games/jackpots/routes.ts';
import { createLimits } from './modules/stakes/limits/index.ts';
import { limitsRoutes } from './modules/stakes/limits/routes.ts';
import { createLottery } from './modules/games/lottery/index.ts';
import { lotteryConsoleRoutes } from './modules/games/lottery/desk/routes.ts';
import { lotteryRoutes } from './modules/games/lottery/routes.ts';
import { createMedia } from './modules/base/media/index.ts';
import { mediaConsoleRoutes } from './modules/base/media/routes.ts';
import { createMessaging } from './modules/people/messaging/index.ts';
import { messagingConsoleRoutes, messagingRoutes } from './modules/people/messaging/routes.ts';
import { createOperators } from './modules/people/operators/index.ts';
import { operatorsRoutes } from './modules/people/operators/routes.ts';
import { createPoints } from './modules/money/points/index.ts';
import { pointsConsoleRoutes, pointsRoutes } from './modules/money/points/routes.ts';
import { createProposals } from './modules/base/proposals/index.ts';
import { proposalsConsoleRoutes } from './modules/base/proposals/routes.ts';
import { createRecords } from './modules/oversight/records/index.ts';
import { recordsConsoleRoutes, recordsRoutes } from './modules/oversight/records/routes.ts';
import { createRisk } from './modules/oversight/risk/index.ts';
import { riskConsoleRoutes } from './modules/oversight/risk/routes.ts';
import { createRounds } from './modules/games/rounds/index.ts';
import { createSite } from './modules/base/site/index.ts';
import { siteConsoleRoutes, siteRoutes } from './modules/base/site/routes.ts';
import { createSlots } from './modules/games/slots/index.ts';
import { slotsConsoleRoutes, slotsRoutes } from './modules/games/slots/routes.ts';
import { createTables } from './modules/games/tables/index.ts';
import { tablesConsoleRoutes } from './modules/games/tables/desk/routes.ts';
import { tablesRoutes } from './modules/games/tables/routes.ts';
import { createVendors } from './modules/games/vendors/index.ts';
import { vendorsConsoleRoutes, vendorsRoutes } from './modules/games/vendors/routes.ts';
import { createTurnover } from './modules/stakes/turnover/index.ts';
import { createVip } from './modules/money/vip/index.ts';
import { vipConsoleRoutes, vipRoutes } from './modules/money/vip/routes.ts';
import { createWagers } from './modules/stakes/wagers/index.ts';
import { createWallet, laneOfAmong, type LaneLimits } from './modules/base/wallet/index.ts';
import { walletConsoleRoutes, walletRoutes } from './modules/base/wallet/routes.ts';
import { heardBy, type RoomName } from './modules/wings.ts';

type Kernel = {
  readonly config: { mode: 'demo' | 'licensed'; publicOrigin: string; dataDir: string };
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly ids: Ids;
  readonly log: Log;
  readonly bus: Bus;
  readonly live: Live & { readonly topics: Topics };
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly secrets: Secrets;
  readonly metrics: Metrics;
  readonly spinIntervalMs: () => number;
  readonly chainLength?: number;
  readonly issuesAheadMs?: number;
  readonly hasTables?: boolean;
  readonly locate?: (ip: string) => string | null;
  readonly hasher?: Hasher;
  readonly lanes?: LaneLimits;
  readonly laneCount: number;
  readonly selfUrl: () => string;
};

const BRAND = 'nokshi';

/** What every room may receive beside the faces of rooms before it. */
const forRooms = ({ config, ...kernel }: Kernel) => ({
  ...kernel,
  topics: kernel.live.topics,
  fetch: globalThis.fetch,
  brandId: BRAND,
  mode: config.mode,
  config: {
    brandId: BRAND,
    mode: config.mode,
    publicOrigin: config.publicOrigin,
    countryFile: join(config.dataDir, 'country.mmdb'),
  },
  laneOf: laneOfAmong(kernel.laneCount),
});
type Given = ReturnType<typeof forRooms> & { readonly events: Events };

type Door = { readonly db: Db; readonly audit: Audit };
type Opened<Name, Deps, Face> = {
  readonly name: Name;
  readonly open: (given: Deps) => Face;
  readonly serve: (face: Face, serve: Serve, door: Door) => void;
};
const room = <Name extends RoomName, Deps, Face>(
  name: Name,
  open: (given: Deps) => Face,
  ...routes: readonly ((face: Face, serve: Serve, door: Door) => void)[]
): Opened<Name, Deps, Face> => ({
  name,
  open,
  serve(face, serve, door) {
    for (const route of routes) route(face, serve, door);
  },
});

/**
 * Every room of the house, in the order of `modules/wings.json`: how its face is opened and which
 * routes it serves. Its migrations are found by that map, its jobs and words are its own.
 */
const ROOMS = [
  room('proposals', createProposals, proposalsConsoleRoutes),
  room('site', createSite, siteRoutes, siteConsoleRoutes),
  room('couriers', createCouriers, couriersConsoleRoutes),
  room('media', createMedia, mediaConsoleRoutes),
  room('wallet', createWallet, walletRoutes, walletConsoleRoutes),
  room('fairness', createFairness, fairnessRoutes),
  room('identity', createIdentity, identityRoutes, identityConsoleRoutes),
  room('access', createAccess, accessRoutes, accessConsoleRoutes),
  room('operators', createOperators, operatorsRoutes),
  room('messaging', createMessaging, messagingRoutes, messagingConsoleRoutes),
  room('chat', createChat, chatRoutes, chatConsoleRoutes),
  room('limits', createLimits, limitsRoutes),
  room('wagers', createWagers),
  room('turnover', createTurnover),
  room('catalogue', createCatalogue, catalogueRoutes, catalogueConsoleRoutes),
  room('jackpots', createJackpots, jackpotsRoutes, jackpotsConsoleRoutes),
  room('slots', createSlots, slotsRoutes, slotsConsoleRoutes),
  room('rounds', createRounds),
  room('lottery', createLottery, lotteryRoutes, lotteryConsoleRoutes),
  room('tables', createTables, tablesRoutes, tablesConsoleRoutes),
  room('instants', createInstants, instantsRoutes, instantsConsoleRoutes),
  room('vendors', createVendors, vendorsRoutes, vendorsConsoleRoutes),
  room(
    'cashier',
    (given: Omit<CashierDeps, 'demoBankSecret'>) =>
      createCashier({ ...given, demoBankSecret: given.secrets.derive('cashier.demo-bank') }),
    cashierRoutes,
  ),
  room('points', createPoints, pointsRoutes, pointsConsoleRoutes),
  room('vip', createVip, vipRoutes, vipConsoleRoutes),
  room('promotions', createPromotions, promotionsRoutes, promotionsConsoleRoutes),
  room('agents', createAgents, agentsRoutes, agentsConsoleRoutes),
  room('risk', createRisk, riskConsoleRoutes),
  room('harm', createHarm, harmRoutes),
  room('records', createRecords, recordsRoutes, recordsConsoleRoutes),
] as const;

/** The faces of all rooms by their names. */
export type Rooms = {
  readonly [R in (typeof ROOMS)[number] as R['name']]: ReturnType<R['open']>;
};

/**
 * Opens the rooms in order: each receives the kernel, the faces of the rooms before it, and the
 * events as the map lets it announce and hear them.
 */
export function openRooms(kernel: Kernel): Rooms {
  const given = forRooms(kernel);
  const events = createEvents();
  const faces: Record<string, unknown> = {};
  for (const { name, open } of ROOMS) {
    // A room that needs what neither the kernel nor a room provides does not compile here.
    const openRoom: (given: Given & Rooms) => unknown = open;
    const own = { events: eventsOf(events, { room: name, hears: heardBy(name) }) };
    faces[name] = openRoom({ ...given, ...own, ...faces } as Given & Rooms);
  }
  return faces as Rooms;
}

/** Demo data where it is missing, memory loaded; returns the first operator's password once. */
export async function prepareRooms(db: Db, rooms: Rooms) {
  const inOrder = ROOMS.map(({ name }): Prepared => rooms[name] as object);
  await db.tx(async (tx) => {
    for (const room of inOrder) await room.seed?.(tx);
  });
  for (const room of inOrder) await room.start?.();
  return db.tx((tx) => rooms.operators.ensureFirstOperator(tx));
}

/** What a face may have for the start of the house. */
type Prepared = {
  /** Writes what a new house begins with; may run any number of times. */
  readonly seed?: (tx: Tx) => Promise<void>;
  /** Loads what the room keeps in memory. */
  readonly start?: () => Promise<void>;
};

/** Every room gives its use-cases to the edge. */
export function serveRooms(rooms: Rooms, serve: Serve, door: Door): void {
  for (const { name, serve: serveRoom } of ROOMS) serveRoom(rooms[name] as never, serve, door);
}
