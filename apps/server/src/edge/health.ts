import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../kernel/refusal.ts';
import { isLoopback } from './address.ts';
import type { EdgeDeps } from './deps.ts';

/** Answered in overload too: monitoring must tell an overloaded server from a dead one. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * `/healthz`: the process answers. `/readyz`: it can work (database there, migrations applied, not
 * shutting down). `/metrics`: Prometheus. The last two are for this machine and trusted networks
 * only; for others they do not exist.
 */
export function serveHealth(
  app: FastifyInstance,
  deps: Pick<EdgeDeps, 'ready' | 'metrics' | 'log'>,
  house: { trusted: (ip: string) => boolean; closing: () => boolean },
): void {
  const within = ({ visit, headers }: FastifyRequest): void => {
    const { ip } = visit;
    // An untrusted proxy on this machine would make every caller look local.
    const hidden = isLoopback(ip) && headers['x-forwarded-for'] !== undefined;
    if (hidden || !(isLoopback(ip) || house.trusted(ip))) throw refuse('edge.not-found');
  };
  const open = { exposeHeadRoute: true } as const;
  app.get('/healthz', open, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', open, async (request, reply) => {
    within(request);
    reply.header('cache-control', 'no-store');
    if (house.closing()) return reply.code(503).send({ ready: false, why: 'closing' });
    try {
      await deps.ready();
      return await reply.send({ ready: true });
    } catch (err) {
      deps.log.warn('not ready', { err });
      return reply.code(503).send({ ready: false, why: 'database' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    within(request);
    return reply.type(deps.metrics.contentType).send(await deps.metrics.text());
  });
}
