import type { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { RefusalCode } from './refusals.ts';
import type { Right } from './rights.ts';

/**
 * Who may call a route. The edge turns this into a check; use-cases still check ownership.
 *
 * - `anyone`: no session needed.
 * - a {@link Right}: a live player session whose account has it (`rights.ts`).
 * - `launch`: the short-lived token of a game frame, bound to one member and one game.
 * - `operator`: any signed-in operator of the console.
 * - `{ permission }`: an operator whose role has it.
 * - `signed`: a machine that proves itself with a signature (channel callbacks, vendors).
 */
export type Allow =
  | 'anyone'
  | Right
  | 'launch'
  | 'operator'
  | 'signed'
  | { readonly permission: Permission };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How often one caller may use a route; the caller is the session, otherwise the address. */
export type RateLimit = { readonly max: number; readonly perSeconds: number };

export type Route<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  readonly method: Method;
  /** Fastify syntax: `/wps/session/login`, `/console/members/:id`. */
  readonly path: string;
  /** One English sentence for the API page. */
  readonly summary: string;
  readonly allow: Allow;
  /** GET: the query string; other methods: the JSON body. Path parameters are merged in both. */
  readonly input: I;
  readonly output: O;
  /** The refusals of this route beyond those every route has (`EDGE_REFUSALS`). */
  readonly refusals: readonly RefusalCode[];
  /** Accepts `Idempotency-Key`: same key and body get the first answer, another body is 422. */
  readonly keyed?: 'edge' | 'room';
  /**
   * Contains credentials: the body may (and, when the setting says so, must) be a JWE `{ jwe }`.
   */
  readonly encrypted?: boolean;
  /** A game-service wrapper call: GET whose input travels as `?data={json}` (checklist Y-007). */
  readonly wrapped?: boolean;
  /**
   * A GET that does more than read: accepted only with the header `x-requested-with`, which no
   * link, form or picture on another site can send. Checklist X-030.
   */
  readonly opens?: boolean;
  /** Stays open while the site is in maintenance or the region is blocked. */
  readonly alwaysOpen?: boolean;
  readonly rate?: RateLimit;
  /**
   * Reads or makes so much that few run at once, fewer of one caller, and the rest waits in line.
   */
  readonly dear?: boolean;
  /** The largest body, when the default of the edge is too small. */
  readonly bodyBytes?: number;
};

/** Declares a route; the value is all that server, client, OpenAPI and tests need to know. */
export const route = <I extends z.ZodType, O extends z.ZodType>(r: Route<I, O>): Route<I, O> => r;

export type Input<R> = R extends Route<infer I, z.ZodType> ? z.output<I> : never;
/** What a use-case may return, and what a client gets. */
export type Output<R> = R extends Route<z.ZodType, infer O> ? z.output<O> : never;
/** What a client sends. */
export type Sent<R> = R extends Route<infer I, z.ZodType> ? z.input<I> : never;
