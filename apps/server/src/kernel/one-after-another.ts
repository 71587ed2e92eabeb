/**
 * Reads into memory one after the other, so that an older reading never covers a newer one. Whoever
 * asks while one runs gets the next, which begins when that has ended and is shared by all who
 * wait: what it answers is never older than the question. Rejects as `read` does.
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
