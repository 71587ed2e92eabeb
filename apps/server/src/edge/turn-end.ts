/**
 * Resolves when this turn of the event loop has read what came in. Answers that are ready leave
 * together then: a system call between any two of them would leave the processor's caches to the
 * kernel, and wake the reader for one answer at a time. Measured with 256 callers of the spin route
 * without its round: 100 us of processor a call when each answer left at once, 68 us so.
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
