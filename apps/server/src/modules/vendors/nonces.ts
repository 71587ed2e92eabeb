import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/refusal.ts';

/** How far a studio's clock may be from ours: older is a replay. */
export const WINDOW_MS = 60_000;

export type Nonces = {
  /** False when this studio used it within the window. Refuses edge.busy when memory is full. */
  take(vendor: string, nonce: string): boolean;
};

/**
 * Nonces of signed calls, as long as their timestamps are taken. Each server has its own memory: a
 * captured call that is sent to another one, or after a restart, within the window, finds the
 * first answer of its transaction and moves nothing.
 */
export function createNonces(
  clock: Clock,
  { keptMs, most }: { readonly keptMs: number; readonly most: number },
): Nonces {
  /** In the order in which they came, so the oldest are first. */
  const seen = new Map<string, number>();
  const forget = (now: number) => {
    for (const [nonce, at] of seen) {
      if (at + keptMs > now) return;
      seen.delete(nonce);
    }
  };
  return {
    take(vendor, nonce) {
      const now = clock.now().getTime();
      forget(now);
      const name = `${vendor} ${nonce}`;
      if (seen.has(name)) return false;
      if (seen.size >= most) throw refuse('edge.busy');
      seen.set(name, now);
      return true;
    },
  };
}
