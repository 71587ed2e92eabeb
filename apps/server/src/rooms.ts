import { join } from 'node:path';
import { toDecimal } from '@nokshi/money';
import type { Audit } from './kernel/audit.ts';
import type { Serve } from './kernel/caller.ts';
import type { Clock } from './kernel/clock.ts';
import type { Db } from './kernel/db.ts';
import type { Ids } from './kernel/ids.ts';
import type { Log } from './kernel/log.ts';
import type { Metrics } from './kernel/metrics.ts';
import type { RandomSource } from './kernel/random.ts';
import type { Secrets } from './kernel/secrets.ts';
import type { Bus, Jobs, Live } from './kernel/work.ts';
import { type AgentsRoom, createAgents, receivedOf } from './modules/money/agents/index.ts';
import { agentsConsoleRoutes, agentsRoutes } from './modules/money/agents/routes.ts';
import {
  adjustedByDay,
  type Cashier,
  createCashier,
  freeMoney,
  moneyByDay,
  moneyThrough,
  takeTurn,
  withdrawalsAmong,
} from './modules/money/cashier/index.ts';
import { cashierRoutes } from './modules/money/cashier/routes.ts';
import { type Catalogue, createCatalogue } from './modules/games/catalogue/index.ts';
import { catalogueConsoleRoutes, catalogueRoutes } from './modules/games/catalogue/routes.ts';
import { createChat } from './modules/people/chat/index.ts';
import { chatConsoleRoutes, chatRoutes } from './modules/people/chat/routes.ts';
import { createCouriers } from './modules/base/couriers/index.ts';
import { couriersConsoleRoutes } from './modules/base/couriers/routes.ts';
import { createFairness } from './modules/base/fairness/index.ts';
import { fairnessRoutes } from './modules/base/fairness/routes.ts';
import { createHarm } from './modules/oversight/harm/index.ts';
import { harmRoutes } from './modules/oversight/harm/routes.ts';
import { createIdentity, type Hasher, type Identity } from './modules/people/identity/index.ts';
import { identityConsoleRoutes, identityRoutes } from './modules/people/identity/routes.ts';
import { awardedByDay, createJackpots } from './modules/games/jackpots/index.ts';
import { jackpotsConsoleRoutes, jackpotsRoutes } from './modules/games/jackpots/routes.ts';
import { createLimits } from './modules/stakes/limits/index.ts';
import { limitsRoutes } from './modules/stakes/limits/routes.ts';
import { createMedia } from './modules/base/media/index.ts';
import { mediaConsoleRoutes } from './modules/base/media/routes.ts';
import { createMessaging } from './modules/people/messaging/index.ts';
import { messagingConsoleRoutes, messagingRoutes } from './modules/people/messaging/routes.ts';
import { createProposals } from './modules/base/proposals/index.ts';
import { proposalsConsoleRoutes } from './modules/base/proposals/routes.ts';
import { createRecords } from './modules/oversight/records/index.ts';
import { recordsConsoleRoutes, recordsRoutes } from './modules/oversight/records/routes.ts';
import { createRisk } from './modules/oversight/risk/index.ts';
import { riskConsoleRoutes } from './modules/oversight/risk/routes.ts';
import { createSite } from './modules/base/site/index.ts';
import { siteConsoleRoutes, siteRoutes } from './modules/base/site/routes.ts';
import { createSlots, drawnByDay } from './modules/games/slots/index.ts';
import { slotsConsoleRoutes, slotsRoutes } from './modules/games/slots/routes.ts';
import { createVendors, giftsByDay, transfersAmong } from './modules/games/vendors/index.ts';
import { vendorsConsoleRoutes, vendorsRoutes } from './modules/games/vendors/routes.ts';
import { createWagers, type Wagers } from './modules/stakes/wagers/index.ts';
import { createWallet, type LaneLimits, type Wallet } from './modules/base/wallet/index.ts';
import { walletConsoleRoutes, walletRoutes } from './modules/base/wallet/routes.ts';

type Kernel = {
  readonly config: { mode: 'demo' | 'licensed'; publicOrigin: string; dataDir: string };
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly ids: Ids;
  readonly log: Log;
  readonly bus: Bus;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly secrets: Secrets;
  readonly metrics: Metrics;
  readonly spinIntervalMs: () => number;
  readonly locate?: (ip: string) => string | null;
  readonly hasher?: Hasher;
  readonly lanes?: LaneLimits;
  readonly selfUrl: () => string;
};

const BRAND = 'nokshi';

export type Rooms = ReturnType<typeof openRooms>;

/** The rooms in the order of the graph: each is handed the faces it may call. */
export function openRooms(given: Kernel) {
  const kernel = { ...given, fetch: globalThis.fetch };
  const { config } = kernel;
  const proposals = createProposals({ ...kernel, brandId: BRAND });
  const site = createSite({ ...kernel, proposals, config: siteConfig(config) });
  const couriers = createCouriers({ ...kernel, site });
  const wallet = createWallet(kernel);
  const { laneOf } = wallet;
  tellBalances(kernel.live, wallet);
  const identity = createIdentity({ ...kernel, proposals, site, couriers, wallet });
  const media = createMedia(kernel);
  const messaging = createMessaging({ ...kernel, brandId: BRAND, proposals, identity });
  const chat = createChat({ ...kernel, site, identity, media });
  const limits = createLimits({ ...kernel, proposals, laneOf, identity });
  const catalogue = createCatalogue({ ...kernel, site });
  const wagers = createWagers({ ...kernel, wallet, limits });
  keepWithAccount(identity, catalogue, wagers);
  const fairness = createFairness({ ...kernel, laneOf });
  const jackpots = createJackpots({
    ...kernel,
    brandId: BRAND,
    mode: config.mode,
    proposals,
    wallet,
    wagers,
    fairness,
    members: identity,
  });
  const below = { proposals, site, wallet, identity, limits, catalogue, wagers };
  const slots = createSlots({ ...kernel, ...below, laneOf, fairness, messaging });
  const vendors = createVendors({ ...kernel, ...below, messaging });
  const cashier = createCashier({
    ...kernel,
    ...below,
    media,
    members: identity,
    messaging,
    receivedOf,
    mode: config.mode,
    demoBankSecret: kernel.secrets.derive('cashier.demo-bank'),
  });
  const moneyOut = moneyOutOf(cashier);
  const agents = createAgents({ ...kernel, ...below, members: identity, messaging, moneyOut });
  const risk = createRisk({ ...kernel, ...below, members: identity, messaging, cashier });
  const harm = createHarm({ ...kernel, ...below, laneOf, messaging });
  const records = createRecords({ ...kernel, ...below, ...BOOKS, members: identity });

  return {
    proposals,
    site,
    couriers,
    wallet,
    identity,
    media,
    messaging,
    chat,
    limits,
    catalogue,
    wagers,
    fairness,
    jackpots,
    slots,
    vendors,
    cashier,
    agents,
    risk,
    harm,
    records,
  };
}

/** What records asks rooms that it otherwise knows nothing of. */
const BOOKS = {
  moneyThrough,
  books: {
    money: moneyByDay,
    adjusted: adjustedByDay,
    pools: awardedByDay,
    pots: drawnByDay,
    gifts: giftsByDay,
    withdrawalsAmong,
    transfersAmong,
  },
};
const siteConfig = ({ mode, dataDir, publicOrigin }: Kernel['config']) => ({
  brandId: BRAND,
  mode,
  countryFile: join(dataDir, 'country.mmdb'),
  publicOrigin,
});

/** What goes out along the team line is asked of the cashier, which agents may not call. */
const moneyOutOf = (cashier: Cashier): AgentsRoom['moneyOut'] => ({
  takeTurn,
  freeMoney: (tx, memberId) => freeMoney(cashier, tx, memberId),
  isHeld: (tx, memberId) => cashier.isHeld(tx, memberId),
});

/** What rooms below identity keep of a member goes with the account, which waits for open wagers. */
function keepWithAccount(identity: Identity, catalogue: Catalogue, wagers: Wagers) {
  identity.beforeClosing(wagers.hasOpen);
  identity.onCopied(catalogue.copyPicks);
  identity.onClosed(catalogue.forgetPicks);
}

/** What was posted is on the member's open pages at once. */
function tellBalances(live: Live, wallet: Wallet) {
  wallet.onPosted((items) => {
    for (const { memberId, asset, balance, version } of items) {
      const sumBalance = toDecimal(balance, asset);
      live.toMember(memberId, { type: 'balance', sumBalance, version: `${version}` });
    }
  });
}

/** Demo data where it is missing, memory filled; answers the first operator once. */
export async function prepareRooms(db: Db, rooms: Rooms) {
  const { site, messaging, catalogue, vendors, jackpots, slots, cashier, identity } = rooms;
  await db.tx(async (tx) => {
    for (const room of [site, messaging]) await room.seedDemo(tx);
    await catalogue.seed(tx);
    await jackpots.seedDemo(tx);
  });
  for (const room of [site, messaging, catalogue, vendors, jackpots, slots, cashier])
    await room.start();
  return db.tx((tx) => identity.ensureFirstOperator(tx));
}

/** Every room gives its use-cases to the edge. */
export function serveRooms(rooms: Rooms, serve: Serve, kernel: { db: Db; audit: Audit }): void {
  proposalsConsoleRoutes(rooms.proposals, serve);
  siteRoutes(rooms.site, serve);
  siteConsoleRoutes(rooms.site, serve);
  couriersConsoleRoutes(rooms.couriers, serve);
  walletRoutes(rooms.wallet, serve);
  walletConsoleRoutes(rooms.wallet, serve, kernel);
  identityRoutes(rooms.identity, serve);
  identityConsoleRoutes(rooms.identity, serve);
  mediaConsoleRoutes(rooms.media, serve);
  messagingRoutes(rooms.messaging, serve);
  messagingConsoleRoutes(rooms.messaging, serve);
  chatRoutes(rooms.chat, serve);
  chatConsoleRoutes(rooms.chat, serve);
  limitsRoutes(rooms.limits.room, serve);
  catalogueRoutes(rooms.catalogue, serve);
  catalogueConsoleRoutes(rooms.catalogue, serve);
  fairnessRoutes(rooms.fairness.room, serve);
  jackpotsRoutes(rooms.jackpots.room, serve);
  jackpotsConsoleRoutes(rooms.jackpots.room, serve);
  slotsRoutes(rooms.slots, serve);
  slotsConsoleRoutes(rooms.slots, serve);
  vendorsRoutes(rooms.vendors.room, serve);
  vendorsConsoleRoutes(rooms.vendors.room, serve);
  cashierRoutes(rooms.cashier, serve);
  agentsRoutes(rooms.agents, serve);
  agentsConsoleRoutes(rooms.agents, serve);
  riskConsoleRoutes(rooms.risk, serve);
  harmRoutes(rooms.harm, serve);
  recordsRoutes(rooms.records, serve);
  recordsConsoleRoutes(rooms.records, serve);
}
