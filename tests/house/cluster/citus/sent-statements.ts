import pg from 'pg';

/** Every statement that this process sends to a database, until it is put back. */
export function listenToStatements() {
  const first = pg.Client.prototype.query;
  const sent = new Set<string>();
  const recording = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args;
    sent.add(typeof asked === 'string' ? asked : (asked as { text: string }).text);
    return Reflect.apply(first, this, args);
  };
  pg.Client.prototype.query = recording as typeof first;
  return {
    /** Those that were sent while this ran. */
    async during(work: () => Promise<unknown>): Promise<string[]> {
      sent.clear();
      await work();
      return [...sent];
    },
    putBack: () => void (pg.Client.prototype.query = first),
  };
}
