import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { REFUSALS, type RefusalCode } from '@nokshi/contract';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { RandomSource } from '../kernel/random.ts';
import { JSON_TYPE, refusedBody, sendRefused } from './answer.ts';
import type { EdgeDeps, EdgeLimits } from './deps.ts';
import { createBodyReader } from './read-body.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { visitOf } from './visit.ts';

/**
 * A bare HTTP server with our limits: a request that is too long, too slow or malformed is answered
 * and cut.
 */
export function createHttpServer(
  deps: EdgeDeps,
  limits: EdgeLimits,
  { trusted, headers }: { trusted: (ip: string) => boolean; headers: SecurityHeaders },
): FastifyInstance {
  const nextId = requestIds(deps.random);
  const app = Fastify({
    logger: false,
    genReqId: nextId,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.requestMs + limits.answerMs,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: Math.min(limits.headersMs, limits.requestMs),
      connectionsCheckingInterval: Math.min(1_000, limits.requestMs),
    },
    clientErrorHandler: (err, socket) => answerRaw(nextId(), err, socket),
    // Unreadable addresses (`/%zz`) arrive here, before any hook.
    frameworkErrors: (_err, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      for (const [name, value] of headers('page')) answer.header(name, value);
      sendRefused(answer, { code: 'edge.malformed' }, visitOf(request, deps, trusted));
    },
  });
  app.decorateRequest('visit');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', createBodyReader());
  return app;
}

/** Set by us only and cheap: a random start for this server, then a count. */
function requestIds(random: RandomSource): () => string {
  const start = random.bytes(9).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}

/** Answers malformed requests on the raw socket. */
function answerRaw(requestId: string, err: Error & { code?: string }, socket: Socket): void {
  if (err.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = RAW[err.code ?? ''] ?? 'edge.malformed';
  const body = refusedBody({ code }, { language: 'EN', requestId });
  const status = REFUSALS[code];
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${JSON_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\n` +
      `Cache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

const RAW: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'edge.too-slow',
  HPE_HEADER_OVERFLOW: 'edge.too-large',
};
