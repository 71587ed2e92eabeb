import type { SystemStatus } from '@nokshi/contract/player/site.ts';
import type { FirstGame } from '../../apps/server/src/edge/first-view.ts';
import { createLive } from '../../apps/server/src/edge/live.ts';
import type { AnyRoute, EdgeDeps } from '../../apps/server/src/edge/deps.ts';
import { createEdge, type Edge } from '../../apps/server/src/edge/serve.ts';
import { createBus } from '../../apps/server/src/kernel/bus.ts';
import type {
  Launch,
  OperatorSession,
  PlayerSession,
  Serve,
} from '../../apps/server/src/kernel/caller.ts';
import { createDb, type Db } from '../../apps/server/src/kernel/db.ts';
import {
  createIds,
  type MemberId,
  type OperatorId,
  type SessionId,
} from '../../apps/server/src/kernel/ids.ts';
import { type Log, silentLog } from '../../apps/server/src/kernel/log.ts';
import { createMetrics } from '../../apps/server/src/kernel/metrics.ts';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export const PUBLIC_ORIGIN = 'http://play.test';
export const CONSOLE_ORIGIN = 'http://console.test';

/** An edge on a real database and real ports, with toy routes and sessions made by hand. */
export type ToyEdge = {
  readonly db: Db;
  /** The hand of the role that owns the tables, which the edge has not. */
  readonly owner: TestDatabase['pool'];
  readonly edge: Edge;
  readonly live: EdgeDeps['live'];
  readonly ports: { readonly player: number; readonly console: number };
  readonly sessions: Map<string, PlayerSession | OperatorSession>;
  readonly launches: Map<string, Launch>;
  readonly faults: { message: string; facts: Record<string, unknown> }[];
  readonly clock: { at: Date; now(): Date };
  status: SystemStatus;
  call(path: string, init?: Call): Promise<Answer>;
  close(): Promise<void>;
};

export type Call = {
  readonly method?: string;
  readonly realm?: 'player' | 'console';
  /** The secret of a session: sent as this realm's cookie, with our origin. */
  readonly as?: string;
  readonly headers?: Record<string, string>;
  /** An object is sent as JSON, a string as it is. */
  readonly body?: unknown;
};

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Json;
};

/** A JSON answer that a test looks into; what is not there is undefined. */
export type Json = {
  readonly success: boolean;
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
};

export const NORMAL: SystemStatus = { systemStatus: 0, message: { EN: '', BN: '' } };

export const member = (more: Partial<PlayerSession> = {}): PlayerSession => ({
  sessionId: '0190f3c2-0000-7000-8000-000000000001' as SessionId,
  memberId: '0190f3c2-0000-7000-8000-000000000002' as MemberId,
  username: 'rina',
  type: 0,
  restriction: null,
  generation: 1,
  passwordChangeNeeded: false,
  ...more,
});

export const operator = (more: Partial<OperatorSession> = {}): OperatorSession => ({
  sessionId: '0190f3c2-0000-7000-8000-000000000003' as SessionId,
  operatorId: '0190f3c2-0000-7000-8000-000000000004' as OperatorId,
  username: 'omar',
  roles: ['support'],
  permissions: ['site.read'],
  passwordChangeNeeded: false,
  factorSetupNeeded: false,
  ...more,
});

export type Toy = {
  readonly player?: readonly AnyRoute[];
  readonly console?: readonly AnyRoute[];
  serve?(serve: { player: Serve; console: Serve }): void;
  readonly deps?: Partial<EdgeDeps>;
  readonly web?: { player?: string; frame?: string };
  readonly imageHosts?: () => readonly string[];
  readonly firstGames?: () => readonly FirstGame[];
};

export async function startToyEdge(toy: Toy): Promise<ToyEdge> {
  const made = await createTestDatabase();
  const db = createDb({ url: made.url, log: silentLog, connections: 10 });
  const clock = { at: new Date('2026-03-01T00:00:00.000Z'), now: () => new Date(clock.at) };
  const faults: ToyEdge['faults'] = [];
  const log: Log = {
    ...silentLog,
    error: (message, facts = {}) => void faults.push({ message, facts }),
  };
  const sessions: ToyEdge['sessions'] = new Map();
  const launches: ToyEdge['launches'] = new Map();
  const bus = await createBus({ log, random: systemRandom, connect: null });
  const live = createLive({ bus, clock, log });
  const state = { status: NORMAL };
  const find = <T>(kind: string, secret: string) => {
    const found = sessions.get(secret);
    return found && kind in found ? (found as T) : null;
  };
  const deps: EdgeDeps = {
    db,
    clock,
    ids: createIds(clock, systemRandom),
    random: systemRandom,
    log,
    metrics: createMetrics(),
    live,
    sessions: {
      player: async (secret) => find<PlayerSession>('memberId', secret),
      operator: async (secret) => find<OperatorSession>('operatorId', secret),
      launch: async (token) => launches.get(token) ?? null,
      touch: () => {},
    },
    gate: {
      shown: () => 'toy',
      statusFor: ({ ip }) =>
        state.status.systemStatus === 2 ? { ...state.status, ip } : state.status,
    },
    credentials: { required: () => false, open: async () => null },
    country: () => 'BD',
    player: {
      ...realm(PUBLIC_ORIGIN, toy.player, toy.web?.player ?? null),
      ...(toy.imageHosts && { imageHosts: toy.imageHosts }),
      ...(toy.firstGames && { firstGames: toy.firstGames }),
    },
    console: realm(CONSOLE_ORIGIN, toy.console, null),
    frame: toy.web?.frame ?? null,
    picture: async (name) => (name === 'known.webp' ? Buffer.from('RIFF') : null),
    art: (name) => (name === 'known.svg' ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : null),
    trustedProxies: [],
    ready: async () => {},
    ...toy.deps,
  };
  const edge = createEdge(deps);
  toy.serve?.(edge);
  const ports = await edge.listen({ host: '127.0.0.1', port: 0, consolePort: 0 });
  return {
    db,
    owner: made.pool,
    edge,
    live: deps.live,
    ports,
    sessions,
    launches,
    faults,
    clock,
    get status() {
      return state.status;
    },
    set status(status) {
      state.status = status;
    },
    call: (path, init = {}) => callToy(ports, path, init),
    async close() {
      await edge.close();
      await db.close();
      await made.drop();
    },
  };
}

const realm = (origin: string, routes: readonly AnyRoute[] = [], web: string | null) => ({
  origin,
  routes,
  web,
});

async function callToy(
  ports: ToyEdge['ports'],
  path: string,
  { method = 'GET', realm = 'player', as, headers = {}, body }: Call,
): Promise<Answer> {
  const origin = realm === 'player' ? PUBLIC_ORIGIN : CONSOLE_ORIGIN;
  const answer = await fetch(`http://127.0.0.1:${ports[realm]}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(as === undefined ? {} : { cookie: `nokshi_${realm}=${as}`, origin }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const json = (isJson && text !== '' ? JSON.parse(text) : {}) as Json;
  return { status: answer.status, headers: answer.headers, text, json };
}
