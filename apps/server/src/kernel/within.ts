/** What was waited for took longer than its limit. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** The result of `work`, or {@link TookTooLong} after `ms` milliseconds. The work is not stopped. */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`${what} took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
