/**
 * Reads into memory one after the other, so that an older read never replaces a newer one. A caller
 * during a read gets the next one, which begins when the current one ends and is shared by all who
 * wait: its result is never older than the call. Rejects as `read` does.
 */
export function oneAfterAnother(read: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        running = read();
        return running;
      });
    return next;
  };
}
