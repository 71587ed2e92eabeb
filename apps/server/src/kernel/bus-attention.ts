/** Beats without a text: of our own, we are deaf; of another server, it is gone. */
const SILENT_BEATS = 3;

/** Beats that a deaf server waits between two reloads. */
const DEAF_BEATS = 2;

export type Attention = {
  /** Whether texts of this server, or of another, were missed before this one. */
  hears(from: string, count: number): boolean;
  /** One more beat without news; whether something may have been missed. */
  beat(): boolean;
  /** Our own texts do not come back, so nobody's would. */
  deaf(): boolean;
  /** Another server was heard recently; while that is unknown, assumed true. */
  others(): boolean;
};

/**
 * A wire may lose texts silently. Each server numbers its texts and sends one every beat, so a gap,
 * or a silent server whose last texts were lost, shows within a few beats.
 */
export function createAttention(me: string): Attention {
  const others = new Map<string, { count: number; silent: number }>();
  let own = 0;
  let listened = 0;
  const isDeaf = () => own >= SILENT_BEATS;
  return {
    hears(from, count) {
      if (from === me) {
        own = 0;
        return false;
      }
      // A server first heard in mid-sequence has sent texts before.
      const expected = (others.get(from)?.count ?? 0) + 1;
      others.set(from, { count, silent: 0 });
      return count !== expected;
    },
    beat() {
      own += 1;
      listened += 1;
      if (isDeaf()) return (own - SILENT_BEATS) % DEAF_BEATS === 0;
      let gone = false;
      for (const [from, server] of others) {
        server.silent += 1;
        if (server.silent > SILENT_BEATS) gone = others.delete(from);
      }
      return gone;
    },
    deaf: isDeaf,
    others: () => others.size > 0 || isDeaf() || listened <= SILENT_BEATS,
  };
}
