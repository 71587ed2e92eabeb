/** Resolves at the end of this turn of the event loop: one promise for all who ask in it. */
export type EndOfTurn = () => Promise<void>;

/**
 * Spins that were read in one turn go on together, so that they share a commit: without it the first
 * of them committed alone while the others waited. A fifth more spins a second (decision 0067).
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
