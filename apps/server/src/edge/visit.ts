import type { Language } from '@nokshi/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, KeptCookie } from '../kernel/caller.ts';
import { callerAddress } from './address.ts';
import { NOBODY, type Who } from './allow.ts';
import type { Body } from './bodies.ts';
import { type Cookies, KEPT_FOR, readCookies } from './cookies.ts';
import type { EdgeDeps } from './deps.ts';
import { LANGUAGE_COOKIE, languageOf } from './language.ts';

/** One request as the edge sees it; created first of all, also where no route is found. */
export type Visit = {
  readonly requestId: string;
  readonly ip: string;
  readonly country: string | null;
  readonly language: Language;
  readonly device: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  who: Who;
  /** The counted body of this request; null while there is none, or a small one. */
  body: Body | null;
  /** Whether the use-case needs the bytes of the body: those of a signed call. */
  keepsBody: boolean;
  rawBody: Buffer | null;
  /** Counts the answer's status and seconds; null where there is no route of the contract. */
  measure: ((status: number, seconds: number) => void) | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit;
  }
}

export function visitOf(
  request: FastifyRequest,
  deps: Pick<EdgeDeps, 'country'>,
  trusted: (ip: string) => boolean,
): Visit {
  const { headers } = request;
  const cookies = readCookies(headers.cookie);
  const ip = callerAddress(request.raw, trusted);
  return {
    requestId: request.id,
    ip,
    country: deps.country(ip),
    language: languageOf(cookies[LANGUAGE_COOKIE], headers['accept-language']),
    device: (headers['user-agent'] ?? '').slice(0, 200),
    cookies,
    who: NOBODY,
    body: null,
    keepsBody: false,
    rawBody: null,
    measure: null,
  };
}

const GUEST = /^[A-Za-z0-9_-]{22}$/;

/**
 * The caller as a use-case sees it, and how it reaches the reply: a session cookie only after
 * success.
 */
export function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: { key: string | null; cookies: Cookies; deps: Pick<EdgeDeps, 'random'> },
): { caller: Caller; commitCookies(): void } {
  const { visit } = request;
  const { cookies } = parts;
  let guest = visit.cookies[cookies.guest];
  let gone: AbortSignal | undefined;
  let session: string | null | undefined;
  let keeping: Map<KeptCookie, string | null> | null = null;
  const { who } = visit;
  const caller: Caller = {
    session: who.session,
    operator: who.operator,
    launch: who.launch,
    requestId: visit.requestId,
    ip: visit.ip,
    country: visit.country,
    language: visit.language,
    device: visit.device,
    key: parts.key,
    signed: visit.keepsBody
      ? { body: visit.rawBody ?? Buffer.alloc(0), headers: flat(request.headers) }
      : null,
    gone: () => (gone ??= goneOf(reply)),
    guest() {
      if (guest && GUEST.test(guest)) return guest;
      guest = parts.deps.random.bytes(16).toString('base64url');
      reply.header('set-cookie', cookies.write(cookies.guest, guest));
      return guest;
    },
    setSession(secret) {
      session = secret;
    },
    kept: (name) => visit.cookies[cookies.kept[name]] ?? null,
    keep: (name, value) => void (keeping ??= new Map()).set(name, value),
  };
  return {
    caller,
    commitCookies() {
      if (session !== undefined)
        reply.header('set-cookie', cookies.write(cookies.session, session));
      for (const [name, value] of keeping ?? [])
        reply.header('set-cookie', cookies.write(cookies.kept[name], value, KEPT_FOR[name]));
    },
  };
}

function goneOf({ raw }: FastifyReply): AbortSignal {
  const ended = new AbortController();
  if (raw.destroyed || raw.writableEnded) ended.abort();
  else raw.once('close', () => ended.abort());
  return ended.signal;
}

const flat = (headers: FastifyRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
