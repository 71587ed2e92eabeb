/** How far the server's clock is ahead of this one, from its answers to `ping`. */
export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * The time that a question took is halved: the answer was written in its middle. The `hello` that a
 * line begins with counts until a question was answered.
 */
export function createServerClock(now: () => number = () => Date.now()) {
  let aheadMs = 0;
  let isMeasured = false;
  let askedAt: number | null = null;
  return {
    /** A `ping` leaves now. */
    asked(): void {
      askedAt = now();
    },
    greeted(serverTime: string): void {
      if (!isMeasured) aheadMs = Date.parse(serverTime) - now();
    },
    answered(serverTime: string): void {
      if (askedAt === null) return;
      const at = now();
      aheadMs = Date.parse(serverTime) + (at - askedAt) / 2 - at;
      isMeasured = true;
      askedAt = null;
    },
    now: (): number => now() + aheadMs,
  };
}
