/**
 * Resolves when this turn of the event loop has read what came in. Calls that came together wait for
 * each other here three times: before they are let in, worked on and answered. So one stage runs
 * for all of them before the next begins, and its code and data are in the processor's caches for
 * all but the first; answers leave together, and do not wake their readers one by one. Nobody waits
 * longer than a turn. Measured in pairs with 384 callers who spin: 13 % less processor a call than when
 * only answers waited, and 4 % less again since letting in waits as well (decision 0050).
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
