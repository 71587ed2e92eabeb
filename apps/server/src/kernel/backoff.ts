/** After this many failed attempts, about nine hours, work waits for a person. */
export const MOST_ATTEMPTS = 20;

/**
 * Seconds until the next attempt: 1, 2, 4, ... and at most an hour. `attempts` counts failed ones.
 */
export const backoffSeconds = (attempts: number): number =>
  Math.min(3_600, 2 ** Math.max(0, attempts - 1));

/** When work that failed `attempts` times runs again, or that it is dead. */
export function afterFailure(attempts: number, now: Date): { runAt: Date; deadAt: Date | null } {
  return {
    runAt: new Date(now.getTime() + backoffSeconds(attempts) * 1_000),
    deadAt: attempts >= MOST_ATTEMPTS ? now : null,
  };
}

/** What is stored of an error with its work: one line, no stack. */
export const errorLine = (err: unknown): string =>
  (err instanceof Error ? `${err.name}: ${err.message}` : String(err)).slice(0, 500);
