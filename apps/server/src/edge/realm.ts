import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS } from '@nokshi/contract';
import type { Serve } from '../kernel/caller.ts';
import { forWhom } from '../kernel/for-whom.ts';
import { refuse } from '../kernel/refusal.ts';
import { createTurns } from '../kernel/turns.ts';
import { type Act, createServe, nameOfRoute } from './act.ts';
import { admitBody } from './admit-body.ts';
import { admit, type Door } from './admit.ts';
import { accepted, JSON_TYPE, sendRefused } from './answer.ts';
import type { AnyRoute } from './deps.ts';
import { allowFrame, createElsewhere } from './elsewhere.ts';
import { type Idempotency, keyOf } from './idempotency.ts';
import { readInput } from './input.ts';
import { openCredentials } from './open-credentials.ts';
import { checkPressure, checkSurplus } from './pressure.ts';
import { pathOf } from './path-table.ts';
import { createBusyLog } from './busy-log.ts';
import { refusedBy } from './refused.ts';
import { placeOf, type SecurityHeaders } from './security-headers.ts';
import { callerOf, visitOf } from './visit.ts';
import { createWeb } from './web.ts';

export type Realm = {
  readonly serve: Serve;
  /** Routes of the contract that no room has given a use-case yet. */
  missing(): string[];
};

/** Puts one realm's calls, pages and answers onto its own HTTP server. */
export function openRealm(
  app: FastifyInstance,
  door: Door,
  house: {
    readonly idempotency: Idempotency;
    readonly trusted: (ip: string) => boolean;
    readonly headers: SecurityHeaders;
  },
): Realm {
  const { deps, name } = door;
  const options = deps[name];
  const elsewhere = createElsewhere(options, createWeb(deps, name));
  const served = new Set<AnyRoute>();
  const measureOf = measures(door);
  const logBusy = createBusyLog(deps.log);
  const dearly = createTurns(door.limits.dear);

  app.setErrorHandler((err, request, reply) =>
    answerError({ door, logBusy }, err, { request, reply }),
  );
  app.setNotFoundHandler(elsewhere);
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request.url);
    request.visit = visitOf(request, deps, house.trusted);
    for (const [header, value] of house.headers(placeOf(path))) reply.header(header, value);
    reply.header('x-request-id', request.id);
    if (request.url.length > door.limits.urlBytes) throw refuse('edge.too-large');
    checkSurplus(door, { request, reply, path });
    // Before any body is read; an answer here ends the request.
    if (request.is404) elsewhere(request, reply);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const measure = request.visit.measure ?? measureOf(request.routeOptions.url ?? 'other');
    measure(reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });

  const add = (route: AnyRoute, act: Act) => {
    if (!options.routes.includes(route))
      throw new Error(`${nameOfRoute(route)} is not in the contract of the ${name} realm`);
    if (served.has(route)) throw new Error(`${nameOfRoute(route)} is served twice`);
    served.add(route);
    const measure = measureOf(route.path);
    const run: Act = route.dear
      ? (input, caller) => dearly(() => act(input, caller), forWhom(caller))
      : act;
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyBytes === undefined ? {} : { bodyLimit: route.bodyBytes }),
      onRequest: async (request, reply) => {
        request.visit.measure = measure;
        if (route.allow === 'launch') allowFrame(request, reply);
        // The router takes `/members/` for an empty id: the contract has no such path.
        if (Object.values(request.params as object).includes('')) throw refuse('edge.not-found');
        checkPressure(door);
        await admit(door, route, request);
        admitBody(door, route, { request, reply });
      },
      handler: (request, reply) => handle({ door, route, act: run }, request, reply),
    });
  };
  return {
    serve: createServe({ db: deps.db, idempotency: house.idempotency }, add),
    missing: () => options.routes.filter((route) => !served.has(route)).map(nameOfRoute),
  };
}

/** The counter of each route; there are as many as routes. */
function measures({ deps, name }: Door) {
  const known = new Map<string, ReturnType<typeof deps.metrics.http>>();
  return (route: string) => {
    const measure = known.get(route) ?? deps.metrics.http({ realm: name, route });
    known.set(route, measure);
    return measure;
  };
}

type Served = { readonly door: Door; readonly route: AnyRoute; readonly act: Act };

/** Reads the input, runs the use-case and answers; a refusal is thrown. */
async function handle(
  { door, route, act }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { deps, cookies, inWork } = door;
  const body = route.encrypted
    ? await openCredentials(deps.credentials, request.body)
    : request.body;
  const key = route.keyed ? keyOf(request.headers['idempotency-key']) : null;
  const input = readInput(route, { params: request.params, query: request.query, body });
  const { caller, commitCookies } = callerOf(request, reply, { key, cookies, deps });
  // Fastify's own handlerTimeout ends with the request's body, so the limit is enforced here.
  const run = () => act(input, caller);
  const held = request.visit.body;
  const { json, repeated } = await inWork.run(route.path, held ? () => held.during(run) : run);
  commitCookies();
  if (repeated) reply.header('idempotency-replayed', 'true');
  return reply
    .header('content-type', JSON_TYPE)
    .header('cache-control', 'no-store')
    .send(accepted(json, request.id));
}

/** The one place where refusals and faults become answers. */
function answerError(
  { door: { deps, name }, logBusy }: { door: Door; logBusy: ReturnType<typeof createBusyLog> },
  err: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const refused = refusedBy(err);
  const route = `${request.method} ${request.routeOptions.url ?? 'other'}`;
  const facts = { realm: name, route, requestId: request.id };
  if (refused.code === 'edge.fault') {
    deps.log.error('a call failed', { ...facts, err });
    deps.metrics.fault(route);
  } else {
    if (refused.code === 'edge.busy') logBusy({ ...facts, err });
    deps.metrics.refusal(refused.code);
  }
  // After an unread body the connection cannot be used again.
  if (REFUSALS[refused.code] === 413) reply.header('connection', 'close');
  return sendRefused(reply, refused, request.visit);
}
