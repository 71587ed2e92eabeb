/**
 * Resolves when this turn of the event loop has read what came in. Calls that came together wait for
 * each other here three times: read, then let in, then worked on, then answered. So one stage runs
 * for all of them before the next begins, and its code and data are in the processor's caches for
 * all but the first; answers leave together, and do not wake their readers one by one. Nobody waits
 * longer than a turn. Measured with 384 callers who spin: a call cost 152 us of processor when only
 * answers waited, 132 with the work and 127 with letting in as well (decision 0050).
 */
export function createTurnEnd(): () => Promise<void> {
  let end: Promise<void> | null = null;
  return () =>
    (end ??= new Promise((resolve) => {
      setImmediate(() => {
        end = null;
        resolve();
      });
    }));
}
