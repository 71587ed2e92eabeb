import { refuse } from '../kernel/refusal.ts';
import type { AnyRoute } from './deps.ts';

/** A sandboxed frame has no origin of its own; browsers send this. */
export const FRAME_ORIGIN = 'null';

/**
 * Required of a GET that does more than read; browsers send it for pages of the same origin only.
 */
export const OPENS_HEADER = 'x-requested-with';

/**
 * Refuses edge.origin-refused where a route that opens something was requested without its header.
 */
export function checkOpens({ opens }: Pick<AnyRoute, 'opens'>, header: unknown): void {
  if (opens && (typeof header !== 'string' || header === '')) throw refuse('edge.origin-refused');
}

/**
 * A write must come from our own pages, so that another site cannot use a reader's cookie:
 * `Origin` must be ours; without it the browser must say `Sec-Fetch-Site: same-origin`, and a
 * client that says neither must not carry the session cookie. The game frame's calls carry no
 * cookie but a token, so its origin `null` may call them. Refuses edge.origin-refused.
 */
export function checkOrigin(
  route: Pick<AnyRoute, 'method' | 'allow'>,
  sent: { origin: string | undefined; fetchSite: string | undefined; cookie: boolean },
  own: string,
): void {
  if (route.method === 'GET' || route.allow === 'signed') return;
  const { origin, fetchSite } = sent;
  const fromFrame = route.allow === 'launch' && origin === FRAME_ORIGIN;
  if (origin === own || fromFrame) return;
  const quiet = origin === undefined && (fetchSite === undefined || fetchSite === 'same-origin');
  if (quiet && (fetchSite === 'same-origin' || !sent.cookie || route.allow === 'launch')) return;
  throw refuse('edge.origin-refused');
}
