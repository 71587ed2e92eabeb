/** The work took longer than its limit. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** The result of `work`, or {@link TookTooLong} after `ms` milliseconds. The work is not stopped. */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLong = () => reject(new TookTooLong(`${what} took longer than ${ms} ms`));
    const timer = setTimeout(tooLong, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
