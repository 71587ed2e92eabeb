import type { FastifyReply, FastifyRequest } from 'fastify';
import { forWhom } from '../kernel/for-whom.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Door } from './admit.ts';
import { UNCOUNTED_BYTES } from './bodies.ts';
import type { AnyRoute } from './deps.ts';

/**
 * What the headers say about the body, looked at once the caller is known and before it is read: it
 * fits the route, and there is room for it. Refuses edge.too-large, edge.uploads-in-progress,
 * edge.busy.
 */
export function admitBody(
  door: Pick<Door, 'bodies' | 'limits'>,
  route: AnyRoute,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const { visit, headers } = request;
  visit.keepsBody = route.allow === 'signed';
  const length = headers['content-length'];
  if (route.method === 'GET') return;
  if (length === undefined && headers['transfer-encoding'] === undefined) return;
  const declared = Number(length ?? 0);
  if (length !== undefined && declared <= UNCOUNTED_BYTES) return;
  if (declared > (route.bodyBytes ?? door.limits.bodyBytes)) throw refuse('edge.too-large');
  const { key } = forWhom({ ...visit.who, ip: visit.ip });
  const body = door.bodies.begin(key, declared);
  visit.body = body;
  reply.raw.once('close', () => body.end());
}
