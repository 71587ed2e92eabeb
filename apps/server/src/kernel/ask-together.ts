import { refuse } from './refusal.ts';

export type Question<K, V> = {
  /** Returns as many of these keys as it finds. */
  find(keys: readonly K[]): Promise<ReadonlyMap<K, V>>;
  /** Most keys of one lookup. */
  readonly mostAtOnce?: number;
  /** Lookups in flight at the same time. */
  readonly inFlight?: number;
  /** Most keys that wait for a lookup; another one is refused with edge.busy. */
  readonly mostWaiting?: number;
};

/**
 * One lookup for all callers in the same turn of the event loop, and while the maximum is in
 * flight. For values that never change once they exist: a caller for a key in flight shares its
 * answer. A missing key may exist by now, so those callers ask again. A failed lookup is the error
 * of all its callers.
 */
export function askTogether<K, V>(question: Question<K, V>): (key: K) => Promise<V | undefined> {
  const { find, mostAtOnce = 1_000, inFlight = 2, mostWaiting = 16_384 } = question;
  const asked = new Map<K, Asked<K, V>>();
  const queue: Asked<K, V>[] = [];
  let onTheWay = 0;
  let soon = false;

  function begin(): void {
    if (soon || queue.length === 0 || onTheWay >= inFlight) return;
    soon = true;
    setImmediate(() => {
      soon = false;
      void lookUp(queue.splice(0, mostAtOnce));
      begin();
    });
  }

  async function lookUp(batch: readonly Asked<K, V>[]): Promise<void> {
    onTheWay += 1;
    for (const one of batch) one.onTheWay = true;
    try {
      const found = await find(batch.map(({ key }) => key));
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (err) {
      for (const { reject } of batch) reject(err);
    }
    for (const { key } of batch) asked.delete(key);
    onTheWay -= 1;
    begin();
  }

  return async function ask(key): Promise<V | undefined> {
    const before = asked.get(key);
    if (before?.onTheWay) return (await before.answer) ?? ask(key);
    if (before) return before.answer;
    if (queue.length >= mostWaiting) throw refuse('edge.busy');
    const mine = new Asked<K, V>(key);
    asked.set(key, mine);
    queue.push(mine);
    begin();
    return mine.answer;
  };
}

class Asked<K, V> {
  readonly key: K;
  readonly answer: Promise<V | undefined>;
  onTheWay = false;
  resolve!: (found: V | undefined) => void;
  reject!: (reason: unknown) => void;

  constructor(key: K) {
    this.key = key;
    this.answer = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }
}
