import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../kernel/refusal.ts';
import { sendRefused } from './answer.ts';
import type { RealmOptions } from './deps.ts';
import { FRAME_ORIGIN } from './origin.ts';
import { createPathTable, isApiPath, pathOf } from './path-table.ts';
import type { WebAnswers } from './web.ts';

/** Answers where no route was found; runs before any body is read. */
export type Elsewhere = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * A known path with another method: 405 with `Allow`. An unknown path of calls: 404. A preflight of
 * the game frame for its own calls is answered. Everything else is the web app's.
 */
export function createElsewhere(options: RealmOptions, web: WebAnswers): Elsewhere {
  const table = createPathTable(options.routes);
  return (request, reply) => {
    const path = pathOf(request.url);
    const routes = table.at(path);
    if (routes.length > 0) {
      const launch = routes.filter((route) => route.allow === 'launch').map((r) => r.method);
      if (launch.length > 0 && isPreflight(request)) return preflight(reply, launch);
      return notAllowed(request, reply, [...new Set(routes.map((route) => route.method))]);
    }
    if (isApiPath(path)) throw refuse('edge.not-found');
    if (request.method === 'GET' || request.method === 'HEAD') return web.answer(request, reply);
    return notAllowed(request, reply, ['GET', 'HEAD']);
  };
}

function notAllowed(
  { visit }: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): FastifyReply {
  reply.header('allow', methods.join(', '));
  return sendRefused(reply, { code: 'edge.method-not-allowed' }, visit);
}

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' &&
  headers.origin === FRAME_ORIGIN &&
  headers['access-control-request-method'] !== undefined;

const preflight = (reply: FastifyReply, methods: readonly string[]): FastifyReply =>
  reply
    .code(204)
    .headers({
      'access-control-allow-origin': FRAME_ORIGIN,
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      'access-control-max-age': '600',
      vary: 'origin',
    })
    .send();

/**
 * Lets the game frame, whose origin is opaque, read the answers of its calls; cookies do not count.
 */
export function allowFrame(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'origin');
  if (request.headers.origin !== FRAME_ORIGIN) return;
  reply.headers({
    'access-control-allow-origin': FRAME_ORIGIN,
    'access-control-expose-headers': 'retry-after, x-request-id',
  });
}
