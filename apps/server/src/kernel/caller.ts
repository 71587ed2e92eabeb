import type { Input, Language, Output, Permission, Route } from '@nokshi/contract';
import type { SystemStatus } from '@nokshi/contract/player/site.ts';
import type { z } from 'zod';
import type { Tx } from './db.ts';
import type { MemberId, OperatorId, SessionId } from './ids.ts';

export type Restriction = 'frozen' | 'self-excluded' | 'time-out';

/** A live player session in the edge's memory. */
export type PlayerSession = {
  readonly sessionId: SessionId;
  readonly memberId: MemberId;
  readonly username: string;
  /** 0, 1, 2, 41, 42 real accounts; 4 trial. */
  readonly type: number;
  readonly restriction: Restriction | null;
  /** Checked again in the commit of every wager and payment. */
  readonly generation: number;
  /** Until it is changed nothing else is allowed; checklist S-017, M-004. */
  readonly passwordChangeNeeded: boolean;
};

export type OperatorSession = {
  readonly sessionId: SessionId;
  readonly operatorId: OperatorId;
  readonly username: string;
  readonly roles: readonly string[];
  /** The union over the operator's roles. */
  readonly permissions: readonly Permission[];
  readonly passwordChangeNeeded: boolean;
  /** Has to set up a second factor before anything else. */
  readonly factorSetupNeeded: boolean;
};

/** What a launch token opens: one game for one member. */
export type Launch = { readonly session: PlayerSession; readonly gameId: string };

/**
 * Identity's answers to the edge, from memory and at once: a known secret costs no query, an
 * unknown one is remembered as unknown for a moment. `null` is "no such live session", never a
 * fault.
 */
export type Sessions = {
  /** The live player session behind a cookie's secret. */
  player(secret: string): Promise<PlayerSession | null>;
  operator(secret: string): Promise<OperatorSession | null>;
  /** What a bearer token of a game frame opens; null when it or its session has ended. */
  launch(token: string): Promise<Launch | null>;
  /**
   * A request of this session was admitted: its idle time starts again. The live socket does not
   * count.
   */
  touch(sessionId: SessionId, seen: { readonly ip: string; readonly device: string }): void;
};

/** Opens the credentials of `encrypted` routes (checklist Y-001); identity owns the keys. */
export type Credentials = {
  /** Whether a plain body is refused with edge.encryption-needed. */
  required(): boolean;
  /** The JSON in a compact JWE; null when it cannot be opened. */
  open(jwe: string): Promise<unknown>;
};

/** Checked before every call that is not `alwaysOpen`; the site room answers from memory. L-011. */
export type SystemGate = {
  statusFor(visitor: { readonly ip: string; readonly country: string | null }): SystemStatus;
  /**
   * Identifies what this server shows visitors now; the same on every server that shows the same.
   */
  shown(): string;
};

/** What a browser keeps beyond the session, in HttpOnly cookies of this realm. */
export type KeptCookie = 'device' | 'remembered' | 'chat';

/**
 * Who calls and from where, as the edge established it; nothing here is taken from the client's
 * claims.
 */
export type Caller = {
  readonly requestId: string;
  readonly ip: string;
  readonly country: string | null;
  readonly language: Language;
  readonly device: string;
  readonly session: PlayerSession | null;
  readonly operator: OperatorSession | null;
  readonly launch: Launch | null;
  /** The `Idempotency-Key` of a keyed call. */
  readonly key: string | null;
  /** The raw body and headers of a `signed` call. */
  readonly signed: {
    readonly body: Buffer;
    readonly headers: Readonly<Record<string, string>>;
  } | null;
  /** Aborted once the answer was sent, or nobody is there to receive it. */
  gone(): AbortSignal;
  /** An anonymous id in an HttpOnly cookie, created when first needed. */
  guest(): string;
  /** After the commit: set (or with null clear) the session cookie of this realm. */
  setSession(secret: string | null): void;
  /** What the browser says it kept; its reader has to verify it. */
  kept(name: KeptCookie): string | null;
  /** After the commit: makes the browser keep this, or with null forget it. */
  keep(name: KeptCookie, value: string | null): void;
};

export const playerOf = (caller: Caller): PlayerSession => {
  if (!caller.session) throw new Error('route serves a session but has none');
  return caller.session;
};

export const operatorOf = (caller: Caller): OperatorSession => {
  if (!caller.operator) throw new Error('route serves an operator but has none');
  return caller.operator;
};

type AnyRoute = Route<z.ZodType, z.ZodType>;

/** The rest of a use-case, all of it in one transaction. */
export type Story<T> = (tx: Tx) => Promise<T>;

/** How a room gives its use-cases to the edge; a room's `routes.ts` consists of these lines. */
export type Serve = {
  /**
   * One use-case in one transaction; with `keyed: 'edge'` its answer is stored in the same commit.
   */
  story<R extends AnyRoute>(
    route: R,
    act: (tx: Tx, input: Input<R>, caller: Caller) => Promise<Output<R>>,
  ): void;
  /**
   * The same after slow work outside the transaction: pictures, hashes, challenges, calls to
   * others. `prepare` does it and returns the use-case, which the edge runs.
   */
  prepared<R extends AnyRoute>(
    route: R,
    prepare: (input: Input<R>, caller: Caller) => Promise<Story<Output<R>>>,
  ): void;
  /** Reads in one read-only snapshot. */
  read<R extends AnyRoute>(
    route: R,
    act: (tx: Tx, input: Input<R>, caller: Caller) => Promise<Output<R>>,
  ): void;
  /** No transaction of the edge: hot paths and pure answers. */
  direct<R extends AnyRoute>(
    route: R,
    act: (input: Input<R>, caller: Caller) => Promise<Output<R>> | Output<R>,
  ): void;
};
