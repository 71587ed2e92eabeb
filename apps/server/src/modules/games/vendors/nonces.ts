import { askTogether } from '../../../kernel/ask-together.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { forgetNonces, takeNonces } from './store/nonces.ts';

/** How far a vendor's clock may differ from ours: an older call is a replay. */
export const WINDOW_MS = 60_000;
/** A timestamp may be a window ahead, so its nonce is stored for two. */
const KEPT_MS = 2 * WINDOW_MS;
/** Some minutes of the quickest vendor; more is refused as busy. */
const MOST = 1_000_000;

export type Nonces = {
  /**
   * Refuses edge.signature-wrong when this vendor used it within the window, here or at another
   * server; edge.busy when memory is full.
   */
  take(vendor: string, nonce: string): Promise<void>;
  /** Deletes expired ones, for all servers. */
  forget(tx: Tx): Promise<void>;
};

/**
 * Nonces of signed calls, for as long as their timestamps are accepted. The server's own memory
 * answers first; all servers share a table, which one statement writes for all calls of a moment,
 * in parallel with the call's first read. Decision 0034.
 */
export function createNonces({
  clock,
  db,
}: {
  readonly clock: Clock;
  readonly db: Pick<Db, 'rows'>;
}): Nonces {
  /** In order of arrival, so the oldest come first. */
  const seen = new Map<Uuid, number>();
  const takeTogether = askTogether<Uuid, true>({
    async find(nonces) {
      const taken = await db.rows<{ nonce: Uuid }>(takeNonces(nonces, clock.now()));
      return new Map(taken.map(({ nonce }) => [nonce, true]));
    },
  });
  const takeHere = (nonce: Uuid) => {
    const now = clock.now().getTime();
    for (const [old, at] of seen) {
      if (at + KEPT_MS > now) break;
      seen.delete(old);
    }
    if (seen.has(nonce)) throw refuse('edge.signature-wrong');
    if (seen.size >= MOST) throw refuse('edge.busy');
    seen.set(nonce, now);
  };
  return {
    async take(vendor, word) {
      const nonce = derivedId<Uuid>(`vendors.nonce\n${vendor}\n${word}`);
      takeHere(nonce);
      if (!(await takeTogether(nonce))) throw refuse('edge.signature-wrong');
    },
    async forget(tx) {
      const until = new Date(clock.now().getTime() - KEPT_MS);
      await forgetNonces(tx, until);
    },
  };
}
