/** Resolves at the end of this turn of the event loop: one promise for all its callers. */
export type EndOfTurn = () => Promise<void>;

/**
 * Spins read in one turn continue together, so that they share a commit: without it the first one
 * commits alone while the others wait. A fifth more spins a second (decision 0067).
 */
export function createEndOfTurn(): EndOfTurn {
  let end: Promise<void> | null = null;
  return () =>
    (end ??= new Promise((resolve) => {
      setImmediate(() => {
        end = null;
        resolve();
      });
    }));
}
