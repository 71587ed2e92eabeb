import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../kernel/refusal.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { Door } from './admit.ts';
import type { RealmName } from './deps.ts';
import { HEALTH_PATHS } from './health.ts';

type Pressed = Pick<Door, 'name' | 'deps' | 'limits' | 'inWork' | 'connections' | 'loopDelay'>;

/**
 * More than this server can answer in time is refused before anything is done for it: the caller
 * sends the same again after `Retry-After`. Refuses edge.busy. A late event loop refuses players
 * only, so that operators can act in the meantime; each realm has its own limits.
 */
export function checkPressure({ name, deps, inWork, loopDelay, limits }: Pressed): void {
  const late = name === 'player' && loopDelay.ms() > limits.loopDelayMs;
  const databaseFull = deps.db.pool.waitingCount >= limits.waitingForDatabase;
  if (late || databaseFull || inWork.full()) throw refuse('edge.busy');
}

/**
 * On a connection over the limit only health is answered; it is closed with the refusal edge.busy.
 */
export function checkSurplus(
  { connections }: Pressed,
  { request, reply, path }: { request: FastifyRequest; reply: FastifyReply; path: string },
): void {
  if (!connections.surplus(request.raw.socket) || HEALTH_PATHS.has(path)) return;
  reply.header('connection', 'close');
  throw refuse('edge.busy');
}

/** How close each realm is to its limits, for `/metrics`. */
export function watchPressure(metrics: Metrics, doors: Readonly<Record<RealmName, Door>>): void {
  const { player, console } = doors;
  const both = (read: (door: Door) => number) => () => ({
    player: read(player),
    console: read(console),
  });
  metrics.watch(
    'http_in_work',
    'Calls in work',
    both(({ inWork }) => inWork.count()),
  );
  metrics.watch(
    'http_connections',
    'Open connections',
    both((d) => d.connections.count()),
  );
  metrics.watch(
    'http_body_bytes',
    'Bytes of request bodies in memory',
    both(({ bodies }) => bodies.held()),
  );
  metrics.watch('loop_delay_ms', 'How late the event loop is', () => player.loopDelay.ms());
}
