import { refuse } from '../kernel/refusal.ts';

/** The request bodies of one realm that are in memory. */
export type Bodies = {
  /** Bytes held now. */
  held(): number;
  /**
   * Before a body is read: `declared` is its Content-Length, 0 when it has none. Refuses
   * edge.uploads-in-progress when the caller's share is used up, edge.busy when all bodies together
   * are too large.
   */
  begin(caller: string, declared: number): Body;
};

export type Body = {
  /** So many more bytes have arrived. Refuses as `begin` does; the body is then not read on. */
  grow(bytes: number): void;
  /** Keeps the bytes counted until `work` has settled, also when its caller was answered before. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** The request has ended. */
  end(): void;
};

const AGAIN = { value: { retryAfterSeconds: 2 } };

/** What is smaller is not counted: every call of a game, of a vendor and nearly every form. */
export const UNCOUNTED_BYTES = 8 * 1024;

/**
 * All bodies together hold at most `most` bytes, those of one caller at most `ofOne`. A caller's
 * share is taken by what the headers declare, the whole by what has arrived: a sender who declares
 * much and sends nothing stands in nobody's way but their own.
 */
export function createBodies({ most, ofOne }: { most: number; ofOne: number }): Bodies {
  let held = 0;
  const shares = new Map<string, number>();
  const share = (caller: string, bytes: number) => {
    const now = (shares.get(caller) ?? 0) + bytes;
    if (now > 0) shares.set(caller, now);
    else shares.delete(caller);
  };
  return {
    held: () => held,
    begin(caller, declared) {
      if ((shares.get(caller) ?? 0) + declared > ofOne)
        throw refuse('edge.uploads-in-progress', AGAIN);
      if (held + declared > most) throw refuse('edge.busy');
      let [arrived, reserved, users] = [0, declared, 1];
      share(caller, declared);
      const leave = () => {
        users -= 1;
        if (users > 0) return;
        held -= arrived;
        share(caller, -reserved);
        [arrived, reserved] = [0, 0];
      };
      let ended = false;
      return {
        grow(bytes) {
          if (users === 0) return;
          if (held + bytes > most) throw refuse('edge.busy');
          const more = Math.max(0, arrived + bytes - reserved);
          if (more > 0 && (shares.get(caller) ?? 0) + more > ofOne)
            throw refuse('edge.uploads-in-progress', AGAIN);
          share(caller, more);
          reserved += more;
          arrived += bytes;
          held += bytes;
        },
        async during(work) {
          users += 1;
          try {
            return await work();
          } finally {
            leave();
          }
        },
        end() {
          if (!ended) leave();
          ended = true;
        },
      };
    },
  };
}
