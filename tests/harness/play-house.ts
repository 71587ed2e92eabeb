import { SLOTS } from '@nokshi/house-math';
import type { Launch, PlayerSession, Restriction } from '../../apps/server/src/kernel/caller.ts';
import { createDb, type Tx } from '../../apps/server/src/kernel/db.ts';
import { createEvents, type Events } from '../../apps/server/src/kernel/events.ts';
import {
  createIds,
  type MemberId,
  type SessionId,
  type Uuid,
} from '../../apps/server/src/kernel/ids.ts';
import { silentLog } from '../../apps/server/src/kernel/log.ts';
import { refuse } from '../../apps/server/src/kernel/refusal.ts';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';
import { createSecrets } from '../../apps/server/src/kernel/secrets.ts';
import type { Bus, Jobs, Live } from '../../apps/server/src/kernel/work.ts';
import { createFairness } from '../../apps/server/src/modules/base/fairness/index.ts';
import {
  type Member,
  memberRegistered,
  type StandingChange,
  standingChanged,
} from '../../apps/server/src/modules/people/identity/index.ts';
import { createLimits } from '../../apps/server/src/modules/stakes/limits/index.ts';
import type { Messaging } from '../../apps/server/src/modules/people/messaging/index.ts';
import { createSlots } from '../../apps/server/src/modules/games/slots/index.ts';
import { createWagers } from '../../apps/server/src/modules/stakes/wagers/index.ts';
import { createWallet, type LaneLimits } from '../../apps/server/src/modules/base/wallet/index.ts';
import type { FakeClock } from './clock.ts';

export type PlayHouse = ReturnType<typeof createPlayHouse>;

/** Messages reach every server that shares it, at once. */
export function localBus(): Bus {
  const listeners = new Map<string, Set<(message: Record<string, unknown>) => void>>();
  return {
    publish: (topic, message) => {
      for (const on of listeners.get(topic) ?? []) on({ ...message });
    },
    subscribe(topic, on) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(on));
      return () => set.delete(on);
    },
  };
}

/**
 * One server of the rooms that play: wallet, limits, wagers, fairness, slots on a real database.
 * Members come from a small identity that keeps the promises of the real one: it raises the
 * generation and calls the listeners in the same transaction.
 */
export function createPlayHouse(given: {
  url: string;
  clock: FakeClock;
  bus?: Bus;
  spinIntervalMs?: number;
  /** Games that this house has closed. */
  closed?: ReadonlySet<string>;
  lanes?: LaneLimits;
}) {
  const { clock, bus = localBus(), spinIntervalMs = 2_500 } = given;
  const db = createDb({ url: given.url, log: silentLog, connections: 12 });
  const ids = createIds(clock, systemRandom);
  const wallet = createWallet({ db, clock, ids, log: silentLog, lanes: given.lanes ?? {} });
  const laneOf = (memberId: MemberId) => wallet.laneOf(memberId);
  const events = createEvents();
  const identity = standIn(events);
  const secrets = createSecrets({ masterKey: Buffer.alloc(32, 7), random: systemRandom });
  const jobs: Jobs = {
    enqueue: async () => {},
    register: () => {},
    registerOutside: () => {},
    schedule: () => {},
  };
  const acts = {
    audit: { append: async () => {} },
    proposals: { act: () => () => Promise.resolve({ proposal: null }) },
  };
  const limits = createLimits({
    clock,
    ids,
    live: silentLive,
    jobs,
    ...acts,
    laneOf,
    laneCount: wallet.laneCount,
    identity,
    events,
  });
  const wagers = createWagers({ db, clock, wallet, limits, jobs, events });
  const fairness = createFairness({
    db,
    clock,
    ids,
    laneOf,
    secrets,
    bus,
    jobs,
    events,
    random: systemRandom,
  });
  const letters: Parameters<Messaging['tell']>[1][] = [];
  const slots = createSlots({
    db,
    clock,
    ids,
    log: silentLog,
    bus,
    live: silentLive,
    jobs,
    ...acts,
    wallet,
    limits,
    wagers,
    fairness,
    identity,
    events,
    laneOf,
    catalogue: {
      open: (gameId) => {
        if (given.closed?.has(gameId)) throw refuse('catalogue.game-off');
        return openGame(gameId);
      },
      isOpenNow: async (_, gameId) => !given.closed?.has(gameId),
      find: (gameId) => openGame(gameId).game,
      noteLaunch: async () => {},
    },
    messaging: { tell: async (_, letter) => void letters.push(letter) },
    spinIntervalMs: () => spinIntervalMs,
  });

  /** A member with cash (minor units), a guard, and a session. */
  async function member(cash = 100_000n): Promise<PlayerSession> {
    const memberId = ids.next<MemberId>();
    await db.tx(async (tx) => {
      await wallet.openAccounts(tx, { memberId, asset: 'BDT' });
      await identity.registered(tx, memberId);
      const legs = [
        { amount: cash, contra: 'clearing:cashier', kind: 'deposit', reference: memberId },
      ] as const;
      const key = ids.next<Uuid>();
      const digest = Buffer.alloc(32);
      await wallet.transfer(tx, { memberId, asset: 'BDT', key, digest, legs, rides: [] });
    });
    const sessionId = ids.next<SessionId>();
    const generation = 1;
    return {
      sessionId,
      memberId,
      username: 'rafi',
      type: 0,
      restriction: null,
      generation,
      passwordChangeNeeded: false,
    };
  }

  return {
    db,
    jobs,
    clock,
    ids,
    wallet,
    limits,
    wagers,
    fairness,
    slots,
    identity,
    /** What the rooms told members. */
    letters,
    member,
    cash: async (of: { memberId: MemberId }) =>
      (await db.read((tx) => wagers.balance(tx, { ...of, asset: 'BDT' }))).cash,
    launch: (session: PlayerSession, gameId = 'kantha-lines'): Launch => ({ session, gameId }),
    close: () => db.close(),
  };
}

/** Nobody looks. */
const silentLive: Live = {
  toMember: () => undefined,
  toSession: () => undefined,
  toAll: () => undefined,
  toVisitor: () => undefined,
  toDesk: () => undefined,
  each: () => undefined,
  count: () => 0,
};

/** Members' generations in memory, announced in the caller's transaction. */
function standIn(events: Events) {
  const generations = new Map<MemberId, number>();
  const members = new Map<MemberId, Member>();
  const tell = async (tx: Tx, change: Omit<StandingChange, 'generation'>) => {
    const generation = (generations.get(change.memberId) ?? 1) + 1;
    generations.set(change.memberId, generation);
    const known = members.get(change.memberId);
    const { restriction } = change;
    if (known) members.set(change.memberId, { ...known, restriction, generation });
    await events.emit(tx, standingChanged, { ...change, generation });
    return generation;
  };
  return {
    usernames: async () => new Map<MemberId, string>(),
    member: async (_: Tx, memberId: MemberId) => members.get(memberId),
    requireFreePlay: () => {},
    recordActivity: async () => {},
    issueLaunch: (session: PlayerSession, gameId: string) => `${session.sessionId}.${gameId}`,
    async registered(tx: Tx, memberId: MemberId) {
      members.set(memberId, {
        memberId,
        username: 'rafi',
        nickname: 'Rafi',
        type: 0,
        restriction: null,
        uplineId: null,
        generation: 1,
        registeredAt: new Date(0),
      });
      await events.emit(tx, memberRegistered, memberId);
    },
    restrict: (tx: Tx, input: { memberId: MemberId; kind: Restriction }) =>
      tell(tx, { memberId: input.memberId, frozen: false, restriction: input.kind }),
    lift: async (tx: Tx, { memberId }: { memberId: MemberId }) =>
      void (await tell(tx, { memberId, frozen: false, restriction: 'self-excluded' })),
    freeze: (tx: Tx, memberId: MemberId) =>
      tell(tx, { memberId, frozen: true, restriction: 'frozen' }),
    raiseGeneration: (tx: Tx, memberId: MemberId) =>
      tell(tx, { memberId, frozen: false, restriction: null }),
  };
}

function openGame(gameId: string) {
  const found = SLOTS.get(gameId);
  if (!found) throw new Error(`${gameId} is not in this catalogue`);
  const words = found.name;
  const game = {
    gameId,
    nodeId: gameId,
    gameType: 'RNG' as const,
    vassalage: found.studio,
    gameGroupCode: 'slots',
    tag: 'slots',
    gameMenus: [],
    gameClassify: [],
    isGame: 'GAME' as const,
    isOpen: true,
    name: words,
    description: words,
    image: `/art/${gameId}.svg`,
    isHot: 0 as const,
    minBet: '1.00',
    rtp: '95.00',
    hitRate: '25.00',
    volatility: 'medium' as const,
    maxWin: '1000',
    rareWin: null,
  };
  const launch = {
    isGame: 'GAME' as const,
    defaultPlayType: 'RNG',
    vendor: found.studio,
    accountTypeName: `${found.studio}-RNG`,
    gameCode: gameId,
    code: 'slots',
  };
  return { game, launch };
}
