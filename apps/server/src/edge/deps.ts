import type { Language, RefusalCode, Route } from '@nokshi/contract';
import type { z } from 'zod';
import type { Credentials, Sessions, SystemGate } from '../kernel/caller.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../kernel/db.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { RandomSource } from '../kernel/random.ts';
import type { Turns } from '../kernel/turns.ts';
import type { FirstGame } from './first-view.ts';
import type { LiveSockets } from './live.ts';
import type { LoopDelay } from './loop-delay.ts';

export type AnyRoute = Route<z.ZodType, z.ZodType>;

export type RealmName = 'player' | 'console';

/** What differs between the player site and the console. */
export type RealmOptions = {
  /** The public address, e.g. `https://play.example`; writes must come from it. */
  readonly origin: string;
  /** The calls of the contract; each must be served, and no other exists. */
  readonly routes: readonly AnyRoute[];
  /** The folder of the built web app; null serves the calls only. */
  readonly web: string | null;
  /** Further origins whose pictures its pages may show; none unless given. */
  readonly imageHosts?: () => readonly string[];
  /** Games that its pages begin with, before their program runs; none unless given. */
  readonly firstGames?: () => readonly FirstGame[];
  /** Origins whose pages its pages may frame; none unless given. */
  readonly frameOrigins?: () => readonly string[];
};

export type EdgeDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: RandomSource;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly live: LiveSockets;
  readonly sessions: Sessions;
  readonly gate: SystemGate;
  readonly credentials: Credentials;
  /** ISO 3166-1 alpha-2 of an address, null where it is not known. */
  readonly country: (ip: string) => string | null;
  readonly player: RealmOptions;
  readonly console: RealmOptions;
  /** The folder of the built game frame, served under `/frame/` of the player site. */
  readonly frame: string | null;
  /** An image by its path below `/art/`; null when there is none. */
  readonly art: (name: string) => string | null;
  /** A WebP picture by its path below `/media/`; null when there is none. */
  readonly picture: (name: string) => Promise<Buffer | null>;
  /** CIDR list of proxies whose forwarded address is trusted; they may also read `/metrics`. */
  readonly trustedProxies: readonly string[];
  /** Resolves when the server can work (database there, migrations applied), else throws. */
  readonly ready: () => Promise<void>;
  readonly limits?: Partial<EdgeLimits>;
  /** How late the event loop is; measured by the edge unless it is given. */
  readonly loopDelay?: LoopDelay;
};

export type EdgeLimits = {
  readonly bodyBytes: number;
  /** Bytes of all bodies of one realm that are in memory, and of those of one caller. */
  readonly bodiesBytes: number;
  readonly bodiesOfOne: number;
  readonly headerBytes: number;
  readonly urlBytes: number;
  /** A request must have arrived completely within this time. */
  readonly requestMs: number;
  readonly headersMs: number;
  /** An answer is given within this time. */
  readonly answerMs: number;
  /** Calls of one realm in progress at once; another one is refused as busy. */
  readonly inWork: number;
  /** Connections of one realm; a call on a further one is refused as busy. */
  readonly connections: number;
  /** Transactions waiting for a database connection, beyond which calls are refused as busy. */
  readonly waitingForDatabase: number;
  /** The calls that are `dear`, of one realm. */
  readonly dear: Turns;
  /** A player's call is refused as busy while the event loop is later than this. */
  readonly loopDelayMs: number;
  /** Sustained calls a second of one session, and of one address without a session. */
  readonly sessionRate: { readonly max: number; readonly perSeconds: number };
  readonly addressRate: { readonly max: number; readonly perSeconds: number };
  /** Calls that one address may make with a signature. */
  readonly signedRate: { readonly max: number; readonly perSeconds: number };
  /** Buckets of these rates that are kept for certain, the most recently used. */
  readonly buckets: number;
};

const MEBIBYTE = 1024 * 1024;

/**
 * An address may be shared by many people (carrier NAT is usual in Bangladesh), a session is one.
 */
export const USUAL_LIMITS: EdgeLimits = {
  bodyBytes: 64 * 1024,
  bodiesBytes: 64 * MEBIBYTE,
  bodiesOfOne: 24 * MEBIBYTE,
  headerBytes: 16 * 1024,
  urlBytes: 8 * 1024,
  requestMs: 15_000,
  headersMs: 10_000,
  answerMs: 20_000,
  inWork: 4_000,
  connections: 15_000,
  waitingForDatabase: 512,
  dear: { atOnce: 4, atOnceOfOne: 2, waiting: 256, ofOne: 8, ofPrefix: 64, ofVisitors: 64 },
  loopDelayMs: 1_000,
  sessionRate: { max: 600, perSeconds: 20 },
  addressRate: { max: 3_000, perSeconds: 20 },
  signedRate: { max: 100_000, perSeconds: 20 },
  buckets: 25_000,
};

export type Refused = {
  readonly code: RefusalCode;
  readonly field?: string;
  readonly value?: Readonly<Record<string, string | number | boolean>>;
  /** Words instead of the code's own, e.g. the operator's maintenance message. */
  readonly message?: Readonly<Record<Language, string>>;
};
